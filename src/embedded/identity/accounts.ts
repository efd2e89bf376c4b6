import { Effect, Layer, type Redacted } from "effect"
import { LOCAL_ISSUER } from "#domain/user"
import { Identity, sessionIdentity } from "#upstream/identity"
import { privateKey } from "#upstream/jwt"
import { LOCAL_AUDIENCE } from "#upstream/session-tokens"

/** Local accounts: sessions are signed by a key of this service's own. */
export const localIdentity = (sessionKey: Redacted.Redacted) =>
  Layer.effect(
    Identity,
    Effect.flatMap(privateKey(sessionKey), ({ keys }) =>
      sessionIdentity(keys, { issuer: LOCAL_ISSUER, audience: LOCAL_AUDIENCE }),
    ),
  )
