import { and, eq, lte } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { TokenId, UserId } from "#domain/ids"

interface Token {
  readonly user: UserId
  readonly id: TokenId
}

const listed = query((db, { serviceTokens }, given: Given<Token>) =>
  db
    .select({ id: serviceTokens.id })
    .from(serviceTokens)
    .where(and(eq(serviceTokens.user_id, given.user), eq(serviceTokens.id, given.id))),
)

const insert = query((db, { serviceTokens }, given: Given<Token & { expires_at: number }>) =>
  db
    .insert(serviceTokens)
    .values({ id: given.id, user_id: given.user, expires_at: given.expires_at }),
)

const removeExpired = query((db, { serviceTokens }, given: Given<{ now: number }>) =>
  db.delete(serviceTokens).where(lte(serviceTokens.expires_at, given.now)),
)

const remove = query((db, { serviceTokens }, given: Given<Token>) =>
  db
    .delete(serviceTokens)
    .where(and(eq(serviceTokens.user_id, given.user), eq(serviceTokens.id, given.id))),
)

const removeAll = query((db, { serviceTokens }, given: Given<{ user: UserId }>) =>
  db.delete(serviceTokens).where(eq(serviceTokens.user_id, given.user)),
)

/**
 * The service tokens that are valid. A token that is not listed is refused, even when its signature
 * is good.
 */
export class ServiceTokenStore extends Context.Service<
  ServiceTokenStore,
  {
    /** Lists a token until it expires, in epoch milliseconds. */
    readonly add: (user: UserId, id: TokenId, expires_at: number) => Effect.Effect<void>
    readonly isListed: (user: UserId, id: TokenId) => Effect.Effect<boolean>
    /** Ends one token of a user, or none when it is not theirs. */
    readonly revoke: (user: UserId, id: TokenId) => Effect.Effect<void>
    /** Ends every token of a user. */
    readonly revokeAll: (user: UserId) => Effect.Effect<void>
  }
>()("db/ServiceTokenStore") {
  static readonly layer = Layer.effect(
    ServiceTokenStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return ServiceTokenStore.of({
        add: Effect.fnUntraced(function* (user, id, expires_at) {
          const now = yield* Clock.currentTimeMillis
          const expired = write("system", (tx) => tx.rows(removeExpired, { now }))
          const added = write(user, (tx) => tx.rows(insert, { user, id, expires_at }))
          yield* Effect.all([expired, added], { concurrency: "unbounded", discard: true })
        }),
        isListed: (user, id) => Effect.map(rows(listed, { user, id }), (found) => found.length > 0),
        revoke: (user, id) => Effect.asVoid(write(user, (tx) => tx.rows(remove, { user, id }))),
        revokeAll: (user) => Effect.asVoid(write(user, (tx) => tx.rows(removeAll, { user }))),
      })
    }),
  )
}
