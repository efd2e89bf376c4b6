import { expect } from "bun:test"
import { Effect, Layer, Redacted } from "effect"
import { localIdentity } from "#embedded/identity/accounts"
import { itLive } from "#test/effect"
import { Identity } from "#upstream/identity"
import { newPrivateKey, privateKey, signJwt } from "#upstream/jwt"
import { ServiceTokens } from "#upstream/service-tokens"
import { LOCAL_AUDIENCE } from "#upstream/session-tokens"

const it = itLive(ServiceTokens.layer([Redacted.make("a-secret-of-thirty-two-characters")]))

const identity = (key: string) =>
  Effect.provide(Identity, Layer.fresh(localIdentity(Redacted.make(key))))

const claims = { issuer: "local", subject: "owner", audience: LOCAL_AUDIENCE }

it("believes a session that its own key has signed", () =>
  Effect.gen(function* () {
    const key = yield* newPrivateKey
    const { verify } = yield* identity(key)
    const signing = yield* privateKey(Redacted.make(key))
    const token = yield* signJwt(signing, { ...claims, email: "ada@example.org" }, 60)
    expect(yield* verify(token)).toMatchObject({
      issuer: "local",
      subject: "owner",
      email: "ada@example.org",
      user_id: null,
    })
  }))

it("believes a service token", () =>
  Effect.gen(function* () {
    const { verify } = yield* identity(yield* newPrivateKey)
    const token = yield* ServiceTokens.use(({ sign }) => sign("user_ada", "tok_1"))
    expect((yield* verify(token)).user_id).toBe("user_ada")
  }))

it("refuses another key's session, and one for somebody else", () =>
  Effect.gen(function* () {
    const key = yield* newPrivateKey
    const { verify } = yield* identity(key)
    const own = yield* privateKey(Redacted.make(key))
    const other = yield* privateKey(Redacted.make(yield* newPrivateKey))
    const tokens = [
      yield* signJwt(other, claims, 60),
      yield* signJwt(own, { ...claims, audience: "another" }, 60),
      yield* signJwt(own, { ...claims, issuer: "another" }, 60),
      yield* signJwt(own, claims, -60),
    ]
    for (const token of tokens)
      expect((yield* Effect.flip(verify(token)))._tag).toBe("InvalidToken")
  }))
