import { and, eq, gt } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

const live = query((db, { signInLinks }, given: Given<{ link_hash: string; now: number }>) =>
  db
    .select({ user_id: signInLinks.user_id })
    .from(signInLinks)
    .where(and(eq(signInLinks.link_hash, given.link_hash), gt(signInLinks.expires_at, given.now))),
)

const insert = query(
  (
    db,
    { signInLinks },
    given: Given<{ user_id: UserId; link_hash: string; expires_at: number }>,
  ) => {
    const { user_id, link_hash, expires_at } = given
    return db.insert(signInLinks).values({ user_id, link_hash, expires_at })
  },
)

const removeAll = query((db, { signInLinks }, given: Given<{ user: UserId }>) =>
  db.delete(signInLinks).where(eq(signInLinks.user_id, given.user)),
)

/** Links of `hygeia reset-sign-in`, each good once; of a person only the last. */
export class SignInLinkStore extends Context.Service<
  SignInLinkStore,
  {
    readonly put: (user: UserId, link_hash: string, expires_at: number) => Effect.Effect<void>
    /** Uses a link up. Null for none, or one that has expired. */
    readonly take: (link_hash: string) => Effect.Effect<UserId | null>
  }
>()("db/SignInLinkStore") {
  static readonly layer = Layer.effect(
    SignInLinkStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return SignInLinkStore.of({
        put: (user_id, link_hash, expires_at) =>
          Effect.asVoid(
            write(user_id, function* (tx) {
              yield* tx.rows(removeAll, { user: user_id })
              yield* tx.rows(insert, { user_id, link_hash, expires_at })
            }),
          ),
        take: Effect.fnUntraced(function* (link_hash) {
          const now = yield* Clock.currentTimeMillis
          const [found] = yield* rows(live, { link_hash, now })
          if (!found) return null
          const { user_id: user } = found
          const taken = yield* write(user, (tx) => tx.count(removeAll, { user }))
          return taken > 0 ? user : null
        }),
      })
    }),
  )
}
