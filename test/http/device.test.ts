import { describe, expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { App, appWith, BASE_URL } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { CLIENT_ID, openIdProvider } from "#test/openid"
import { openBrowser } from "#test/plain-browser"
import { outsideIdentity } from "#upstream/identity"
import { providerSignIn } from "#upstream/oidc"
import { BrowserSignIn } from "#upstream/sign-in"

const it = itLive(App)

const printed = BrowserSignIn.use((way) =>
  way.by === "code" ? way.current : Effect.die("no code"),
)

const start = Client.use(({ send }) => send("/v1/auth/cli/start", { method: "POST" }))

const poll = (device_code: string) =>
  Client.use(({ send }) =>
    send("/v1/auth/cli/approve", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ device_code }),
    }),
  )

describe("POST /v1/auth/cli/start", () => {
  it("gives a device its codes, in the shape of RFC 8628", () =>
    Effect.gen(function* () {
      const { status, headers, body } = yield* start
      expect(status).toBe(200)
      expect(headers.get("cache-control")).toBe("no-store")
      const { device_code, user_code, ...rest } = body
      expect(device_code).toMatch(/^[\w-]{43}$/)
      expect(user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
      expect(rest).toEqual({
        verification_uri: `${BASE_URL}/cli/device`,
        verification_uri_complete: `${BASE_URL}/cli/device?user_code=${user_code}`,
        expires_in: 900,
        interval: 5,
      })
    }))
})

describe("POST /v1/auth/cli/approve", () => {
  it("answers authorization_pending while nobody has decided", () =>
    Effect.gen(function* () {
      const { body } = yield* start
      const answer = yield* poll(body.device_code)
      expect([answer.status, answer.body]).toEqual([400, { error: "authorization_pending" }])
    }))

  it("answers slow_down to a device that asks too often", () =>
    Effect.gen(function* () {
      const { body } = yield* start
      yield* poll(body.device_code)
      expect((yield* poll(body.device_code)).body).toEqual({ error: "slow_down" })
    }))

  it("answers invalid_grant to a code that was never given out", () =>
    Effect.gen(function* () {
      const answer = yield* poll("made-up")
      expect([answer.status, answer.body]).toEqual([400, { error: "invalid_grant" }])
    }))

  it("wants a device_code", () =>
    Effect.gen(function* () {
      const { status, body } = yield* poll("")
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ details: { field: "device_code" } })
    }))
})

describe("the page of a device", () => {
  it("lets the device in whose code was typed, once, as the owner", () =>
    Effect.gen(function* () {
      const { get, user_id } = yield* Client
      const { open, submit } = yield* openBrowser
      const { device_code, user_code } = (yield* start).body
      const page = yield* open(`${BASE_URL}/cli/device`)
      const typed = { user_code: user_code.toLowerCase(), answer: "allow", code: yield* printed }
      const done = yield* submit(page, typed)
      expect(done.status).toBe(200)
      expect(done.html).toContain("signed in")
      const { status, body } = yield* poll(device_code)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        token_type: "Bearer",
        expires_in: 2_592_000,
        expires_in_days: 30,
        user_id,
        service_token: body.access_token,
      })
      const authorization = `Bearer ${body.access_token}`
      expect((yield* get("/v1/me", { authorization })).body.user_id).toBe(user_id)
      expect((yield* poll(device_code)).body).toEqual({ error: "invalid_grant" })
    }))

  it("turns a device away, which then learns access_denied", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const started = (yield* start).body
      const page = yield* open(started.verification_uri_complete)
      expect(page.html).toContain(`value="${started.user_code}"`)
      expect((yield* submit(page, { answer: "deny" })).status).toBe(200)
      expect((yield* poll(started.device_code)).body).toEqual({ error: "access_denied" })
    }))

  it("knows neither a code that was never given out nor one that was decided on", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const started = (yield* start).body
      const page = yield* open(started.verification_uri_complete)
      yield* submit(page, { answer: "deny" })
      const code = yield* printed
      for (const user_code of [started.user_code, "BBBB-BBBB", "no code", ""])
        expect((yield* submit(page, { user_code, answer: "allow", code })).status).toBe(422)
      expect(yield* printed).toBe(code)
    }))

  it("lets nobody in with a wrong sign-in code", () =>
    Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      const started = (yield* start).body
      const page = yield* open(started.verification_uri_complete)
      expect((yield* submit(page, { answer: "allow", code: "x" })).status).toBe(422)
      expect((yield* poll(started.device_code)).body).toEqual({ error: "authorization_pending" })
    }))

  it("obeys no other page: a form from elsewhere has no CSRF token of this browser", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [yield* openBrowser, yield* openBrowser]
      const started = (yield* start).body
      const page = yield* theirs.open(started.verification_uri_complete)
      const code = yield* printed
      expect((yield* mine.submit(page, { answer: "allow", code })).status).toBe(410)
      expect((yield* poll(started.device_code)).body).toEqual({ error: "authorization_pending" })
    }))
})

describe("with an outside provider", () => {
  const redirect_uri = `${BASE_URL}/cli/login/callback`

  const served = Effect.gen(function* () {
    const provider = yield* openIdProvider(redirect_uri)
    return yield* Layer.build(
      Layer.fresh(
        appWith(
          outsideIdentity({ ...provider, audience: null }),
          EmbeddedAggregator,
          providerSignIn({ ...provider, client_id: CLIENT_ID, client_secret: null, redirect_uri }),
        ),
      ),
    )
  })

  itLive(Layer.empty)("lets a device in as whoever signs in there", () =>
    Effect.gen(function* () {
      const services = yield* served
      const started = (yield* Effect.provide(start, services)).body
      const { open, submit, signInAs } = yield* Effect.provide(openBrowser, services)
      const page = yield* open(started.verification_uri_complete)
      const done = yield* signInAs(yield* submit(page, { answer: "allow" }), "ada")
      expect(done.html).toContain("signed in")
      const { body } = yield* Effect.provide(poll(started.device_code), services)
      const authorization = `Bearer ${body.access_token}`
      const me = yield* Context.get(services, Client).get("/v1/me", { authorization })
      expect(me.body.email).toBe("ada@example.org")
    }),
  )

  itLive(Layer.empty)("lets no device in by a link that somebody else has begun", () =>
    Effect.gen(function* () {
      const services = yield* served
      const started = (yield* Effect.provide(start, services)).body
      const attacker = yield* Effect.provide(openBrowser, services)
      const victim = yield* Effect.provide(openBrowser, services)
      const page = yield* attacker.open(started.verification_uri_complete)
      const departed = yield* attacker.submit(page, { answer: "allow" })
      const done = yield* victim.signInAs(yield* victim.open(departed.url), "ada")
      expect(done.html).not.toContain("signed in")
      const answer = yield* Effect.provide(poll(started.device_code), services)
      expect(answer.body).toEqual({ error: "authorization_pending" })
    }),
  )
})
