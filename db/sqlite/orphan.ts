import { SQLiteError } from "bun:sqlite"

/** Whether a change died of this: what its row belongs to, in the end a person, has been deleted. */
export const isOrphaned = (defect: unknown): boolean =>
  defect instanceof SQLiteError && defect.code === "SQLITE_CONSTRAINT_FOREIGNKEY"
