import { and, eq, gt, isNull, lte } from "drizzle-orm"
import { Clock, Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { CONNECT_LINK_S, CONNECT_PAGE_S, type ConnectSession } from "#domain/connect-session"

interface Opened {
  readonly token_hash: string
  readonly browser_hash: string
  readonly now: number
}

const insert = query(
  (
    db,
    { connectSessions },
    given: Given<ConnectSession & { token_hash: string; expires_at: number }>,
  ) =>
    db.insert(connectSessions).values({
      token_hash: given.token_hash,
      user_id: given.user_id,
      provider: given.provider,
      redirect_url: given.redirect_url,
      failure_url: given.failure_url,
      expires_at: given.expires_at,
    }),
)

const removeExpired = query((db, { connectSessions }, given: Given<{ now: number }>) =>
  db.delete(connectSessions).where(lte(connectSessions.expires_at, given.now)),
)

const open = query((db, { connectSessions }, given: Given<Opened & { expires_at: number }>) =>
  db
    .update(connectSessions)
    .set({ browser_hash: given.browser_hash, expires_at: given.expires_at })
    .where(
      and(
        eq(connectSessions.token_hash, given.token_hash),
        isNull(connectSessions.browser_hash),
        gt(connectSessions.expires_at, given.now),
      ),
    ),
)

const find = query((db, { connectSessions }, given: Given<Opened>) =>
  db
    .select({
      user_id: connectSessions.user_id,
      provider: connectSessions.provider,
      redirect_url: connectSessions.redirect_url,
      failure_url: connectSessions.failure_url,
    })
    .from(connectSessions)
    .where(
      and(
        eq(connectSessions.token_hash, given.token_hash),
        eq(connectSessions.browser_hash, given.browser_hash),
        gt(connectSessions.expires_at, given.now),
      ),
    ),
)

const hashOf = (secret: string) => Bun.SHA256.hash(secret, "base64")

const openedBy = (token: string, browser: string, now: number): Opened => ({
  token_hash: hashOf(token),
  browser_hash: hashOf(browser),
  now,
})

/** Pages on which people hand files over. The link to one opens once; then it belongs to a browser. */
export class ConnectSessionStore extends Context.Service<
  ConnectSessionStore,
  {
    /** A new one, whose link is good for ten minutes. */
    readonly add: (session: ConnectSession, token: string) => Effect.Effect<void>
    /** Opens a link in a browser, for an hour. False when it was opened before, has expired or never was. */
    readonly open: (token: string, browser: string) => Effect.Effect<boolean>
    /** The page that a browser has open. */
    readonly find: (token: string, browser: string) => Effect.Effect<ConnectSession | null>
  }
>()("db/ConnectSessionStore") {
  static readonly layer = Layer.effect(
    ConnectSessionStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return ConnectSessionStore.of({
        add: Effect.fnUntraced(function* (session, token) {
          const now = yield* Clock.currentTimeMillis
          const expires_at = now + CONNECT_LINK_S * 1_000
          yield* write(session.user_id, function* (tx) {
            yield* tx.rows(removeExpired, { now })
            yield* tx.rows(insert, { ...session, token_hash: hashOf(token), expires_at })
          })
        }),
        open: Effect.fnUntraced(function* (token, browser) {
          const opened = openedBy(token, browser, yield* Clock.currentTimeMillis)
          const expires_at = opened.now + CONNECT_PAGE_S * 1_000
          return yield* write("system", function* (tx) {
            return (yield* tx.count(open, { ...opened, expires_at })) === 1
          })
        }),
        find: Effect.fnUntraced(function* (token, browser) {
          const now = yield* Clock.currentTimeMillis
          const [found] = yield* rows(find, openedBy(token, browser, now))
          return found ?? null
        }),
      })
    }),
  )
}
