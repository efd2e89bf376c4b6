import { Elysia } from "elysia"

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE"

/** What a page may send beyond what every page may. */
const REQUEST_HEADERS = "Authorization, Content-Type, Idempotency-Key, Last-Event-Id"

/** What a page may read beyond what every page may. */
const RESPONSE_HEADERS = [
  "Idempotency-Replayed",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "X-Concurrency-In-Flight",
  "X-Concurrency-Limit",
  "X-Request-Id",
].join(", ")

/** Seconds a browser need not ask again. */
const MAX_AGE = "600"

/**
 * Lets pages of the named origins use the API, each by its own name and without cookies: the bearer
 * token is the only credential. A preflight asks for none. Pages of other origins are told nothing.
 */
export const cors = (origins: ReadonlyArray<string>) => {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin))
  const plugin = new Elysia({ name: "http/cors" })
  if (allowed.size === 0) return plugin
  return plugin.onRequest(({ request: { method, headers }, set }) => {
    set.headers.vary = "Origin"
    const origin = headers.get("origin")
    if (origin === null || !allowed.has(origin)) return
    set.headers["access-control-allow-origin"] = origin
    set.headers["access-control-expose-headers"] = RESPONSE_HEADERS
    if (method !== "OPTIONS" || !headers.has("access-control-request-method")) return
    set.headers["access-control-allow-methods"] = METHODS
    set.headers["access-control-allow-headers"] = REQUEST_HEADERS
    set.headers["access-control-max-age"] = MAX_AGE
    return new Response(null, { status: 204 })
  })
}
