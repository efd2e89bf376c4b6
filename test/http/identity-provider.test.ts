import { expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import { appWith } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { keyServer, providerKey, providerToken } from "#test/key-server"
import { outsideIdentity } from "#upstream/identity"

const ISSUER = "https://id.example"
const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

/** The service with an outside provider, which lives next door. */
const served = Effect.gen(function* () {
  const provider = yield* keyServer
  const key = yield* providerKey("only")
  provider.publishes(key)
  const identity = outsideIdentity({ issuer: ISSUER, audience: null, jwks_url: provider.url })
  const { get } = Context.get(yield* Layer.build(Layer.fresh(appWith(identity))), Client)
  const signIn = (sub: string, email: string) =>
    Effect.map(providerToken(key, { iss: ISSUER, sub, email, exp: now() + 600 }), (token) => ({
      authorization: `Bearer ${token}`,
    }))
  return { get, provider, signIn }
})

const it = itLive(Layer.empty)

it("gives a person of an outside provider an account at first sight", () =>
  Effect.gen(function* () {
    const { get, signIn } = yield* served
    const ada = yield* get("/v1/me", yield* signIn("ada", "ada@example.org"))
    expect(ada.status).toBe(200)
    expect(ada.body).toMatchObject({ email: "ada@example.org", connections: [] })
    const again = yield* get("/v1/me", yield* signIn("ada", "ada@example.org"))
    expect(again.body.user_id).toBe(ada.body.user_id)
    const bob = yield* get("/v1/me", yield* signIn("bob", "bob@example.org"))
    expect(bob.body.user_id).not.toBe(ada.body.user_id)
  }))

it("says that the provider is unavailable, rather than the token invalid", () =>
  Effect.gen(function* () {
    const { get, provider, signIn } = yield* served
    provider.answersWith(503)
    const answer = yield* get("/v1/me", yield* signIn("ada", "ada@example.org"))
    expect(answer.status).toBe(503)
    expect(answer.body.error).toMatchObject({ code: "upstream_unavailable", upstream: "identity" })
  }))
