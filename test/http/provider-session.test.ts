import { describe, expect, test } from "bun:test"
import { Context, Effect, Layer } from "effect"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { consoleUrl } from "#http/site"
import { appWith, BASE_URL } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { CLIENT_ID, openIdProvider } from "#test/openid"
import { openBrowser } from "#test/plain-browser"
import { outsideIdentity } from "#upstream/identity"
import { noSignIn, providerSignIn } from "#upstream/oidc"

const it = itLive(Layer.empty)

const redirect_uri = `${BASE_URL}/cli/login/callback`

/** The service with a real provider next door, and a browser. */
const withProvider = Effect.gen(function* () {
  const provider = yield* openIdProvider(redirect_uri)
  const client = { ...provider, client_id: CLIENT_ID, client_secret: null, redirect_uri }
  const identity = outsideIdentity({ ...provider, audience: null })
  const app = appWith(identity, EmbeddedAggregator, providerSignIn(client))
  const services = yield* Layer.build(Layer.fresh(app))
  const browser = Effect.provide(openBrowser, services)
  return { browser, client: Context.get(services, Client), provider }
})

const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" }

type Opened = Effect.Success<typeof openBrowser>

const ask = Effect.fnUntraced(function* (
  { open }: Opened,
  method: string,
  path: string,
  body?: object,
) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const { status, html, headers } = yield* open(BASE_URL + path, { method, headers: own, ...sent })
  return { status, headers, body: html === "" ? null : JSON.parse(html) }
})

const signedIn = Effect.fnUntraced(function* (browser: Opened, name: string, screen?: string) {
  const started = yield* ask(browser, "POST", "/v1/session/provider", screen ? { screen } : {})
  return yield* browser.signInAs(yield* browser.open(started.body.url), name)
})

describe("a browser, with an outside provider", () => {
  it("is signed in by it, goes on where it was, and is known from then on", () =>
    Effect.gen(function* () {
      const { browser, provider } = yield* withProvider
      const ada = yield* browser
      const before = yield* ask(ada, "GET", "/v1/session")
      const sign_in = {
        by: "provider",
        provider: new URL(provider.issuer).host,
        has_accounts: false,
      }
      expect(before.body).toEqual({ session: null, sign_in, has_demo: false })
      const page = yield* signedIn(ada, "ada", "trends")
      expect(page.url).toBe(`${BASE_URL}/trends`)
      const { body } = yield* ask(ada, "GET", "/v1/session")
      expect(body.session).toMatchObject({ email: "ada@example.org", is_owner: false })
      expect((yield* ask(ada, "GET", "/v1/me")).body.user_id).toBe(body.session.user_id)
    }))

  it("is signed out here, and learns where to be signed out of the provider", () =>
    Effect.gen(function* () {
      const { browser, provider } = yield* withProvider
      const ada = yield* browser
      yield* signedIn(ada, "ada")
      const out = yield* ask(ada, "DELETE", "/v1/session")
      expect(out.status).toBe(200)
      expect(out.body.url).toStartWith(`${provider.issuer}/session/end?client_id=${CLIENT_ID}`)
      expect((yield* ask(ada, "GET", "/v1/me")).status).toBe(401)
      expect((yield* ask(ada, "DELETE", "/v1/session")).status).toBe(204)
    }))

  it("is signed in by no local way", () =>
    Effect.gen(function* () {
      const { browser } = yield* withProvider
      const ada = yield* browser
      for (const way of [
        { link: "BBBB-BBBB-BBBB-BBBB" },
        { email: "ada@example.org", password: "long enough" },
        { invitation: "x".repeat(43), email: "ada@example.org", password: "long enough" },
      ]) {
        const { status, body } = yield* ask(ada, "POST", "/v1/session", way)
        expect([status, body.error.code]).toEqual([403, "forbidden"])
      }
      expect((yield* ask(ada, "POST", "/v1/session/options")).status).toBe(403)
    }))

  it("is not signed in by a link that somebody else has begun, nor within a frame", () =>
    Effect.gen(function* () {
      const { browser, client } = yield* withProvider
      const [ada, eve] = [yield* browser, yield* browser]
      const started = yield* ask(eve, "POST", "/v1/session/provider", {})
      const state = new URL(started.body.url).searchParams.get("state")
      const back = `/cli/login/callback?state=${state}&code=guessed`
      const framed = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }
      expect((yield* client.send(back, { headers: framed })).status).toBe(410)
      expect((yield* ada.open(BASE_URL + back)).status).toBe(410)
      expect((yield* ask(ada, "GET", "/v1/session")).body.session).toBeNull()
    }))

  it("gets another session at each sign-in, and the one before is over", () =>
    Effect.gen(function* () {
      const { browser } = yield* withProvider
      const ada = yield* browser
      yield* signedIn(ada, "ada")
      const one = yield* ask(ada, "GET", "/v1/session")
      yield* signedIn(ada, "ada")
      const two = yield* ask(ada, "GET", "/v1/session")
      expect(two.body.session.id).not.toBe(one.body.session.id)
      const { sessions } = (yield* ask(ada, "GET", "/v1/sessions")).body
      expect(sessions.map(({ id }: { id: string }) => id)).toEqual([two.body.session.id])
    }))

  it("starts from a page of the service alone, and comes back to no address but a screen's", () =>
    Effect.gen(function* () {
      const { client } = yield* withProvider
      const start = (headers: Record<string, string>, screen: string) =>
        client.send("/v1/session/provider", {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ screen }),
        })
      expect((yield* start({ "sec-fetch-site": "cross-site" }, "today")).status).toBe(401)
      for (const screen of ["//evil.example", "https://evil.example", "../admin"])
        expect((yield* start(own, screen)).body.error.details).toEqual({ field: "screen" })
    }))

  test("starts at the address that the provider sends it back to, as cookies are of one host", () => {
    expect(consoleUrl("http://127.0.0.1:3000", false)).toBe("http://127.0.0.1:3000/")
    expect(consoleUrl("http://127.0.0.1:3000", true)).toStartWith("http://localhost:3000/")
  })

  it("without a client at the provider is offered nothing", () =>
    Effect.gen(function* () {
      const provider = { issuer: "https://id.example", jwks_url: "https://id.example/jwks" }
      const identity = outsideIdentity({ ...provider, audience: null })
      const services = yield* Layer.build(
        Layer.fresh(appWith(identity, EmbeddedAggregator, noSignIn)),
      )
      const nobody = yield* Effect.provide(openBrowser, services)
      const { body } = yield* ask(nobody, "GET", "/v1/session")
      expect(body.sign_in).toEqual({ by: "none", provider: null, has_accounts: false })
      expect((yield* ask(nobody, "POST", "/v1/session/provider", {})).status).toBe(403)
    }))
})
