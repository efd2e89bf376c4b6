import { Effect } from "effect"
import { Database } from "#db/database"
import { isMigrated } from "#db/sqlite/migrations"

/** What the service needs of its database before it may be asked anything. */
export interface Readiness {
  /** A change was written to disk just now, one that changes nothing. */
  readonly writable: boolean
  readonly migrated: boolean
}

const writable = Database.use(({ write }) =>
  write(({ sqlite }) => void sqlite.run("UPDATE clock SET mark = mark")),
).pipe(
  Effect.as(true),
  Effect.catchDefect(() => Effect.succeed(false)),
)

/** Looks now. A database that takes no changes is an answer, not a defect. */
export const readiness: Effect.Effect<Readiness, never, Database> = Effect.gen(function* () {
  const { read } = yield* Database
  return { writable: yield* writable, migrated: yield* read((_, sqlite) => isMigrated(sqlite)) }
})
