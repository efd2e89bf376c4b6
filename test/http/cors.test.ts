import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const CONSOLE = "https://console.example"

const it = itLive(appIn({ CORS_ORIGINS: `${CONSOLE}:443/, http://localhost:5173` }))

const preflight = (origin: string, path = "/v1/turns") =>
  Client.use(({ send }) =>
    send(path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    }),
  )

const allowed = (headers: Headers) => headers.get("access-control-allow-origin")

describe("a page of a named origin", () => {
  it("is let in by a preflight that asks for no token", () =>
    Effect.gen(function* () {
      const { status, text, headers } = yield* preflight(CONSOLE)
      expect([status, text, allowed(headers)]).toEqual([204, "", CONSOLE])
      expect(headers.get("access-control-allow-methods")).toContain("DELETE")
      const sendable = headers.get("access-control-allow-headers")!.toLowerCase().split(", ")
      expect(sendable).toContain("authorization")
      expect(sendable).toContain("idempotency-key")
      expect(sendable).toContain("if-none-match")
      expect(sendable).toContain("last-event-id")
      expect(headers.get("vary")).toBe("Origin")
      expect(headers.get("x-request-id")).toStartWith("req_")
    }))

  it("reads answers, errors and the headers that matter", () =>
    Effect.gen(function* () {
      const { get, send } = yield* Client
      const answer = yield* get("/v1/me", { origin: "http://localhost:5173" })
      expect([answer.status, allowed(answer.headers)]).toEqual([200, "http://localhost:5173"])
      const exposed = answer.headers.get("access-control-expose-headers")!
      for (const name of ["X-Request-Id", "Retry-After", "X-Concurrency-Limit", "ETag"])
        expect(exposed).toContain(name)
      const refused = yield* send("/v1/me", { headers: { origin: CONSOLE } })
      expect([refused.status, allowed(refused.headers)]).toEqual([401, CONSOLE])
    }))

  it("gets no cookies and no wildcard", () =>
    Effect.gen(function* () {
      const { headers } = yield* preflight(CONSOLE)
      expect(headers.get("access-control-allow-credentials")).toBe(null)
      expect(allowed(headers)).not.toBe("*")
    }))
})

describe("a page of another origin", () => {
  for (const origin of ["https://evil.example", "null", `${CONSOLE}.evil.example`, "*"])
    it(`${origin} is told nothing`, () =>
      Effect.gen(function* () {
        const asked = yield* preflight(origin)
        expect([asked.status, allowed(asked.headers)]).toEqual([404, null])
        const { get } = yield* Client
        const answer = yield* get("/v1/me", { origin })
        expect([answer.status, allowed(answer.headers)]).toEqual([200, null])
        expect(answer.headers.get("vary")).toBe("Origin")
      }))
})

itLive(App)("nobody is named when CORS_ORIGINS is unset", () =>
  Effect.gen(function* () {
    const { status, headers } = yield* preflight(CONSOLE)
    expect([status, allowed(headers), headers.get("vary")]).toEqual([404, null, null])
  }),
)
