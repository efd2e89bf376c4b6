import { Effect, Redacted } from "effect"
import { Elysia } from "elysia"
import { RateLimiter } from "#actors/rate-limiter"
import { type DomainError, Forbidden, InvalidToken, MissingAuthorization } from "#domain/errors"
import type { TokenScope } from "#domain/personal-token"
import type { Bridge } from "#http/bridge"
import { claim, claimBody, completeClaim, isKeyed, runRecording } from "#http/idempotency"
import { isOwnRequest } from "#http/own-request"
import { quotaHeaders } from "#http/problem"
import type { RouteServices } from "#http/services"
import { sessionSecretOf } from "#http/session-cookie"
import { Site } from "#http/site"
import { Callers } from "#operations/authenticate"
import { Sessions } from "#operations/sessions"

const BEARER = /^bearer +(\S+) *$/i

/** The session token that stands for a browser's cookie, where a page of ours sent it. */
const tokenOfCookie = Effect.fnUntraced(function* (request: Request) {
  const { base_url } = yield* Site
  const secret = sessionSecretOf(request.headers, base_url)
  if (secret === null || !isOwnRequest(request, base_url)) return yield* new MissingAuthorization()
  return yield* Sessions.use((sessions) => sessions.exchange(secret))
})

/** The bearer token of a request, not verified yet: a browser's cookie is exchanged for one. */
export const bearerOf = (request: Request) =>
  Effect.suspend(() => {
    const header = request.headers.get("authorization")
    if (header === null) return tokenOfCookie(request)
    const token = BEARER.exec(header)?.[1]
    return token === undefined ? Effect.fail(new InvalidToken()) : Effect.succeed(token)
  })

/**
 * Identifies the caller and counts the request against their limits, of which the `headers` of the response speak. A
 * personal token needs one of the scopes.
 */
export const admit = Effect.fnUntraced(function* (
  request: Request,
  enough: ReadonlyArray<TokenScope>,
) {
  const token = yield* bearerOf(request)
  const { user_id, scopes } = yield* Callers.use((callers) => callers.identify(token, enough))
  const credential = request.headers.has("authorization") ? "bearer" : "cookie"
  const quota = yield* RateLimiter.use((limiter) => limiter.take(user_id, credential))
  const headers = quota ? quotaHeaders(quota.limit, quota.remaining, quota.reset_s) : {}
  return { user_id, scopes, headers }
})

interface Admission {
  readonly idempotent?: boolean
  /**
   * The scope by which a personal token opens the routes that change something; those that only read are opened by
   * `read`, and those that delete by `write`. With `read` alone those that change are closed to personal tokens, and
   * without a scope all are.
   */
  readonly scope?: TokenScope
  /** The body is a file, which only its route reads. */
  readonly isStreamed?: boolean
}

/**
 * The scopes that each open a route to a personal token. Whoever may ask may read the answer, and deletes nothing: that
 * takes `write`, whatever is deleted.
 */
const scopesOf = (method: string, scope: TokenScope | undefined): ReadonlyArray<TokenScope> => {
  if (scope === undefined) return []
  const isRead = method === "GET" || method === "HEAD"
  if (!isRead) return scope === "read" ? [] : [method === "DELETE" ? "write" : scope]
  return scope === "push" ? [] : scope === "ask" ? ["read", "ask"] : ["read"]
}

/** A multipart body is claimed by the hash of its file, which only its route reads. */
const isMultipart = ({ headers }: Request) =>
  /^multipart\//i.test(headers.get("content-type") ?? "")

/**
 * Identifies the `caller` of the routes after it, before anything else of the request is read, and
 * counts the request against the caller's limits. A write whose Idempotency-Key has a stored response
 * gets that response; `idempotent: false` is for writes that take no key.
 *
 * A route whose effect is one change of rows passes it to `answer`: it is not interrupted, and its
 * response is stored with the key in the transaction of that change. A route that reads a file
 * passes the hash of its file to `claim` first.
 */
export const authenticate = (
  edge: Bridge,
  { idempotent = true, scope, isStreamed = false }: Admission = {},
) => {
  const takesKey = (request: Request) => idempotent && isKeyed(request)
  return new Elysia()
    .use(edge)
    .derive({ as: "scoped" }, async ({ path, request, run, runToEnd, set }) => {
      const enough = scopesOf(request.method, scope)
      const { user_id: caller, headers, scopes } = await run(admit(request, enough))
      Object.assign(set.headers, headers)
      const sent = { request, path, caller }
      if (takesKey(request) && !isStreamed && !isMultipart(request)) await claimBody(run, sent)
      return {
        caller,
        /** The scopes of a personal token; null for a caller who may do everything. */
        scopes,
        claim: async (body_hash: string) => {
          if (takesKey(request)) await claim(run, sent, body_hash)
        },
        answer: async <A, B>(
          status: number,
          effect: Effect.Effect<A, DomainError, RouteServices>,
          bodyOf: (outcome: A) => A | B = (outcome) => outcome,
        ): Promise<A | B> => {
          const outcome = await runRecording(runToEnd, request, effect, status, bodyOf)
          set.status = status
          return bodyOf(outcome)
        },
      }
    })
    .onAfterHandle({ as: "scoped" }, async ({ request, responseValue, runToEnd, set }) => {
      if (takesKey(request)) await completeClaim(runToEnd, request, set.status, responseValue)
    })
}

const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest()

/** Compares hashes in constant time, so that the timing reveals nothing about the key. */
const isOneOf = (given: string, keys: ReadonlyArray<Redacted.Redacted>) =>
  keys.some((key) => crypto.timingSafeEqual(sha256(given), sha256(Redacted.value(key))))

const checkAdmin = Effect.fnUntraced(function* (headers: Headers, bearer: string | null) {
  const { admin_keys } = yield* Site
  if (bearer !== null && isOneOf(bearer, admin_keys)) return
  const given = headers.get("x-admin-key")
  if (given !== null) return isOneOf(given, admin_keys) ? undefined : yield* new InvalidToken()
  return yield* headers.has("authorization") ? new Forbidden() : new MissingAuthorization()
})

/** Whether a request has an admin key. */
export const isAdmin = (headers: Headers) =>
  Site.useSync(({ admin_keys }) => isOneOf(headers.get("x-admin-key") ?? "", admin_keys))

/** Requires the admin key for the routes after it. A user's token is forbidden. */
export const adminOnly = (edge: Bridge) =>
  new Elysia({ name: "http/admin-only" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => {
      await run(checkAdmin(request.headers, null))
      return {}
    })

/** Requires the admin key, as x-admin-key or as a bearer token, which is what scrapers send. */
export const adminOrBearer = (edge: Bridge) =>
  new Elysia({ name: "http/admin-or-bearer" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => {
      const bearer = BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null
      await run(checkAdmin(request.headers, bearer))
      return {}
    })
