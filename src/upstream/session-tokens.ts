import { Context, Effect, Layer, type Redacted } from "effect"
import type { JWK } from "jose"
import { LOCAL_ISSUER } from "#domain/user"
import { privateKey, signJwt } from "#upstream/jwt"

/** The audience of local session tokens. */
export const LOCAL_AUDIENCE = "hygeia"

/** How long a session token is good for, in seconds: a browser's session gets a new one in time. */
export const SESSION_TOKEN_S = 300

/** A local account, as a session token names it. */
export interface LocalSubject {
  readonly subject: string
  readonly email: string | null
}

/** Signs the session tokens of local accounts, which the identity port verifies like any provider's. */
export class SessionTokens extends Context.Service<
  SessionTokens,
  {
    /** A token for a local account, good for five minutes. */
    readonly sign: (account: LocalSubject) => Effect.Effect<string>
    /** What others verify them with, as a JWK set has it (RFC 7517). */
    readonly public_keys: ReadonlyArray<JWK>
  }
>()("upstream/SessionTokens") {
  static readonly layer = (sessionKey: Redacted.Redacted) =>
    Layer.effect(
      SessionTokens,
      Effect.map(privateKey(sessionKey), (key) =>
        SessionTokens.of({
          public_keys: key.public_key ? [key.public_key] : [],
          sign: ({ subject, email }) =>
            signJwt(
              key,
              {
                issuer: LOCAL_ISSUER,
                audience: LOCAL_AUDIENCE,
                subject,
                ...(email === null ? {} : { email }),
              },
              SESSION_TOKEN_S,
            ),
        }),
      ),
    )
}
