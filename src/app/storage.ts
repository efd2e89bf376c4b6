import { Effect, Layer } from "effect"
import { InvalidConfig, type Values } from "#config"
import { DataDir } from "#db/data-dir"
import { Database } from "#db/database"
import { DATABASE } from "#db/folder-names"
import { Secrets } from "#db/secrets"

/** DATA_DIR with its secrets and database, locked for this process. Refuses where DATABASE_URL is set. */
export const storage = ({ DATA_DIR, DATABASE_URL }: Values) =>
  Layer.unwrap(
    Effect.gen(function* () {
      if (DATABASE_URL !== null)
        return yield* new InvalidConfig({
          message: "DATABASE_URL must not be set: everything is kept in DATA_DIR so far.",
        })
      const dir = yield* DataDir
      return Layer.merge(Database.layer(dir.file(DATABASE)), Secrets.layer)
    }),
  ).pipe(Layer.provideMerge(DataDir.layer(DATA_DIR)))
