import { Clock, Context, Effect, Layer } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { PasskeyStore } from "#db/passkeys"
import { SessionStore } from "#db/sessions"
import { UserStore } from "#db/users"
import { Forbidden, InvalidToken, LocalUserNotFound, SessionNotFound } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import {
  type ActingAs,
  SESSION_IDLE_S,
  SESSION_MAX_S,
  type Session,
  type SessionId,
  type SessionState,
  type SignInOffer,
  type StoredSession,
} from "#domain/session"
import { newSecret } from "#domain/sign-in"
import { isoOf } from "#domain/time"
import { DEMO, LOCAL_ISSUER, OWNER } from "#domain/user"
import { SESSION_TOKEN_S, SessionTokens } from "#upstream/session-tokens"
import { BrowserSignIn } from "#upstream/sign-in"

/** How often the use of a session is written down, and how many of its tokens are kept, in milliseconds. */
const USED_EVERY_MS = 300_000
const MAX_KEPT = 1_000

/** A token is renewed when this little of its time is left. */
const RENEWED_MS = 60_000

/** By what the secret of a session is stored. */
export const sessionHash = (secret: string) => Bun.SHA256.hash(secret, "base64")

interface SignedToken {
  readonly token: string
  readonly until_ms: number
}

/**
 * Browsers in which local people are signed in. A browser keeps a secret in a cookie; each of its requests is made
 * with a session token that stands for the secret, so that whoever checks a request knows bearer tokens alone.
 */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Signs a person in, and returns the secret that the browser keeps. */
    readonly open: (user: UserId, browser: string) => Effect.Effect<string>
    /** The session of a secret; null when it has ended. */
    readonly find: (secret: string) => Effect.Effect<StoredSession | null>
    /** The session token that a secret stands for. */
    readonly exchange: (secret: string) => Effect.Effect<string, InvalidToken>
  }
>()("operations/Sessions") {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const store = yield* SessionStore
      const users = yield* UserStore
      const tokens = yield* SessionTokens
      const method = yield* BrowserSignIn
      const issuer = method.by === "provider" ? method.issuer : LOCAL_ISSUER
      const signed = new Map<UserId, SignedToken>()

      const find = (secret: string) => store.findByHash(sessionHash(secret))

      const tokenOf = Effect.fnUntraced(function* (user_id: UserId, now: number) {
        const kept = signed.get(user_id)
        if (kept && kept.until_ms - RENEWED_MS > now) return kept.token
        const user = yield* users.find(user_id)
        if (user?.issuer !== issuer) return yield* new InvalidToken()
        const token = yield* tokens.sign(user)
        signed.delete(user_id)
        if (signed.size >= MAX_KEPT) signed.delete(signed.keys().next().value!)
        signed.set(user_id, { token, until_ms: now + SESSION_TOKEN_S * 1_000 })
        return token
      })

      return Sessions.of({
        find,
        open: Effect.fnUntraced(function* (user_id, browser) {
          const secret = newSecret()
          const now = yield* Clock.currentTimeMillis
          yield* store.add({
            id: newId("ses"),
            secret_hash: sessionHash(secret),
            user_id,
            demo_id: null,
            browser,
            created_at: now,
            used_at: now,
            expires_at: now + SESSION_IDLE_S * 1_000,
          })
          return secret
        }),
        exchange: Effect.fnUntraced(function* (secret) {
          const session = yield* find(secret)
          if (!session) return yield* new InvalidToken()
          const now = yield* Clock.currentTimeMillis
          if (now - session.used_at > USED_EVERY_MS) {
            const latest = session.created_at + SESSION_MAX_S * 1_000
            yield* store.use(session, Math.min(now + SESSION_IDLE_S * 1_000, latest))
          }
          return yield* tokenOf(session.demo_id ?? session.user_id, now)
        }),
      })
    }),
  )
}

const demoPerson = UserStore.use((users) => users.findBySubject(LOCAL_ISSUER, DEMO))

const isOwner = (user: { readonly issuer: string; readonly subject: string } | null) =>
  user?.issuer === LOCAL_ISSUER && user.subject === OWNER

/** How people sign in in a browser. */
const signInOffer = Effect.gen(function* () {
  const method = yield* BrowserSignIn
  const has_accounts =
    method.by === "code" &&
    ((yield* LocalAccountStore.use((store) => store.hasAny)) ||
      (yield* PasskeyStore.use((store) => store.hasAny)))
  return {
    by: method.by === "nothing" ? "none" : method.by === "code" ? "local" : "provider",
    provider: method.by === "provider" ? new URL(method.issuer).host : null,
    has_accounts,
  } satisfies SignInOffer
})

/** Who is signed in in the browser that keeps this secret. */
export const sessionState = Effect.fnUntraced(function* (secret: string | null) {
  const session = secret === null ? null : yield* Sessions.use(({ find }) => find(secret))
  const sign_in = yield* signInOffer
  if (!session) return { session: null, sign_in, has_demo: false } satisfies SessionState
  const user = yield* UserStore.use((users) => users.find(session.user_id))
  const is_owner = isOwner(user)
  return {
    session: {
      id: session.id,
      user_id: session.demo_id ?? session.user_id,
      email: session.demo_id === null ? (user?.email ?? null) : null,
      is_owner,
      acting_as: session.demo_id === null ? "self" : "demo",
    },
    sign_in,
    has_demo: is_owner && (yield* demoPerson) !== null,
  } satisfies SessionState
})

/** Makes the owner's session act for the demo person, or for the owner again. */
export const actAs = Effect.fnUntraced(function* (secret: string, person: ActingAs) {
  const session = yield* Sessions.use(({ find }) => find(secret))
  if (!session) return yield* new InvalidToken()
  if (person === "demo") {
    if (!isOwner(yield* UserStore.use((users) => users.find(session.user_id))))
      return yield* new Forbidden()
    const demo = yield* demoPerson
    if (!demo) return yield* new LocalUserNotFound()
    yield* SessionStore.use((store) => store.actFor(session, demo.id))
  } else yield* SessionStore.use((store) => store.actFor(session, null))
  return yield* sessionState(secret)
})

/** Ends the session of a secret: says whether there was one. */
export const signOut = Effect.fnUntraced(function* (secret: string | null) {
  const session = secret === null ? null : yield* Sessions.use(({ find }) => find(secret))
  if (session) yield* SessionStore.use((store) => store.end(session.user_id, session.id))
  return session !== null
})

/** Where a browser ends its session at the provider too; null where there is none to end. */
export const providerSignOut = BrowserSignIn.use((method) =>
  method.by === "provider" ? method.signOutUrl : Effect.succeed(null),
)

/** What others verify session tokens with. */
export const sessionKeys = SessionTokens.useSync(({ public_keys }) => ({ keys: [...public_keys] }))

/** The browsers in which a person is signed in, the one used last first. */
export const listSessions = Effect.fnUntraced(function* (user: UserId, secret: string | null) {
  const current = secret === null ? null : sessionHash(secret)
  const sessions = yield* SessionStore.use((store) => store.list(user))
  return sessions.map(
    ({ id, browser, created_at, used_at, secret_hash }): Session => ({
      id,
      browser,
      created_at: isoOf(created_at),
      used_at: isoOf(used_at),
      is_current: secret_hash === current,
    }),
  )
})

/** Signs a person out in one of their browsers. */
export const endSession = Effect.fnUntraced(function* (user: UserId, id: SessionId) {
  if (!(yield* SessionStore.use((store) => store.end(user, id))))
    return yield* new SessionNotFound()
})
