import { Context, Effect, Layer } from "effect"
import type { InvalidToken, UpstreamUnavailable } from "#domain/errors"
import type { Principal } from "#domain/user"
import { type Keys, type Rules, remoteKeys, SESSION_ALGORITHMS, verifyJwt } from "#upstream/jwt"
import { ServiceTokens } from "#upstream/service-tokens"

/** The port that verifies bearer tokens: local accounts, or an outside identity provider. */
export class Identity extends Context.Service<
  Identity,
  {
    /** Verifies a token as a service token, else as a session token. */
    readonly verify: (token: string) => Effect.Effect<Principal, InvalidToken | UpstreamUnavailable>
  }
>()("upstream/Identity") {}

/** Verifies service tokens, and session tokens by a key set. */
export const sessionIdentity = Effect.fnUntraced(function* (
  keys: Keys,
  rules: Omit<Rules, "algorithms">,
) {
  const serviceTokens = yield* ServiceTokens
  const session = (token: string) =>
    Effect.map(
      verifyJwt(token, keys, { ...rules, algorithms: SESSION_ALGORITHMS }),
      (claims): Principal => ({ ...claims, user_id: null, token_id: null }),
    )
  return Identity.of({
    verify: (token) => Effect.catch(serviceTokens.verify(token), () => session(token)),
  })
})

/** An outside provider, known by its published key set. */
export const outsideIdentity = (provider: {
  readonly issuer: string
  readonly audience: string | null
  readonly jwks_url: string
}) =>
  Layer.effect(
    Identity,
    Effect.flatMap(remoteKeys(provider.jwks_url), (keys) => sessionIdentity(keys, provider)),
  )
