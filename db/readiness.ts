import { Effect } from "effect"
import { Database } from "#db/database"

/** The conditions of the database that must hold before the service is ready. */
export interface Readiness {
  /** A change was written to disk just now, and there is room for more. */
  readonly writable: boolean
  readonly migrated: boolean
}

/** Looks now. A database that takes no changes is an answer, not a defect. */
export const readiness: Effect.Effect<Readiness, never, Database> = Effect.gen(function* () {
  const { isMigrated, isWritable } = yield* Database
  return { writable: yield* isWritable, migrated: yield* isMigrated }
})
