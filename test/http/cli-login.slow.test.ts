import { describe, expect } from "bun:test"
import { Context, Effect, Layer, Redacted } from "effect"
import { EmbeddedAggregator } from "#embedded/aggregator"
import { appWith, BASE_URL } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { CLIENT_ID, CLIENT_SECRET, openIdProvider } from "#test/openid"
import { openBrowser, type Page } from "#test/plain-browser"
import { outsideIdentity } from "#upstream/identity"
import { noSignIn, providerSignIn } from "#upstream/oidc"
import type { BrowserSignIn } from "#upstream/sign-in"

const CALLBACK = "http://localhost:8123/done"
const it = itLive(Layer.empty)

const login = (cb: string, state: string) =>
  `/cli/login?cb=${encodeURIComponent(cb)}&state=${encodeURIComponent(state)}`

/** Where the command line waits, after a sign-in. */
const came = ({ url }: Page) => {
  const { origin, pathname, searchParams } = new URL(url)
  return { at: origin + pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

interface Provider {
  readonly issuer: string
  readonly jwks_url: string
}

const redirect_uri = `${BASE_URL}/cli/login/callback`

const atProvider = (provider: Provider, secret: string | null = null) =>
  providerSignIn({
    ...provider,
    client_id: CLIENT_ID,
    client_secret: secret === null ? null : Redacted.make(secret),
    redirect_uri,
  })

const served = (provider: Provider, signIn: Layer.Layer<BrowserSignIn>) =>
  Layer.build(
    Layer.fresh(
      appWith(outsideIdentity({ ...provider, audience: null }), EmbeddedAggregator, signIn),
    ),
  )

/** The service with a real provider next door, and a browser. */
const withProvider = Effect.gen(function* () {
  const provider = yield* openIdProvider(redirect_uri)
  const services = yield* served(provider, atProvider(provider))
  const client = Context.get(services, Client)
  const browser = yield* Effect.provide(openBrowser, services)
  return { ...browser, client, provider }
})

describe("with an outside provider", () => {
  it("signs a person in with PKCE, and the token works", () =>
    Effect.gen(function* () {
      const { open, signInAs, client } = yield* withProvider
      const asked = yield* open(BASE_URL + login(CALLBACK, "a state & more"))
      const { at, token, state } = came(yield* signInAs(asked, "ada"))
      expect({ at, state }).toEqual({ at: CALLBACK, state: "a state & more" })
      const me = yield* client.get("/v1/me", { authorization: `Bearer ${token}` })
      expect(me.body.email).toBe("ada@example.org")
    }))

  for (const auth of ["client_secret_basic", "client_secret_post"] as const)
    it(`is a confidential client by ${auth}, and nobody's without its secret`, () =>
      Effect.gen(function* () {
        const provider = yield* openIdProvider(redirect_uri, auth)
        const statusOf = Effect.fnUntraced(function* (secret: string | null) {
          const services = yield* served(provider, atProvider(provider, secret))
          const { open, signInAs } = yield* Effect.provide(openBrowser, services)
          return yield* signInAs(yield* open(BASE_URL + login(CALLBACK, "s")), "ada")
        })
        expect(came(yield* statusOf(CLIENT_SECRET))).toMatchObject({ at: CALLBACK, state: "s" })
        expect((yield* statusOf("another secret")).status).toBe(503)
        expect((yield* statusOf(null)).status).toBe(503)
      }))

  it("asks the provider for a code with S256, a state and a nonce of this one sign-in", () =>
    Effect.gen(function* () {
      const { client, provider } = yield* withProvider
      const redirects = yield* Effect.all([
        client.send(login(CALLBACK, "s")),
        client.send(login(CALLBACK, "s")),
      ])
      const [one, two] = redirects.map(({ status, headers }) => {
        expect(status).toBe(302)
        return new URL(headers.get("location")!)
      })
      expect(one!.origin).toBe(provider.issuer)
      expect(Object.fromEntries(one!.searchParams)).toMatchObject({
        response_type: "code",
        client_id: CLIENT_ID,
        redirect_uri,
        scope: "openid email",
        code_challenge_method: "S256",
      })
      for (const name of ["state", "nonce", "code_challenge"])
        expect(one!.searchParams.get(name)).not.toBe(two!.searchParams.get(name))
      expect(one!.href).not.toContain("localhost%3A8123")
    }))

  it("lets nobody come back twice, or with a state that was never given out", () =>
    Effect.gen(function* () {
      const { client } = yield* withProvider
      const redirect = yield* client.send(login(CALLBACK, "s"))
      const state = new URL(redirect.headers.get("location")!).searchParams.get("state")
      const back = `/cli/login/callback?state=${state}&code=guessed`
      expect((yield* client.send(back)).status).toBe(422)
      expect((yield* client.send(back)).status).toBe(410)
      expect((yield* client.send("/cli/login/callback?state=made-up&code=x")).status).toBe(410)
    }))

  it("signs nobody in whom the provider has turned away", () =>
    Effect.gen(function* () {
      const { client } = yield* withProvider
      const redirect = yield* client.send(login(CALLBACK, "s"))
      const state = new URL(redirect.headers.get("location")!).searchParams.get("state")
      const back = yield* client.send(`/cli/login/callback?state=${state}&error=access_denied`)
      expect(back.status).toBe(422)
      expect(back.headers.get("location")).toBeNull()
    }))

  it("says that the provider is unavailable when it is", () =>
    Effect.gen(function* () {
      const gone = { issuer: "http://127.0.0.1:1", jwks_url: "http://127.0.0.1:1/jwks" }
      const services = yield* served(gone, atProvider(gone))
      const answer = yield* Context.get(services, Client).send(login(CALLBACK, "s"))
      expect(answer.status).toBe(503)
      expect(answer.body.error).toMatchObject({
        code: "upstream_unavailable",
        upstream: "identity",
      })
    }))

  it("without a client there, says what to do instead", () =>
    Effect.gen(function* () {
      const provider = { issuer: "https://id.example", jwks_url: "https://id.example/jwks" }
      const services = yield* served(provider, noSignIn)
      const answer = yield* Context.get(services, Client).send(login(CALLBACK, "s"))
      expect(answer.status).toBe(200)
      expect(answer.text).toContain("/v1/auth/cli-approve")
    }))
})
