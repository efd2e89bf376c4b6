import { Effect, Redacted } from "effect"
import { Elysia } from "elysia"
import { RateLimiter } from "#actors/rate-limiter"
import { type DomainError, Forbidden, InvalidToken, MissingAuthorization } from "#domain/errors"
import type { Bridge } from "#http/bridge"
import { claim, claimBody, completeClaim, isKeyed, runRecording } from "#http/idempotency"
import { quotaHeaders } from "#http/problem"
import type { RouteServices } from "#http/services"
import { Site } from "#http/site"
import { Callers } from "#operations/authenticate"

const BEARER = /^bearer +(\S+) *$/i

/** The bearer token of a request, not verified yet. */
export const bearerOf = Effect.fnUntraced(function* (headers: Headers) {
  const header = headers.get("authorization")
  if (header === null) return yield* new MissingAuthorization()
  return BEARER.exec(header)?.[1] ?? (yield* new InvalidToken())
})

/** Who asks; counted as one of their requests. */
const admit = Effect.fnUntraced(function* (headers: Headers) {
  const token = yield* bearerOf(headers)
  const caller = yield* Callers.use((callers) => callers.identify(token))
  const quota = yield* RateLimiter.use((limiter) => limiter.take(caller))
  return { caller, quota }
})

/** A multipart body is compared by its file, which only its route gets to see. */
const isMultipart = ({ headers }: Request) =>
  /^multipart\//i.test(headers.get("content-type") ?? "")

/**
 * Gives the routes after it their `caller`, before anything else of the request is looked at, and
 * counts the request against the caller's limits. A write whose Idempotency-Key was answered
 * already goes no further; `idempotent: false` is for writes that take none.
 *
 * A route whose effect is one change of rows gives it to `answer`: it runs to its end, and what it
 * answers is kept with the key in the transaction of that change. A route that reads a multipart
 * body gives the hash of its file to `claim` before it does anything.
 */
export const authenticate = (edge: Bridge, { idempotent = true } = {}) => {
  const takesKey = (request: Request) => idempotent && isKeyed(request)
  return new Elysia()
    .use(edge)
    .derive({ as: "scoped" }, async ({ path, request, run, runToEnd, set }) => {
      const { caller, quota } = await run(admit(request.headers))
      if (quota)
        Object.assign(set.headers, quotaHeaders(quota.limit, quota.remaining, quota.reset_s))
      const sent = { request, path, caller }
      if (takesKey(request) && !isMultipart(request)) await claimBody(run, sent)
      return {
        caller,
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

/** Equal hashes are compared, so that the time taken says nothing about the key. */
const sameKey = (given: string, key: Redacted.Redacted) =>
  crypto.timingSafeEqual(sha256(given), sha256(Redacted.value(key)))

const checkAdmin = Effect.fnUntraced(function* (headers: Headers, bearer: string | null) {
  const { admin_key } = yield* Site
  if (bearer !== null && sameKey(bearer, admin_key)) return
  const given = headers.get("x-admin-key")
  if (given !== null) return sameKey(given, admin_key) ? undefined : yield* new InvalidToken()
  return yield* headers.has("authorization") ? new Forbidden() : new MissingAuthorization()
})

/** Whether a request shows the admin key. */
export const isAdmin = (headers: Headers) =>
  Site.useSync(({ admin_key }) => sameKey(headers.get("x-admin-key") ?? "", admin_key))

/** Lets the routes after it through with the admin key alone. A user's token is forbidden here. */
export const adminOnly = (edge: Bridge) =>
  new Elysia({ name: "http/admin-only" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => {
      await run(checkAdmin(request.headers, null))
      return {}
    })

/** The same, but takes the admin key as a bearer token too, which is what a scraper can send. */
export const adminOrBearer = (edge: Bridge) =>
  new Elysia({ name: "http/admin-or-bearer" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => {
      const bearer = BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null
      await run(checkAdmin(request.headers, bearer))
      return {}
    })
