import { and, eq, isNull, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { idempotencyKeys } from "#db/schema/idempotency"
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

const same = ({ user_id, method, path, key }: KeyedRequest) =>
  and(
    eq(idempotencyKeys.user_id, user_id),
    eq(idempotencyKeys.method, method),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
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
    readonly complete: (tx: Transaction, request: KeyedRequest, answer: KeptAnswer) => void
    /** Frees a key that was reserved and never answered. */
    readonly release: (request: KeyedRequest) => Effect.Effect<void>
    /** Drops what is older than 24 hours. */
    readonly forget: (now: number) => Effect.Effect<void>
  }
>()("db/IdempotencyStore") {
  static readonly layer = Layer.effect(
    IdempotencyStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database

      const find = (request: KeyedRequest, now: number) =>
        read((db): TakenKey | null => {
          const row = db.select().from(idempotencyKeys).where(same(request)).get()
          if (!row || row.reserved_at + KEPT_MS <= now) return null
          const { body_hash, status, body } = row
          return { body_hash, answer: status === null ? null : { status, body } }
        })

      const reserve = (request: KeyedRequest, now: number) =>
        write(({ db }) => {
          const fresh = { body_hash: request.body_hash, reserved_at: now, status: null, body: null }
          db.insert(idempotencyKeys)
            .values({ ...request, ...fresh })
            .onConflictDoUpdate({
              target: [
                idempotencyKeys.user_id,
                idempotencyKeys.method,
                idempotencyKeys.path,
                idempotencyKeys.key,
              ],
              set: fresh,
            })
            .run()
        })

      return IdempotencyStore.of({
        find,
        reserve,
        complete: ({ db }, request, answer) =>
          void db.update(idempotencyKeys).set(answer).where(same(request)).run(),
        release: (request) =>
          write(
            ({ db }) =>
              void db
                .delete(idempotencyKeys)
                .where(and(same(request), isNull(idempotencyKeys.status)))
                .run(),
          ),
        forget: (now) =>
          write(
            ({ db }) =>
              void db
                .delete(idempotencyKeys)
                .where(lte(idempotencyKeys.reserved_at, now - KEPT_MS))
                .run(),
          ),
      })
    }),
  )
}
