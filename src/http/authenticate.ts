import { Effect, Redacted } from "effect"
import { Elysia } from "elysia"
import { Forbidden, InvalidToken, MissingAuthorization } from "#domain/errors"
import type { Bridge } from "#http/bridge"
import { Site } from "#http/site"
import { Callers } from "#operations/authenticate"

const BEARER = /^bearer +(\S+) *$/i

/** The bearer token of a request, not verified yet. */
export const bearerOf = Effect.fnUntraced(function* (headers: Headers) {
  const header = headers.get("authorization")
  if (header === null) return yield* new MissingAuthorization()
  return BEARER.exec(header)?.[1] ?? (yield* new InvalidToken())
})

const callerOf = Effect.fnUntraced(function* (headers: Headers) {
  const token = yield* bearerOf(headers)
  return yield* Callers.use((callers) => callers.identify(token))
})

/** Gives the routes after it their `caller`, before anything else of the request is looked at. */
export const authenticate = (edge: Bridge) =>
  new Elysia({ name: "http/authenticate" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => ({
      caller: await run(callerOf(request.headers)),
    }))

const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest()

/** Equal hashes are compared, so that the time taken says nothing about the key. */
const sameKey = (given: string, key: Redacted.Redacted) =>
  crypto.timingSafeEqual(sha256(given), sha256(Redacted.value(key)))

const checkAdmin = Effect.fnUntraced(function* (headers: Headers) {
  const { admin_key } = yield* Site
  const given = headers.get("x-admin-key")
  if (given !== null) return sameKey(given, admin_key) ? undefined : yield* new InvalidToken()
  return yield* headers.has("authorization") ? new Forbidden() : new MissingAuthorization()
})

/** Lets the routes after it through with the admin key alone. A user's token is forbidden here. */
export const adminOnly = (edge: Bridge) =>
  new Elysia({ name: "http/admin-only" })
    .use(edge)
    .derive({ as: "scoped" }, async ({ request, run }) => {
      await run(checkAdmin(request.headers))
      return {}
    })
