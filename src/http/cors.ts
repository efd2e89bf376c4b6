import { Elysia } from "elysia"

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE"

/** Request headers that are allowed beside the safelisted ones. */
const REQUEST_HEADERS = [
  "Authorization",
  "Content-Type",
  "Idempotency-Key",
  "If-None-Match",
  "Last-Event-Id",
  "Mcp-Method",
  "Mcp-Name",
  "Mcp-Protocol-Version",
  "Mcp-Session-Id",
].join(", ")

/** Response headers that are exposed beside the safelisted ones. */
const RESPONSE_HEADERS = [
  "Content-Disposition",
  "ETag",
  "Idempotency-Replayed",
  "Mcp-Session-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "Retry-After",
  "X-Concurrency-In-Flight",
  "X-Concurrency-Limit",
  "X-Request-Id",
].join(", ")

/** For how many seconds a browser caches a preflight. */
const MAX_AGE = "600"

/**
 * CORS for the configured origins, without cookies: the bearer token is the only credential. Preflights
 * need no token. Requests of other origins get no CORS headers.
 */
export const cors = (origins: ReadonlyArray<string>) => {
  const allowed = new Set(origins)
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
