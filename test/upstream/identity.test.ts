import { describe, expect } from "bun:test"
import { Effect, Redacted } from "effect"
import { exportSPKI, importJWK, SignJWT } from "jose"
import { itLive } from "#test/effect"
import { keyServer, type ProviderKey, providerKey, providerToken } from "#test/key-server"
import { sessionIdentity } from "#upstream/identity"
import { remoteKeys } from "#upstream/jwt"
import { ServiceTokens } from "#upstream/service-tokens"

const it = itLive(ServiceTokens.layer([Redacted.make("a-secret-of-thirty-two-characters")]))

const ISSUER = "https://id.example"
const now = () => Math.floor(performance.timeOrigin / 1_000 + performance.now() / 1_000)
const good = () => ({
  iss: ISSUER,
  aud: "hygeia",
  sub: "ada",
  exp: now() + 60,
  email: "ada@example.org",
})

/** Made once: a pair of RSA keys takes a tenth of a second. */
const first = await Effect.runPromise(providerKey("first"))

/** A provider with one published key, and an identity that trusts it. */
const provider = Effect.fnUntraced(function* (audience: string | null = "hygeia") {
  const server = yield* keyServer
  const key = first
  server.publishes(key)
  const identity = yield* sessionIdentity(yield* remoteKeys(server.url, 0), {
    issuer: ISSUER,
    audience,
  })
  return { server, key, verify: identity.verify }
})

const refusal = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

describe("a session token", () => {
  for (const algorithm of ["RS256", "ES256", "EdDSA"])
    it(`is believed when a published ${algorithm} key has signed it`, () =>
      Effect.gen(function* () {
        const { server, verify } = yield* provider()
        const key = yield* providerKey("own", algorithm)
        server.publishes(key)
        expect(yield* verify(yield* providerToken(key, good()))).toMatchObject({
          issuer: ISSUER,
          subject: "ada",
          email: "ada@example.org",
          user_id: null,
        })
      }))

  const refused: ReadonlyArray<readonly [what: string, claims: Record<string, unknown>]> = [
    ["has expired", { exp: now() - 60 }],
    ["never expires", { exp: undefined }],
    ["is not valid yet", { nbf: now() + 60 }],
    ["comes from another issuer", { iss: "https://other.example" }],
    ["names no issuer", { iss: undefined }],
    ["is meant for somebody else", { aud: "another-service" }],
    ["is meant for nobody", { aud: undefined }],
    ["names nobody", { sub: undefined }],
    ["names somebody without a name", { sub: "" }],
    ["names somebody by a number", { sub: 12 }],
  ]
  for (const [what, claims] of refused)
    it(`is refused when it ${what}`, () =>
      Effect.gen(function* () {
        const { key, verify } = yield* provider()
        const token = yield* providerToken(key, { ...good(), ...claims })
        expect(yield* refusal(verify(token))).toBe("InvalidToken")
      }))

  it("may have any audience when none is configured", () =>
    Effect.gen(function* () {
      const { key, verify } = yield* provider(null)
      const token = yield* providerToken(key, { ...good(), aud: "whoever" })
      expect((yield* verify(token)).subject).toBe("ada")
    }))

  it("keeps an e-mail to itself that the provider has not verified", () =>
    Effect.gen(function* () {
      const { key, verify } = yield* provider()
      const token = yield* providerToken(key, { ...good(), email_verified: false })
      expect((yield* verify(token)).email).toBeNull()
    }))

  it("is refused without a signature, however its header spells none", () =>
    Effect.gen(function* () {
      const { verify } = yield* provider()
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
      for (const alg of ["none", "None", "NONE", ""])
        expect(yield* refusal(verify(`${part({ alg })}.${part(good())}.`))).toBe("InvalidToken")
    }))

  it("is refused when the provider's public key was used as a shared secret", () =>
    Effect.gen(function* () {
      const { key, verify } = yield* provider()
      const token = yield* signedWithThePublicKey(key)
      expect(yield* refusal(verify(token))).toBe("InvalidToken")
    }))

  it("is refused when its payload was changed", () =>
    Effect.gen(function* () {
      const { key, verify } = yield* provider()
      const [header, , signature] = (yield* providerToken(key, good())).split(".")
      const payload = Buffer.from(JSON.stringify({ ...good(), sub: "eve" })).toString("base64url")
      expect(yield* refusal(verify(`${header}.${payload}.${signature}`))).toBe("InvalidToken")
    }))

  for (const token of ["", "a", "a.b", "a.b.c", "....", "\u0000", "ey.ey.ey"])
    it(`is refused when it is only ${JSON.stringify(token)}`, () =>
      Effect.gen(function* () {
        const { verify } = yield* provider()
        expect(yield* refusal(verify(token))).toBe("InvalidToken")
      }))
})

describe("a key set", () => {
  it("is asked once for many tokens", () =>
    Effect.gen(function* () {
      const { server, key, verify } = yield* provider()
      for (const sub of ["ada", "bob", "eve"])
        yield* verify(yield* providerToken(key, { ...good(), sub }))
      expect(server.timesAsked()).toBe(1)
    }))

  it("is asked again for a key it did not have, so that keys can be rotated", () =>
    Effect.gen(function* () {
      const { server, key, verify } = yield* provider()
      yield* verify(yield* providerToken(key, good()))
      const next = yield* providerKey("second")
      server.publishes(next)
      expect((yield* verify(yield* providerToken(next, good()))).subject).toBe("ada")
      expect(yield* refusal(verify(yield* providerToken(key, good())))).toBe("InvalidToken")
    }))

  it("refuses a key nobody published", () =>
    Effect.gen(function* () {
      const { verify } = yield* provider()
      const stranger = yield* providerKey("stranger")
      expect(yield* refusal(verify(yield* providerToken(stranger, good())))).toBe("InvalidToken")
    }))

  it("refuses another key under a published name", () =>
    Effect.gen(function* () {
      const { verify } = yield* provider()
      const impostor = yield* providerKey("first")
      expect(yield* refusal(verify(yield* providerToken(impostor, good())))).toBe("InvalidToken")
    }))

  it("is unavailable, rather than the token invalid, when it cannot be had", () =>
    Effect.gen(function* () {
      const { server, key, verify } = yield* provider()
      const token = yield* providerToken(key, good())
      server.answersWith(500)
      expect(yield* refusal(verify(token))).toBe("UpstreamUnavailable")
      server.answersWith(200)
      expect((yield* verify(token)).subject).toBe("ada")
      const gone = yield* sessionIdentity(yield* remoteKeys("http://127.0.0.1:1/keys"), {
        issuer: ISSUER,
        audience: null,
      })
      expect(yield* refusal(gone.verify(token))).toBe("UpstreamUnavailable")
    }))
})

/** The classic confusion: a verifier that lets the token choose would take this. */
const signedWithThePublicKey = ({ published }: ProviderKey) =>
  Effect.promise(async () => {
    const pem = await exportSPKI((await importJWK(published, "RS256")) as CryptoKey)
    return new SignJWT({})
      .setProtectedHeader({ alg: "HS256", kid: "first" })
      .setIssuer(ISSUER)
      .setAudience("hygeia")
      .setSubject("ada")
      .setExpirationTime(now() + 60)
      .sign(new TextEncoder().encode(pem))
  })
