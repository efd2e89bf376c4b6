import { describe, expect } from "bun:test"
import { Context, Effect, Exit, Layer } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { itLive, itWith, whileTimePasses } from "#test/effect"
import { aggregatorAt, fakeAggregator, silence, status } from "#test/fake-aggregator"
import { Aggregator } from "#upstream/aggregator"
import type { Account } from "#upstream/aggregator/call"
import { outsideAggregator } from "#upstream/aggregator/client"

const it = itLive(Layer.empty)
const itStopped = itWith(Layer.empty)

const ada = "user_ada" as UserId
const session = "POST /auth/generateWidgetSession"

const clientOf = (account: Account) =>
  Effect.map(Layer.build(outsideAggregator(account)), (context) => Context.get(context, Aggregator))

const scene = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  return { outside, client: yield* clientOf(outside.account) }
})

const wanted = {
  reference_id: ada,
  provider: "oura",
  redirect_url: "https://app.example/done",
  auth_failure_redirect_url: null,
}

const unavailable = (retryable: boolean) =>
  Exit.fail(new UpstreamUnavailable({ upstream: "aggregator", retryable }))

describe("every call", () => {
  it("carries the developer id and the key", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      yield* client.widgetSession(wanted)
      const { headers } = outside.asked("/auth/generateWidgetSession")[0]!
      expect(headers.get("dev-id")).toBe("dev-test")
      expect(headers.get("x-api-key")).toBe("key-test")
      expect(headers.get("content-type")).toBe("application/json")
    }))

  for (const base of ["/v2", "/api/v2"] as const)
    it(`finds the API at ${base} of a host that is named without a path, and remembers it`, () =>
      Effect.gen(function* () {
        const outside = yield* aggregatorAt(base)
        const client = yield* clientOf({ ...outside.account, url: outside.host })
        outside.links(ada, "u1")
        expect(yield* client.usersOf(ada)).toHaveLength(1)
        expect(yield* client.usersOf(ada)).toHaveLength(1)
      }))

  for (const code of [503, 408])
    it(`is tried again after ${code}, and goes through`, () =>
      Effect.gen(function* () {
        const { outside, client } = yield* scene
        outside.answers(session, status(code), 2)
        expect((yield* client.widgetSession(wanted)).session_id).toBe("session-1")
        expect(outside.asked("/auth/generateWidgetSession")).toHaveLength(3)
      }))

  for (const code of [400, 401, 403, 404, 422, 302])
    it(`is not tried again after ${code}`, () =>
      Effect.gen(function* () {
        const { outside, client } = yield* scene
        outside.answers(session, status(code, { location: "http://elsewhere.example/" }))
        expect(yield* Effect.exit(client.widgetSession(wanted))).toEqual(unavailable(false))
        expect(outside.asked("/auth/generateWidgetSession")).toHaveLength(1)
      }))

  it("waits as long as Retry-After says when that is short", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers(session, status(429, { "retry-after": "0.3" }), 1)
      yield* client.widgetSession(wanted)
      expect(outside.asked("/auth/generateWidgetSession")).toHaveLength(2)
    }))

  for (const wait of ["3600", "Fri, 20 Nov 2026 22:00:00 GMT"])
    it(`gives up when it is to wait until ${wait}, and says that later may do`, () =>
      Effect.gen(function* () {
        const { outside, client } = yield* scene
        outside.answers(session, status(429, { "retry-after": wait }))
        expect(yield* Effect.exit(client.widgetSession(wanted))).toEqual(unavailable(true))
        expect(outside.asked("/auth/generateWidgetSession")).toHaveLength(1)
      }))

  it("never goes through again when a rule forbids it for good", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers(
        session,
        status(429, { "x-aggregator-ratelimit-rule": "r1", "retry-after": "0" }),
      )
      expect(yield* Effect.exit(client.widgetSession(wanted))).toEqual(unavailable(false))
      expect(outside.asked("/auth/generateWidgetSession")).toHaveLength(1)
    }))

  itStopped("ends when no answer comes, and nobody waits for another try", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers(session, silence)
      const exit = yield* whileTimePasses(Effect.exit(client.widgetSession(wanted)))
      expect(exit).toEqual(unavailable(true))
      expect(outside.asked("/auth/generateWidgetSession").length).toBeLessThan(2)
    }),
  )

  it("says that the aggregator is unavailable when nobody is there", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      yield* outside.goesAway
      expect(yield* Effect.exit(client.usersOf(ada))).toEqual(unavailable(true))
    }))

  const hostile: ReadonlyArray<readonly [what: string, answer: () => Response]> = [
    ["no JSON", () => new Response("<html>")],
    ["nothing at all", () => new Response(null)],
    ["another shape", () => Response.json([1])],
    ["no URL", () => Response.json({ session_id: "s" })],
    ["a URL that runs", () => Response.json({ url: "javascript:alert(1)" })],
    ["more than a megabyte", () => Response.json({ url: `https://w.example/${"x".repeat(2e6)}` })],
    ["numbers that are none", () => Response.json({ url: "https://w.example", expires_in: "9" })],
  ]
  for (const [what, answer] of hostile)
    it(`refuses an answer of ${what}`, () =>
      Effect.gen(function* () {
        const { outside, client } = yield* scene
        outside.answers(session, answer)
        expect(yield* Effect.exit(client.widgetSession(wanted))).toEqual(unavailable(false))
      }))
})

describe("a widget session", () => {
  it("names the person, the vendor and where to go, and passes on how long it lives", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      const answer = yield* client.widgetSession({
        ...wanted,
        provider: "libre",
        auth_failure_redirect_url: "app.example://failed",
      })
      expect(answer).toEqual({
        url: "https://widget.aggregator.example/session/session-1",
        session_id: "session-1",
        expires_in: 900,
      })
      expect(outside.asked("/auth/generateWidgetSession")[0]!.body).toEqual({
        reference_id: ada,
        providers: "FREESTYLELIBRE",
        auth_success_redirect_url: "https://app.example/done",
        auth_failure_redirect_url: "app.example://failed",
      })
    }))

  it("leaves the vendor to the person when it is an other", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      yield* client.widgetSession({ ...wanted, provider: "other" })
      expect(outside.asked("/auth/generateWidgetSession")[0]!.body).not.toHaveProperty("providers")
    }))
})

describe("user info", () => {
  it("tells one account by its id, and null when there is none", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.links(ada, "u1", "GARMIN")
      expect(yield* client.userInfo("u1")).toEqual({
        user_id: "u1",
        provider: "GARMIN",
        reference_id: ada,
        scopes: "daily,sleep",
        active: true,
        created_at: "2026-01-01T00:00:00.000000+00:00",
      })
      expect(yield* client.userInfo("u2")).toBeNull()
    }))

  it("says that an account is not active when it is no longer authenticated", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      const user = { user_id: "u1", provider: "OURA", reference_id: "", active: null }
      outside.answers("GET /userInfo", () => Response.json({ user, is_authenticated: false }))
      expect(yield* client.userInfo("u1")).toMatchObject({ active: false, reference_id: null })
    }))

  it("lists the accounts of a person, under a name or bare", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.links(ada, "u1")
      outside.links("user_bob", "u2")
      outside.links(ada, "u3")
      const ids = Effect.map(client.usersOf(ada), (users) => users.map(({ user_id }) => user_id))
      expect(yield* ids).toEqual(["u1", "u3"])
      outside.answers("GET /userInfo", () => Response.json([{ user_id: "u4", provider: "WHOOP" }]))
      expect(yield* ids).toEqual(["u4"])
      outside.answers("GET /userInfo", status(404))
      expect(yield* ids).toEqual([])
    }))
})

describe("deauthenticating", () => {
  it("ends a link, and is content when there is none", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.links(ada, "u1")
      yield* client.deauthenticate("u1")
      expect(yield* client.userInfo("u1")).toBeNull()
      yield* client.deauthenticate("u1")
      outside.links(ada, "u2")
      outside.answers("DELETE /auth/deauthenticateUser", () => new Response(null, { status: 204 }))
      yield* client.deauthenticate("u2")
    }))
})

describe("a history request", () => {
  const request = { user_id: "u1", type: "daily", start: "2026-10-01", end: "2026-10-31" } as const

  it("asks for the days, and one more, to be sent by webhook", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.links(ada, "u1")
      expect(yield* client.requestHistory(request)).toBe("queued")
      expect(outside.asked("/daily")[0]!.query).toEqual({
        user_id: "u1",
        start_date: "2026-10-01",
        end_date: "2026-11-01",
        to_webhook: "true",
      })
    }))

  const answers: ReadonlyArray<readonly [what: string, answer: () => Response, status: string]> = [
    ["is being worked on", () => Response.json({ status: "processing" }), "queued"],
    ["has no data", () => Response.json({ status: "not_available" }), "no_data"],
    ["is of nobody", status(404), "not_connected"],
    ["is of too many days", status(429, { "x-aggregator-ratelimit-rule": "r1" }), "rate_limited"],
    ["is one too many", status(429, { "retry-after": "1" }), "rate_limited"],
  ]
  for (const [what, answer, said] of answers)
    it(`that ${what} is ${said}`, () =>
      Effect.gen(function* () {
        const { outside, client } = yield* scene
        outside.answers("GET /daily", answer)
        expect(yield* client.requestHistory(request)).toBe(said as "queued")
        expect(outside.asked("/daily")).toHaveLength(1)
      }))

  it("that ends in an error is a refusal", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers("GET /daily", () => Response.json({ status: "error", message: "no" }))
      expect(yield* Effect.exit(client.requestHistory(request))).toEqual(unavailable(false))
    }))
})

describe("a lab upload", () => {
  const lab = {
    reference_id: "lab_1",
    file: new Blob(["%PDF-1.7"], { type: "application/pdf" }),
    name: "report.pdf",
  } as const

  it("hands the file in with our reference", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      expect(yield* client.uploadLab(lab)).toEqual({ upload_id: "upl_1" })
      const { query, body } = outside.asked("/lab-reports")[0]!
      expect(query).toEqual({ reference_id: "lab_1" })
      const { file } = body as { file: File }
      expect([file.name, file.type, yield* Effect.promise(() => file.text())]).toEqual([
        "report.pdf",
        "application/pdf",
        "%PDF-1.7",
      ])
    }))

  it("goes the older way where the current one is unknown, and straight there from then on", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers("POST /lab-reports", status(404))
      outside.answers("POST /reports/upload", () =>
        Response.json({ upload_id: "old_1" }, { status: 202 }),
      )
      expect(yield* client.uploadLab(lab)).toEqual({ upload_id: "old_1" })
      yield* client.uploadLab(lab)
      expect(outside.asked("/lab-reports")).toHaveLength(1)
      expect(
        outside.asked("/reports/upload").map(({ body }) => Object.keys(body as object)),
      ).toEqual([["files"], ["files"]])
    }))

  it("is handed in once only where it may have been taken", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers("POST /lab-reports", status(500))
      expect(yield* Effect.exit(client.uploadLab(lab))).toEqual(unavailable(true))
      expect(outside.asked("/lab-reports")).toHaveLength(1)
    }))

  it("that is refused is not worth another try", () =>
    Effect.gen(function* () {
      const { outside, client } = yield* scene
      outside.answers("POST /lab-reports", status(422))
      expect(yield* Effect.exit(client.uploadLab(lab))).toEqual(unavailable(false))
    }))
})
