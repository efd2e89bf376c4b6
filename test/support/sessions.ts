import { Context, Effect, Layer } from "effect"
import { appWith } from "#test/app"
import { Client } from "#test/client"
import { keyServer, providerKey, providerToken } from "#test/key-server"
import { outsideIdentity } from "#upstream/identity"

const ISSUER = "https://id.example"
const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1_000)

/** The service with an outside provider, which lives next door and vouches for anybody. */
export const withSessions = Effect.gen(function* () {
  const provider = yield* keyServer
  const key = yield* providerKey("only")
  provider.publishes(key)
  const identity = outsideIdentity({ issuer: ISSUER, audience: null, jwks_url: provider.url })
  const client = Context.get(yield* Layer.build(Layer.fresh(appWith(identity))), Client)
  /** The header of a person with a session of ten minutes. */
  const sessionOf = (sub: string, email: string) =>
    Effect.map(providerToken(key, { iss: ISSUER, sub, email, exp: now() + 600 }), (token) => ({
      authorization: `Bearer ${token}`,
    }))
  return { client, provider, sessionOf }
})
