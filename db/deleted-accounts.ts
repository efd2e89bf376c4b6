import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer, Redacted } from "effect"
import { Database, type Transaction } from "#db/database"
import { deletedNames } from "#db/schema/deleted-account"

/** A name something of a deleted account went by. */
export type DeletedName =
  | readonly ["subject", issuer: string, subject: string]
  /** A token, by its hash. */
  | readonly ["token", hash: string]
  /** An id in deliveries: of the person, of a link, of an upload. */
  | readonly ["delivery", id: string]

/**
 * What remains of deleted accounts: keyed hashes of their names, which tell whether a name that
 * comes up was one of theirs, and nothing else.
 */
export class DeletedAccountStore extends Context.Service<
  DeletedAccountStore,
  {
    /** Adds names as of a moment (epoch ms), inside the caller's transaction. */
    readonly add: (tx: Transaction, names: ReadonlyArray<DeletedName>, at: number) => void
    /** When the account of a name was last deleted (epoch ms); null when it never was. */
    readonly when: (name: DeletedName) => number | null
    /**
     * Whether a delivery with these ids is for a deleted account and for no other. `idsOf` is not
     * called while no account has ever been deleted.
     */
    readonly isStray: (idsOf: () => ReadonlyArray<string>) => boolean
  }
>()("db/DeletedAccountStore") {
  static readonly layer = (key: Redacted.Redacted) =>
    Layer.effect(
      DeletedAccountStore,
      Effect.gen(function* () {
        const { read } = yield* Database
        const statements = yield* read((_, sqlite) => prepare(sqlite))
        let isEmpty = statements.any.get() === null

        const hashOf = (name: DeletedName) =>
          new Bun.CryptoHasher("sha256", Redacted.value(key)).update(JSON.stringify(name)).digest()

        const when = (name: DeletedName) =>
          isEmpty ? null : (statements.find.get(hashOf(name))?.forgotten_at ?? null)

        return DeletedAccountStore.of({
          add: ({ db, afterCommit }, names, forgotten_at) => {
            for (const name of names)
              db.insert(deletedNames)
                .values({ hash: hashOf(name), forgotten_at })
                .onConflictDoUpdate({ target: deletedNames.hash, set: { forgotten_at } })
                .run()
            afterCommit(() => {
              isEmpty = false
            })
          },
          when,
          isStray: (idsOf) => {
            if (isEmpty) return false
            const ids = idsOf()
            return (
              ids.some((id) => when(["delivery", id]) !== null) &&
              !ids.some((id) => statements.living.get({ id }))
            )
          },
        })
      }),
    )
}

const prepare = (sqlite: Sqlite) => ({
  any: sqlite.query<{ one: number }, []>("SELECT 1 AS one FROM forgotten LIMIT 1"),
  find: sqlite.query<{ forgotten_at: number }, [Uint8Array]>(
    "SELECT forgotten_at FROM forgotten WHERE hash = ?",
  ),
  living: sqlite.query<{ one: number }, { id: string }>(
    `SELECT 1 AS one FROM users WHERE id = $id
     UNION ALL SELECT 1 FROM connections WHERE aggregator_user_id = $id
     UNION ALL SELECT 1 FROM labs WHERE id = $id
     UNION ALL SELECT 1 FROM labs WHERE upload_id = $id
     LIMIT 1`,
  ),
})
