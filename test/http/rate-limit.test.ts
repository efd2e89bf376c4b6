import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(appIn({ RATE_LIMIT_PER_MINUTE: "3", RATE_LIMIT_PER_DAY: "100" }))

const question = { messages: [{ role: "user", content: "How did I sleep?" }] }

const mint = (email?: string) =>
  Client.use(({ send }) =>
    send("/admin/tokens", {
      method: "POST",
      headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    }),
  ).pipe(Effect.map(({ body }) => ({ authorization: `Bearer ${body.service_token}` })))

describe("the request rate of a user", () => {
  it("is refused above its limit with rate_limit_exceeded and Retry-After", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      for (const remaining of ["2", "1", "0"]) {
        const answer = yield* get("/v1/turns")
        expect(answer.status).toBe(200)
        expect(answer.headers.get("ratelimit-limit")).toBe("3")
        expect(answer.headers.get("ratelimit-remaining")).toBe(remaining)
      }
      const refused = yield* get("/v1/turns")
      expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limit_exceeded"])
      expect(refused.headers.get("retry-after")).toMatch(/^([1-9]|[1-5]\d|60)$/)
      expect(refused.headers.get("ratelimit-remaining")).toBe("0")
      expect(refused.body.error.request_id).toBe(refused.headers.get("x-request-id"))
    }))

  it("counts every message of a batch to POST /mcp", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const ping = { jsonrpc: "2.0", id: 1, method: "ping" }
      expect((yield* post("/mcp", [ping, ping])).status).not.toBe(429)
      expect((yield* post("/mcp", [ping, ping])).status).toBe(429)
    }))

  it("is shared by all tokens of the user, and by nobody else", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const second = yield* mint()
      const stranger = yield* mint("somebody@else.example")
      yield* get("/v1/me")
      yield* get("/v1/me", second)
      yield* get("/v1/me")
      expect((yield* get("/v1/me", second)).status).toBe(429)
      expect((yield* get("/v1/me", stranger)).status).toBe(200)
    }))

  it("counts answers that are errors, and openings of event streams, once each", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      const missing = yield* get("/v1/turns/turn_missing")
      expect([missing.status, missing.headers.get("ratelimit-remaining")]).toEqual([404, "2"])
      const wrong = yield* post("/v1/turns", {})
      expect([wrong.status, wrong.headers.get("ratelimit-remaining")]).toEqual([400, "1"])
      const stream = yield* get("/v1/turns/turn_missing/events")
      expect([stream.status, stream.headers.get("ratelimit-remaining")]).toEqual([404, "0"])
    }))

  it("knows neither deliveries nor the admin nor public pages", () =>
    Effect.gen(function* () {
      const { send } = yield* Client
      for (let asked = 0; asked < 5; asked++) {
        expect((yield* send("/healthz")).headers.get("ratelimit-limit")).toBe(null)
        expect((yield* send("/webhook", { method: "POST", body: "{}" })).status).toBe(401)
        yield* mint()
      }
    }))

  it("does not count somebody who is not known", () =>
    Effect.gen(function* () {
      const { get, send } = yield* Client
      for (let asked = 0; asked < 5; asked++) expect((yield* send("/v1/me")).status).toBe(401)
      expect((yield* get("/v1/me")).headers.get("ratelimit-remaining")).toBe("2")
    }))
})

itLive(appIn({ RATE_LIMIT_PER_MINUTE: "1", TURNS_IN_FLIGHT: "1" }))(
  "is looked at before the turns in flight",
  () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      expect((yield* post("/v1/turns", question)).status).toBe(202)
      const refused = yield* post("/v1/turns", question)
      expect(refused.body.error.code).toBe("rate_limit_exceeded")
      expect(refused.headers.get("x-concurrency-limit")).toBe(null)
    }),
)

itLive(appIn({ RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_DAY: "0" }))("a limit of 0 is none", () =>
  Effect.gen(function* () {
    const { get } = yield* Client
    for (let asked = 0; asked < 70; asked++) {
      const answer = yield* get("/v1/sources")
      expect([answer.status, answer.headers.get("ratelimit-limit")]).toEqual([200, null])
    }
  }),
)
