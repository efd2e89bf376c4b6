import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { FileImportId, TurnId, UserId } from "#domain/ids"

/** Work that runs long and that the next start resumes: a turn, or an import. */
export type WorkId = TurnId | FileImportId

/**
 * `excused`: the process ended in order. `suspected`: it did not. `alone`: it runs again, and nothing else does that
 * could end the process.
 */
export type InterruptedState = "excused" | "suspected" | "alone"

/** Work that was under way when the process ended, until it has passed the step it was in. */
export const interruptedWork = sqliteTable("interrupted_work", {
  id: text().$type<WorkId>().primaryKey(),
  user_id: text().$type<UserId>().notNull(),
  state: text().$type<InterruptedState>().notNull(),
  /** Ends of the process, not in order, while it ran alone. */
  deaths: integer().notNull(),
  /** The most records of an import that had been read at one of its ends. */
  reached: integer().notNull(),
})
