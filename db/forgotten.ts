import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer, Redacted } from "effect"
import { Database, type Transaction } from "#db/database"
import { forgotten } from "#db/schema/forgotten"

/** A name something of a deleted account went by. */
export type ForgottenName =
  | readonly ["subject", issuer: string, subject: string]
  /** A token, by its hash. */
  | readonly ["token", hash: string]
  /** An id in deliveries: of the person, of a link, of an upload. */
  | readonly ["delivery", id: string]

/**
 * What remains of deleted accounts: keyed hashes of their names, which tell whether a name that
 * comes up was one of theirs, and nothing else.
 */
export class ForgottenStore extends Context.Service<
  ForgottenStore,
  {
    /** Forgets names as of a moment (epoch ms), inside the caller's transaction. */
    readonly add: (tx: Transaction, names: ReadonlyArray<ForgottenName>, at: number) => void
    /** When a name was last forgotten (epoch ms); null when it never was. */
    readonly when: (name: ForgottenName) => number | null
    /**
     * Whether a delivery that goes by these ids is for a deleted account and for no other. They are
     * not asked for while nobody has ever been forgotten.
     */
    readonly isStray: (idsOf: () => ReadonlyArray<string>) => boolean
  }
>()("db/ForgottenStore") {
  static readonly layer = (key: Redacted.Redacted) =>
    Layer.effect(
      ForgottenStore,
      Effect.gen(function* () {
        const { read } = yield* Database
        const statements = yield* read((_, sqlite) => prepare(sqlite))
        let isEmpty = statements.any.get() === null

        const hashOf = (name: ForgottenName) =>
          new Bun.CryptoHasher("sha256", Redacted.value(key)).update(JSON.stringify(name)).digest()

        const when = (name: ForgottenName) =>
          isEmpty ? null : (statements.find.get(hashOf(name))?.forgotten_at ?? null)

        return ForgottenStore.of({
          add: ({ db, afterCommit }, names, forgotten_at) => {
            for (const name of names)
              db.insert(forgotten)
                .values({ hash: hashOf(name), forgotten_at })
                .onConflictDoUpdate({ target: forgotten.hash, set: { forgotten_at } })
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
