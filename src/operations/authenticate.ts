import { Clock, Context, Effect, Layer } from "effect"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { PersonalTokenStore } from "#db/personal-tokens"
import { ServiceTokenStore } from "#db/service-tokens"
import { UserStore } from "#db/users"
import { Forbidden, InvalidToken, type UpstreamUnavailable } from "#domain/errors"
import type { TokenId, UserId } from "#domain/ids"
import { isPersonalToken, type TokenScope } from "#domain/personal-token"
import { LOCAL_ISSUER, type Principal } from "#domain/user"
import { Identity } from "#upstream/identity"
import { SessionTokens } from "#upstream/session-tokens"
import { BrowserSignIn } from "#upstream/sign-in"

/** How long a verified token is cached. */
const CACHED_MS = 60_000
const MAX_CACHED = 10_000
const MAX_CHARS = 8_192

/** By what a token is stored or cached: SHA-256 in base64. */
export const tokenHash = (token: string) => Bun.SHA256.hash(token, "base64")

/** The user of a token, and its id; null for a session of an identity provider. */
export interface Caller {
  readonly user_id: UserId
  readonly token_id: TokenId | null
  /** What a personal token may do; null for any other token, which may do everything. */
  readonly scopes: ReadonlyArray<TokenScope> | null
}

interface CachedCaller extends Caller {
  readonly until_ms: number
}

/**
 * Verifies bearer tokens and finds the user behind each. A person seen for the first time gets a row.
 * Verified tokens are cached by their hash, for at most a minute and never past their expiry. A
 * session token issued before its account was deleted is refused; a later one makes a new user.
 */
export class Callers extends Context.Service<
  Callers,
  {
    /** A personal token is `Forbidden` but where one of its scopes is among those named. */
    readonly identify: (
      token: string,
      scopes?: ReadonlyArray<TokenScope>,
    ) => Effect.Effect<Caller, InvalidToken | Forbidden | UpstreamUnavailable>
    /** The user and which service token it was, for what only a session token may do. */
    readonly authenticate: (
      token: string,
    ) => Effect.Effect<Caller, InvalidToken | UpstreamUnavailable>
    /** The hashes of the cached session tokens of a user. */
    readonly cachedSessions: (user: UserId) => ReadonlyArray<string>
    /** Drops the cached tokens of a user: each is verified again. */
    readonly invalidate: (user: UserId) => Effect.Effect<void>
  }
>()("operations/Callers") {
  static readonly layer = Layer.effect(
    Callers,
    Effect.gen(function* () {
      const identity = yield* Identity
      const sessionTokens = yield* SessionTokens
      const signIn = yield* BrowserSignIn
      const users = yield* UserStore
      const serviceTokens = yield* ServiceTokenStore
      const personalTokens = yield* PersonalTokenStore
      const deletedAccounts = yield* DeletedAccountStore
      const clock = yield* Clock.Clock
      const cached = new Map<string, CachedCaller>()
      let invalidations = 0

      // `iat` has a resolution of one second. Tokens issued in the second of the deletion are refused by
      // hash if they were used before it.
      const isOfDeleted = Effect.fnUntraced(function* (
        { issuer, subject, issued_at }: Principal,
        hash: string,
      ) {
        const deleted_at = yield* deletedAccounts.when(["subject", issuer, subject])
        if (deleted_at === null) return false
        if ((issued_at ?? 0) < Math.floor(deleted_at / 1_000)) return true
        return (yield* deletedAccounts.when(["token", hash])) !== null
      })

      const personalCallerOf = Effect.fnUntraced(function* (hash: string) {
        const found = yield* personalTokens.findByHash(hash)
        const ends_at = found?.expires_at ?? Number.POSITIVE_INFINITY
        if (!found || ends_at <= clock.currentTimeMillisUnsafe()) return yield* new InvalidToken()
        const { user_id, id: token_id, scopes } = found
        return { user_id, token_id, scopes, expires_at: ends_at / 1_000 }
      })

      // A browser in which somebody has signed in at the provider has tokens of this service's own.
      const principalOf = (token: string) =>
        signIn.by === "provider"
          ? Effect.catch(sessionTokens.verify(token, signIn.issuer), () => identity.verify(token))
          : identity.verify(token)

      const callerOf = Effect.fnUntraced(function* (token: string, hash: string) {
        if (isPersonalToken(token)) return yield* personalCallerOf(hash)
        const principal = yield* principalOf(token)
        if (principal.user_id === null) {
          if (yield* isOfDeleted(principal, hash)) return yield* new InvalidToken()
          const { issuer, subject, email } = principal
          // Of a local person the row says the address: a token is good for longer than an address may be.
          const stated = issuer === LOCAL_ISSUER ? null : email
          const user = yield* users.findOrCreate(issuer, subject, stated)
          const { expires_at } = principal
          return { user_id: user.id, token_id: null, scopes: null, expires_at }
        }
        const { user_id, token_id, expires_at } = principal
        if (!token_id || !(yield* serviceTokens.isListed(user_id, token_id)))
          return yield* new InvalidToken()
        return { user_id, token_id, scopes: null, expires_at }
      })

      const addToCache = (hash: string, caller: CachedCaller) => {
        if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value!)
        cached.set(hash, caller)
      }

      const verify = Effect.fnUntraced(function* (token: string, hash: string) {
        const before = invalidations
        const { expires_at, ...caller } = yield* callerOf(token, hash)
        const until_ms = Math.min(clock.currentTimeMillisUnsafe() + CACHED_MS, expires_at * 1_000)
        if (before === invalidations) addToCache(hash, { ...caller, until_ms })
        return caller
      })

      const authenticate = (
        token: string,
      ): Effect.Effect<Caller, InvalidToken | UpstreamUnavailable> =>
        Effect.suspend((): Effect.Effect<Caller, InvalidToken | UpstreamUnavailable> => {
          if (token.length > MAX_CHARS) return Effect.fail(new InvalidToken())
          const hash = tokenHash(token)
          const known = cached.get(hash)
          if (known && known.until_ms > clock.currentTimeMillisUnsafe())
            return Effect.succeed(known)
          cached.delete(hash)
          return verify(token, hash)
        })

      return Callers.of({
        authenticate,
        cachedSessions: (user) =>
          [...cached]
            .filter(([, caller]) => caller.user_id === user && caller.token_id === null)
            .map(([hash]) => hash),
        identify: (token, enough = []) =>
          Effect.filterOrFail(
            authenticate(token),
            ({ scopes }) => scopes === null || enough.some((scope) => scopes.includes(scope)),
            () => new Forbidden(),
          ),
        invalidate: (user) =>
          Effect.sync(() => {
            invalidations++
            for (const [hash, { user_id }] of cached) if (user_id === user) cached.delete(hash)
          }),
      })
    }),
  )
}
