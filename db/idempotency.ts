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

/** What a request was answered: JSON, or no body. */
export interface KeptAnswer {
  readonly status: number
  readonly body: string | null
}

/** A key that is taken: by which body, and what it was answered; null while that is not known. */
export interface TakenKey {
  readonly body_hash: string
  readonly answer: KeptAnswer | null
}

const KEPT_MS = 86_400_000

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

const complete = query((db, schema, given: Given<KeyedRequest & KeptAnswer>) =>
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
    /** What the key of a request stands for; null when it is free. Times in epoch milliseconds. */
    readonly find: (request: KeyedRequest, now: number) => Effect.Effect<TakenKey | null>
    /** Takes a free key. */
    readonly reserve: (request: KeyedRequest, now: number) => Effect.Effect<void>
    /** Keeps the answer of a reserved request, inside the caller's transaction. */
    readonly complete: (tx: Transaction, request: KeyedRequest, answer: KeptAnswer) => Change<void>
    /** Frees a key that was reserved and never answered. */
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
            if (!row || row.reserved_at + KEPT_MS <= now) return null
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
          Effect.asVoid(write("system", (tx) => tx.rows(removeOld, { before: now - KEPT_MS }))),
      })
    }),
  )
}
