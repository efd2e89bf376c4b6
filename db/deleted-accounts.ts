import { and, eq, ne } from "drizzle-orm"
import { Context, Effect, Layer, Redacted } from "effect"
import {
  type AnyQuery,
  type Change,
  type Given,
  query,
  type Reading,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import { DELETED_ISSUER } from "#domain/user"

/** A name something of a deleted account went by. */
export type DeletedName =
  | readonly ["subject", issuer: string, subject: string]
  /** A token, by its hash. */
  | readonly ["token", hash: string]
  /** An id in deliveries: of the person, of a link, of an upload, which may also have been deleted alone. */
  | readonly ["delivery", id: string]

const any = query((db, { deletedNames }) =>
  db.select({ at: deletedNames.forgotten_at }).from(deletedNames).limit(1),
)

const find = query((db, { deletedNames }, given: Given<{ hash: Buffer }>) =>
  db
    .select({ at: deletedNames.forgotten_at })
    .from(deletedNames)
    .where(eq(deletedNames.hash, given.hash)),
)

const put = query((db, { deletedNames }, given: Given<{ hash: Buffer; at: number }>) =>
  db
    .insert(deletedNames)
    .values({ hash: given.hash, forgotten_at: given.at })
    .onConflictDoUpdate({ target: deletedNames.hash, set: { forgotten_at: given.at } }),
)

/** Queries that find an account by an id of a delivery; one that is being deleted has gone. */
const living: ReadonlyArray<AnyQuery> = [
  query((db, { users }, given: Given<{ id: `user_${string}` }>) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, given.id), ne(users.issuer, DELETED_ISSUER))),
  ),
  query((db, { connections, users }, given: Given<{ id: string }>) =>
    db
      .select({ id: connections.id })
      .from(connections)
      .innerJoin(users, eq(users.id, connections.user_id))
      .where(and(eq(connections.aggregator_user_id, given.id), ne(users.issuer, DELETED_ISSUER))),
  ),
  query((db, { labs, users }, given: Given<{ id: `lab_${string}` }>) =>
    db
      .select({ id: labs.id })
      .from(labs)
      .innerJoin(users, eq(users.id, labs.user_id))
      .where(and(eq(labs.id, given.id), ne(users.issuer, DELETED_ISSUER))),
  ),
  query((db, { labs, users }, given: Given<{ id: string }>) =>
    db
      .select({ id: labs.id })
      .from(labs)
      .innerJoin(users, eq(users.id, labs.user_id))
      .where(and(eq(labs.upload_id, given.id), ne(users.issuer, DELETED_ISSUER))),
  ),
]

function* isLiving(tx: Reading, id: string): Change<boolean> {
  for (const query of living) if ((yield* tx.rows(query, { id })).length > 0) return true
  return false
}

/**
 * Keyed hashes of the names of deleted accounts. They only show whether a given name belonged to
 * one.
 */
export class DeletedAccountStore extends Context.Service<
  DeletedAccountStore,
  {
    /** Adds names as of a moment (epoch ms), inside the caller's transaction. */
    readonly add: (tx: Transaction, names: ReadonlyArray<DeletedName>, at: number) => Change<void>
    /** When the account of a name was last deleted (epoch ms); null when it never was. */
    readonly when: (name: DeletedName) => Effect.Effect<number | null>
    /**
     * Whether a delivery with these ids is for a deleted account or upload and for no other, inside
     * the caller's transaction. `idsOf` is not called while nothing has ever been deleted.
     */
    readonly isStray: (tx: Reading, idsOf: () => ReadonlyArray<string>) => Change<boolean>
  }
>()("db/DeletedAccountStore") {
  static readonly layer = (key: Redacted.Redacted) =>
    Layer.effect(
      DeletedAccountStore,
      Effect.gen(function* () {
        const { rows, snapshot } = yield* Database
        let isEmpty = (yield* rows(any)).length === 0

        const hashOf = (name: DeletedName) =>
          new Bun.CryptoHasher("sha256", Redacted.value(key)).update(JSON.stringify(name)).digest()

        function* when(tx: Reading, name: DeletedName): Change<number | null> {
          if (isEmpty) return null
          const [found] = yield* tx.rows(find, { hash: hashOf(name) })
          return found?.at ?? null
        }

        return DeletedAccountStore.of({
          *add(tx, names, at) {
            for (const name of names) yield* tx.rows(put, { hash: hashOf(name), at })
            tx.afterCommit(() => {
              isEmpty = false
            })
          },
          when: (name) => snapshot((tx) => when(tx, name)),
          *isStray(tx, idsOf) {
            if (isEmpty) return false
            const ids = idsOf()
            let isDeleted = false
            for (const id of ids)
              if (!isDeleted) isDeleted = (yield* when(tx, ["delivery", id])) !== null
            if (!isDeleted) return false
            for (const id of ids) if (yield* isLiving(tx, id)) return false
            return true
          },
        })
      }),
    )
}
