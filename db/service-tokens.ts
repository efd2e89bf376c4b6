import { and, eq, lte, sql } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { serviceTokens } from "#db/schema/sign-in"
import type { TokenId, UserId } from "#domain/ids"

/** Which service tokens are good. One that is not listed is refused, whoever signed it. */
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
      const { read, write } = yield* Database
      const clock = yield* Clock.Clock

      const one = (user: UserId, id: TokenId) =>
        and(eq(serviceTokens.user_id, user), eq(serviceTokens.id, id))

      const listed = yield* read((db) =>
        db
          .select({ id: serviceTokens.id })
          .from(serviceTokens)
          .where(
            and(
              eq(serviceTokens.user_id, sql.placeholder("user_id")),
              eq(serviceTokens.id, sql.placeholder("id")),
            ),
          )
          .prepare(),
      )

      return ServiceTokenStore.of({
        add: (user_id, id, expires_at) =>
          write(({ db }) => {
            const now = clock.currentTimeMillisUnsafe()
            db.delete(serviceTokens).where(lte(serviceTokens.expires_at, now)).run()
            db.insert(serviceTokens).values({ id, user_id, expires_at }).run()
          }),
        isListed: (user_id, id) => read(() => listed.get({ user_id, id }) !== undefined),
        revoke: (user, id) =>
          write(({ db }) => void db.delete(serviceTokens).where(one(user, id)).run()),
        revokeAll: (user) =>
          write(
            ({ db }) => void db.delete(serviceTokens).where(eq(serviceTokens.user_id, user)).run(),
          ),
      })
    }),
  )
}
