import { and, eq, isNull, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Schema, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

/** A request that carries a key. Equal ones are one request. */
export interface KeyedRequest {
  readonly user_id: UserId
  readonly method: string
  readonly path: string
  readonly key: string
  /** SHA-256, in hex. */
  readonly body_hash: string
}

/** A response as it is stored: JSON, or no body. */
export interface StoredResponse {
  readonly status: number
  readonly body: string | null
}

/** A key that is taken: the hash of its body, and its response; null while it is in progress. */
export interface TakenKey {
  readonly body_hash: string
  readonly answer: StoredResponse | null
}

const RETENTION_MS = 86_400_000

const same = ({ idempotencyKeys }: Schema, given: Given<KeyedRequest>) =>
  and(
    eq(idempotencyKeys.user_id, given.user_id),
    eq(idempotencyKeys.method, given.method),
    eq(idempotencyKeys.path, given.path),
    eq(idempotencyKeys.key, given.key),
  )

const find = query((db, schema, given: Given<KeyedRequest>) =>
  db.select().from(schema.idempotencyKeys).where(same(schema, given)),
)

const reserve = query(
  (db, { idempotencyKeys }, given: Given<KeyedRequest & { reserved_at: number }>) => {
    const { user_id, method, path, key, body_hash, reserved_at } = given
    const fresh = { body_hash, reserved_at, status: null, body: null }
    return db
      .insert(idempotencyKeys)
      .values({ user_id, method, path, key, ...fresh })
      .onConflictDoUpdate({
        target: [
          idempotencyKeys.user_id,
          idempotencyKeys.method,
          idempotencyKeys.path,
          idempotencyKeys.key,
        ],
        set: fresh,
      })
  },
)

const complete = query((db, schema, given: Given<KeyedRequest & StoredResponse>) =>
  db
    .update(schema.idempotencyKeys)
    .set({ status: given.status, body: given.body })
    .where(same(schema, given)),
)

const release = query((db, schema, given: Given<KeyedRequest>) =>
  db
    .delete(schema.idempotencyKeys)
    .where(and(same(schema, given), isNull(schema.idempotencyKeys.status))),
)

const removeOld = query((db, { idempotencyKeys }, given: Given<{ before: number }>) =>
  db.delete(idempotencyKeys).where(lte(idempotencyKeys.reserved_at, given.before)),
)

/** Idempotency keys of the last 24 hours, by user, method and path. */
export class IdempotencyStore extends Context.Service<
  IdempotencyStore,
  {
    /** The state of the key of a request; null when it is free. Times in epoch milliseconds. */
    readonly find: (request: KeyedRequest, now: number) => Effect.Effect<TakenKey | null>
    /** Reserves a free key. */
    readonly reserve: (request: KeyedRequest, now: number) => Effect.Effect<void>
    /** Stores the response of a reserved request, inside the caller's transaction. */
    readonly complete: (
      tx: Transaction,
      request: KeyedRequest,
      answer: StoredResponse,
    ) => Change<void>
    /** Releases a key that was reserved and has no response. */
    readonly release: (request: KeyedRequest) => Effect.Effect<void>
    /** Drops what is older than 24 hours. */
    readonly forget: (now: number) => Effect.Effect<void>
  }
>()("db/IdempotencyStore") {
  static readonly layer = Layer.effect(
    IdempotencyStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return IdempotencyStore.of({
        find: (request, now) =>
          Effect.map(rows(find, request), ([row]) => {
            if (!row || row.reserved_at + RETENTION_MS <= now) return null
            const { body_hash, status, body } = row
            return { body_hash, answer: status === null ? null : { status, body } }
          }),
        reserve: (request, now) =>
          Effect.asVoid(
            write(request.user_id, (tx) => tx.rows(reserve, { ...request, reserved_at: now })),
          ),
        *complete(tx, request, answer) {
          yield* tx.rows(complete, { ...request, ...answer })
        },
        release: (request) =>
          Effect.asVoid(write(request.user_id, (tx) => tx.rows(release, request))),
        forget: (now) =>
          Effect.asVoid(
            write("system", (tx) => tx.rows(removeOld, { before: now - RETENTION_MS })),
          ),
      })
    }),
  )
}
