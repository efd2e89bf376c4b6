import { Data, Effect } from "effect"
import { Config } from "#config"

/** What is to be backed up or restored is kept in PostgreSQL. */
export class KeptInPostgres extends Data.TaggedError("KeptInPostgres")<{
  readonly message: string
}> {}

/** Refuses where DATABASE_URL is set: PostgreSQL is backed up and restored by tools of its own. */
export const requireOwnDatabase = Effect.gen(function* () {
  const { DATABASE_URL } = yield* Config
  if (DATABASE_URL !== null)
    return yield* new KeptInPostgres({
      message:
        "DATABASE_URL is set: back PostgreSQL up with pg_dump (pg_restore brings it back), " +
        "or with point-in-time recovery from its archived log.",
    })
})
