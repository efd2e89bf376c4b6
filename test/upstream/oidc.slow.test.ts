import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { itLive } from "#test/effect"
import { type ProviderKey, providerKey, providerToken } from "#test/key-server"
import { providerSignIn } from "#upstream/oidc"
import { BrowserSignIn, type ProviderSignIn } from "#upstream/sign-in"

const it = itLive(Layer.empty)

const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

/** What every answer of a token endpoint has, and every ID token. */
const issued = { access_token: "unused", token_type: "Bearer" }
const times = () => ({ iat: now(), exp: now() + 60 })

/** A provider that lies wherever a test says so. */
const lyingProvider = Effect.fnUntraced(function* (lies: {
  readonly discovery?: Readonly<Record<string, unknown>>
  readonly claims?: Readonly<Record<string, unknown>>
  readonly tokens?: () => Response
  readonly signedBy?: ProviderKey
}) {
  const key = yield* providerKey("only")
  const asked: Array<string> = []
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: async (request) => {
          const { origin, pathname } = new URL(request.url)
          asked.push(pathname)
          if (pathname === "/keys") return Response.json({ keys: [key.published] })
          if (pathname === "/token") {
            if (lies.tokens) return lies.tokens()
            const claims = { iss: origin, aud: "hygeia", sub: "ada", nonce: "n", ...times() }
            const signing = providerToken(lies.signedBy ?? key, { ...claims, ...lies.claims })
            return Response.json({ ...issued, id_token: await Effect.runPromise(signing) })
          }
          return Response.json({
            issuer: origin,
            authorization_endpoint: `${origin}/auth?tenant=one`,
            token_endpoint: `${origin}/token`,
            ...lies.discovery,
          })
        },
      }),
    ),
    (server) => Effect.promise(() => server.stop(true)),
  )
  const issuer = server.url.origin
  const client = {
    issuer,
    jwks_url: `${issuer}/keys`,
    client_id: "hygeia",
    client_secret: null,
    redirect_uri: "http://x/",
  }
  const method = yield* Effect.provide(BrowserSignIn, Layer.fresh(providerSignIn(client)))
  return { asked, ...(method as ProviderSignIn) }
})

const callback = { code: "code", iss: undefined }
const request = { state: "s", nonce: "n", code_verifier: "v".repeat(43) }

it("believes an ID token that is meant for this sign-in", () =>
  Effect.gen(function* () {
    const { exchangeCode, authorizationUrl, asked } = yield* lyingProvider({})
    const { pathname, searchParams } = new URL(yield* authorizationUrl(request))
    expect(pathname).toBe("/auth")
    expect(Object.fromEntries(searchParams)).toMatchObject({ tenant: "one", response_type: "code" })
    expect(yield* exchangeCode(callback, request)).toMatchObject({ subject: "ada" })
    expect(asked).toEqual(["/.well-known/openid-configuration", "/token", "/keys"])
  }))

const claims: ReadonlyArray<readonly [what: string, claims: Record<string, unknown>]> = [
  ["another sign-in", { nonce: "another" }],
  ["no sign-in", { nonce: undefined }],
  ["another client", { aud: "another" }],
  ["another provider", { iss: "https://id.example" }],
  ["a time that is over", { exp: now() - 60 }],
]
for (const [what, lie] of claims)
  it(`believes no ID token for ${what}`, () =>
    Effect.gen(function* () {
      const { exchangeCode } = yield* lyingProvider({ claims: lie })
      expect((yield* Effect.flip(exchangeCode(callback, request)))._tag).toBe("InvalidToken")
    }))

for (const [what, discovery, iss] of [
  ["another issuer", {}, "https://id.example"],
  [
    "no issuer, where the provider always names itself",
    { authorization_response_iss_parameter_supported: true },
    undefined,
  ],
] as const)
  it(`takes no code from ${what}, and asks nobody about it`, () =>
    Effect.gen(function* () {
      const { exchangeCode, asked } = yield* lyingProvider({ discovery })
      const refused = yield* Effect.flip(exchangeCode({ code: "code", iss }, request))
      expect(refused._tag).toBe("InvalidToken")
      expect(asked).not.toContain("/token")
    }))

it("believes no ID token of another key", () =>
  Effect.gen(function* () {
    const { exchangeCode } = yield* lyingProvider({ signedBy: yield* providerKey("only") })
    expect((yield* Effect.flip(exchangeCode(callback, request)))._tag).toBe("InvalidToken")
  }))

it("takes a 400 as the provider's word that the code is none", () =>
  Effect.gen(function* () {
    const refuse = () => Response.json({ error: "invalid_grant" }, { status: 400 })
    const { exchangeCode } = yield* lyingProvider({ tokens: refuse })
    expect((yield* Effect.flip(exchangeCode(callback, request)))._tag).toBe("InvalidToken")
  }))

const broken: ReadonlyArray<readonly [what: string, tokens: () => Response]> = [
  ["fails", () => new Response("down", { status: 500 })],
  ["knows no such client", () => Response.json({ error: "invalid_client" }, { status: 401 })],
  ["answers no JSON", () => new Response("<html>")],
  ["answers no ID token", () => Response.json(issued)],
  ["sends us elsewhere", () => Response.redirect("http://127.0.0.1:1/", 307)],
]
for (const [what, tokens] of broken)
  it(`is unavailable when it ${what}`, () =>
    Effect.gen(function* () {
      const { exchangeCode } = yield* lyingProvider({ tokens })
      const failed = yield* Effect.flip(exchangeCode(callback, request))
      expect(failed).toMatchObject({ _tag: "UpstreamUnavailable", upstream: "identity" })
    }))

for (const discovery of [
  { issuer: "https://id.example" },
  { authorization_endpoint: "javascript:alert(1)" },
  { token_endpoint: undefined },
])
  it(`is unavailable when it describes itself with ${JSON.stringify(discovery)}`, () =>
    Effect.gen(function* () {
      const { authorizationUrl } = yield* lyingProvider({ discovery })
      expect((yield* Effect.flip(authorizationUrl(request)))._tag).toBe("UpstreamUnavailable")
    }))
