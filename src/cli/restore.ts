import { Console, Data, Effect } from "effect"
import { invocation } from "#cli/invocation"
import { requireOwnDatabase } from "#cli/own-database"
import { passphrase } from "#cli/passphrase"
import { Config } from "#config"
import { AGE_IDENTITIES } from "#domain/backup"
import { restoreBackup } from "#operations/restore-backup"

/** There is nothing to restore from. */
export class NothingToRestore extends Data.TaggedError("NothingToRestore")<{
  readonly message: string
}> {}

const textOf = Effect.fnUntraced(function* (path: string) {
  return yield* Effect.tryPromise({
    try: () => Bun.file(path).text(),
    catch: () => new NothingToRestore({ message: `There is no file ${path}.` }),
  })
})

/** The secret keys in a file of age-keygen. */
const identitiesIn = Effect.fnUntraced(function* (path: string) {
  const identities = (yield* textOf(path)).match(AGE_IDENTITIES)
  return identities
    ? { identities }
    : yield* new NothingToRestore({ message: `${path} holds no age key (AGE-SECRET-KEY-1…).` })
})

/** Restores a backup into the empty DATA_DIR, opened by the keys in a file or by its passphrase. */
export const restore = Effect.fn("restore")(function* (path: string, identity: string | null) {
  yield* requireOwnDatabase
  const { DATA_DIR } = yield* Config
  if (!(yield* Effect.promise(() => Bun.file(path).exists())))
    return yield* new NothingToRestore({ message: `There is no file ${path}.` })
  const key =
    identity === null ? { passphrase: yield* passphrase("once") } : yield* identitiesIn(identity)
  const { made_at } = yield* restoreBackup({ file: path, key, folder: DATA_DIR })
  yield* Console.log(
    `${DATA_DIR} is as it was at ${made_at}. Start it with \`${invocation()} serve\`.`,
  )
})
