import { expect, test } from "bun:test"
import { Effect, Layer, Logger, References } from "effect"
import { noteRoute, observed } from "#http/observed-requests"
import { metricRegistry } from "#observability/registry"
import { ADMIN_KEY, Served } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { parseExposition, type Sample } from "#test/exposition"

const it = itLive(Served)

const REQUESTS = "hygeia_http_requests_total"

/** The samples of one family. */
const samplesOf = (name: string) =>
  Client.use(({ send }) =>
    Effect.map(
      send("/metrics", { headers: { "x-admin-key": ADMIN_KEY } }),
      ({ text }): ReadonlyArray<Sample> => parseExposition(text).get(name)?.samples ?? [],
    ),
  )

const keyOf = (method: string, route: string, status: string | number) =>
  `${method} ${route} ${status}`

const counted = Effect.map(samplesOf(REQUESTS), (samples) =>
  Object.fromEntries(
    samples.map(({ labels, value }) => [
      keyOf(labels.method!, labels.route!, labels.status!),
      value,
    ]),
  ),
)

it("counts every request by method, route and status, as the client has counted them", () =>
  Effect.gen(function* () {
    const { fetch, token } = yield* Client
    const bearer = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const kinds = [
      ["GET", "/healthz", "/healthz", {}],
      ["GET", "/v1/me?name=Ann", "/v1/me", bearer],
      ["GET", "/v1/me", "/v1/me", {}],
      ["HEAD", "/v1/me", "/v1/me", bearer],
      ["GET", "/v1/turns/turn_nobody", "/v1/turns/{id}", bearer],
      ["POST", "/v1/turns", "/v1/turns", bearer, "{not json"],
      ["POST", "/v1/turns", "/v1/turns", bearer, "{}"],
      ["DELETE", "/v1/turns", "none", bearer],
      ["GET", "/nobody/knows/this", "none", {}],
      ["GET", "/docs/concepts/turns", "/docs/concepts/{name}", {}],
      ["GET", "/assets/none.js", "/assets/{name}", {}],
      ["PROPFIND", "/v1/me", "other none", bearer],
    ] as const
    const sent: Record<string, number> = {}
    for (let n = 0; n < 120; n++) {
      const [method, path, route, headers, body] = kinds[(n * n + (n >> 2)) % kinds.length]!
      const answer = yield* fetch(path, { method, headers, ...(body ? { body } : {}) })
      const key = route.startsWith("other")
        ? `${route} ${answer.status}`
        : keyOf(method, route, answer.status)
      sent[key] = (sent[key] ?? 0) + 1
      yield* Effect.promise(() => answer.text())
    }
    expect(Object.keys(sent).length).toBeGreaterThan(8)
    expect(yield* counted).toEqual(sent)
    const durations = yield* samplesOf("hygeia_http_request_duration_seconds")
    const observations = durations
      .filter(({ name, labels }) => name.endsWith("_count") && labels.route !== "/metrics")
      .reduce((sum, { value }) => sum + value, 0)
    expect(observations).toBe(120)
  }))

/** What `observed` logs for requests, at a level. */
const logged = async (level: "Debug" | "Info" | "Warn", requests: ReadonlyArray<Request>) => {
  const lines: Array<unknown> = []
  const logger = Logger.make(({ message, logLevel }) => {
    lines.push([logLevel, ...(Array.isArray(message) ? message : [message])])
  })
  const services = Layer.mergeAll(
    metricRegistry,
    Logger.layer([logger]),
    Layer.succeed(References.MinimumLogLevel, level),
  )
  const answer = (request: Request) => {
    const route = request.url.includes("/healthz") ? "/healthz" : "/v1/turns/:id/events"
    if (!request.url.includes("unknown")) noteRoute(request, route)
    return new Response("", { status: 200, headers: { "x-request-id": "req_1" } })
  }
  await Effect.runPromise(
    Effect.gen(function* () {
      const fetch = observed(answer, yield* Effect.context<never>())
      for (const request of requests) fetch(request)
    }).pipe(Effect.provide(services)),
  )
  return lines
}

const asking = (path: string, method = "GET") => new Request(`http://localhost${path}`, { method })

test("logs a line for a request: its id, method, route, status and time, and nothing of a client", async () => {
  const lines = await logged("Info", [
    asking("/v1/turns/turn_secret/events?question=am+I+ill#now"),
    asking("/unknown/resting-heart-rate-of-62"),
    asking("/v1/turns/turn_secret/events", "PROPFIND"),
  ])
  const line = (method: string, route: string) => [
    "Info",
    "request",
    { request_id: "req_1", method, route, status: 200, duration_ms: expect.any(Number) },
  ]
  expect(lines).toEqual([
    line("GET", "/v1/turns/{id}/events"),
    line("GET", "none"),
    line("other", "/v1/turns/{id}/events"),
  ])
})

test("what watches the service is logged at level debug alone, and nothing is from level warn on", async () => {
  const both = [asking("/healthz"), asking("/v1/turns/turn_1/events")]
  expect(await logged("Debug", both)).toHaveLength(2)
  expect(await logged("Info", both)).toHaveLength(1)
  expect(await logged("Warn", both)).toHaveLength(0)
})
