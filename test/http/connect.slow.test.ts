import { describe, expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import type { UserId } from "#domain/ids"
import { App, appWith, localAccounts } from "#test/app"
import { Client } from "#test/client"
import { connected } from "#test/connections"
import { itLive } from "#test/effect"
import { fakeAggregator, status } from "#test/fake-aggregator"
import { outsideAggregator } from "#upstream/aggregator/client"

const PATH = "/v1/sources/aggregator/connect"
const SESSION = "/auth/generateWidgetSession"

const it = itLive(Layer.empty)

/** The service with an outside aggregator, which lives next door. */
const served = Effect.gen(function* () {
  const outside = yield* fakeAggregator
  const layer = appWith(localAccounts, outsideAggregator(outside.account))
  const context = yield* Layer.build(Layer.fresh(layer))
  const client = Context.get(context, Client)
  return { outside, ...client, user: client.user_id as UserId, context }
})

for (const path of [PATH, "/v1/connect"])
  it(`POST ${path} answers a widget URL, which is new each time`, () =>
    Effect.gen(function* () {
      const { post, outside, user } = yield* served
      const answer = yield* post(path, { provider: "oura" })
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        widget_url: "https://widget.aggregator.example/session/session-1",
        session_id: "session-1",
        expires_in: 900,
      })
      const again = yield* post(path, { provider: "oura" })
      expect(again.body.session_id).toBe("session-2")
      expect(outside.asked(SESSION)[0]!.body).toEqual({
        reference_id: user,
        providers: "OURA",
        auth_success_redirect_url: "http://localhost/connected",
      })
    }))

it("opens one session for one Idempotency-Key, and refuses another body with it", () =>
  Effect.gen(function* () {
    const { post, outside } = yield* served
    const key = { "idempotency-key": "connect-once" }
    const first = yield* post(PATH, { provider: "oura" }, key)
    const again = yield* post(PATH, { provider: "oura" }, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(outside.asked(SESSION)).toHaveLength(1)
    const other = yield* post(PATH, { provider: "whoop" }, key)
    expect([other.status, other.body.error.code]).toEqual([409, "idempotency_key_mismatch"])
  }))

describe("the body of connect", () => {
  it("may be left out, which means the default vendor", () =>
    Effect.gen(function* () {
      const { send, post, token, outside } = yield* served
      const authorization = `Bearer ${token}`
      for (const headers of [
        { authorization },
        { authorization, "content-type": "application/json" },
      ])
        expect((yield* send(PATH, { method: "POST", headers })).status).toBe(200)
      expect((yield* post(PATH, {})).status).toBe(200)
      for (const { body } of outside.asked(SESSION))
        expect(body).toMatchObject({ providers: "GARMIN" })
    }))

  it("says where the browser goes, and where when the person declines", () =>
    Effect.gen(function* () {
      const { post, outside } = yield* served
      const urls = {
        redirect_url: "com.example.app://connected",
        auth_failure_redirect_url: "https://app.example/declined",
      }
      expect((yield* post(PATH, { provider: "STRAVA", ...urls, color: "red" })).status).toBe(200)
      expect(outside.asked(SESSION)[0]!.body).toMatchObject({
        providers: "STRAVA",
        auth_success_redirect_url: urls.redirect_url,
        auth_failure_redirect_url: urls.auth_failure_redirect_url,
      })
    }))

  const wrong: ReadonlyArray<readonly [body: object, field: string]> = [
    [{ provider: "" }, "provider"],
    [{ provider: 7 }, "provider"],
    [{ provider: "OURA,GARMIN" }, "provider"],
    [{ provider: "x".repeat(65) }, "provider"],
    [{ redirect_url: "javascript:alert(1)" }, "redirect_url"],
    [{ redirect_url: "data:text/html,x" }, "redirect_url"],
    [{ redirect_url: "https://user:secret@app.example" }, "redirect_url"],
    [{ redirect_url: "/connected" }, "redirect_url"],
    [{ redirect_url: "" }, "redirect_url"],
    [{ redirect_url: null }, "redirect_url"],
    [{ redirect_url: `https://app.example/${"x".repeat(2_048)}` }, "redirect_url"],
    [{ auth_failure_redirect_url: "vbscript:x" }, "auth_failure_redirect_url"],
  ]
  for (const [body, field] of wrong)
    it(`is invalid_field for ${JSON.stringify(body).slice(0, 60)}`, () =>
      Effect.gen(function* () {
        const { post, outside } = yield* served
        const answer = yield* post(PATH, body)
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({ code: "invalid_field", details: { field } })
        expect(outside.asked(SESSION)).toEqual([])
      }))

  for (const body of ["[]", "null", "7", "{", '"oura"'])
    it(`is invalid_request for ${body}`, () =>
      Effect.gen(function* () {
        const { send, token } = yield* served
        const answer = yield* send(PATH, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body,
        })
        expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"])
      }))
})

describe("connecting what is connected", () => {
  it("is already_exists while it is active", () =>
    Effect.gen(function* () {
      const { post, user, context, outside } = yield* served
      yield* Effect.provide(connected(user, "OURA"), context)
      const answer = yield* post(PATH, { provider: "oura" })
      expect([answer.status, answer.body.error.code]).toEqual([409, "already_exists"])
      expect(outside.asked(SESSION)).toEqual([])
      expect((yield* post(PATH, { provider: "whoop" })).status).toBe(200)
    }))

  it("is a new session when it is disconnected or in error, or somebody else's", () =>
    Effect.gen(function* () {
      const { post, user, context } = yield* served
      const past = { deactivated_at: "2026-02-01T00:00:00.000Z", status: "disconnected" as const }
      yield* Effect.provide(connected(user, "OURA", past), context)
      yield* Effect.provide(connected(user, "GARMIN", { status: "error" }), context)
      for (const provider of ["oura", "garmin"])
        expect((yield* post(PATH, { provider })).status).toBe(200)
    }))

  it("tells the many vendors apart that share the slug other", () =>
    Effect.gen(function* () {
      const { post, user, context } = yield* served
      yield* Effect.provide(connected(user, "STRAVA"), context)
      expect((yield* post(PATH, { provider: "strava" })).status).toBe(409)
      expect((yield* post(PATH, { provider: "coros" })).status).toBe(200)
      expect((yield* post(PATH, { provider: "other" })).status).toBe(200)
    }))
})

describe("connect is upstream_unavailable", () => {
  it("when the aggregator refuses or is down, and names it", () =>
    Effect.gen(function* () {
      const { post, outside } = yield* served
      outside.answers(`POST ${SESSION}`, status(401))
      const refused = yield* post(PATH, {})
      expect(refused.status).toBe(502)
      expect(refused.body.error).toMatchObject({
        code: "upstream_unavailable",
        upstream: "aggregator",
      })
      yield* outside.goesAway
      expect((yield* post(PATH, {})).status).toBe(502)
    }))

  it("which is not kept for an Idempotency-Key: the next one tries again", () =>
    Effect.gen(function* () {
      const { post, outside } = yield* served
      yield* outside.goesAway
      for (const provider of ["garmin", "oura"]) {
        const answer = yield* post(PATH, { provider }, { "idempotency-key": "k1" })
        expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([502, null])
      }
    }))
})

itLive(App)("connect needs a bearer token", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    for (const path of [PATH, "/v1/connect"]) {
      const answer = yield* send(path, { method: "POST" })
      expect([answer.status, answer.body.error.code]).toEqual([401, "missing_authorization"])
    }
  }),
)

itLive(App)("the page a browser ends up on says that the wearable is connected", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    const page = yield* send("/connected")
    expect(page.status).toBe(200)
    expect(page.text).toContain("The wearable is linked.")
  }),
)
