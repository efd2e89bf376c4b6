import { Context, Effect, Layer, type Redacted } from "effect"
import type { JWK } from "jose"
import { InvalidToken } from "#domain/errors"
import { LOCAL_ISSUER, type Principal } from "#domain/user"
import { privateKey, signJwt, verifyJwt } from "#upstream/jwt"

/** The audience of local session tokens. */
export const LOCAL_AUDIENCE = "hygeia"

/** How long a session token is good for, in seconds: a browser's session gets a new one in time. */
export const SESSION_TOKEN_S = 300

/** Whom the session tokens of a browser are of: a local account, or a person of an outside provider. */
const audienceOf = (issuer: string) =>
  issuer === LOCAL_ISSUER ? LOCAL_AUDIENCE : `${LOCAL_AUDIENCE}:${issuer}`

/** A person, as a session token names them. */
export interface SessionSubject {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
}

/**
 * Signs the session tokens of browsers. The identity port verifies those of local accounts like any provider's; those
 * of people of a provider, who have come by its sign-in, are verified here.
 */
export class SessionTokens extends Context.Service<
  SessionTokens,
  {
    /** A token for a person, good for five minutes. */
    readonly sign: (person: SessionSubject) => Effect.Effect<string>
    /** The person of a provider that a token is of. */
    readonly verify: (token: string, issuer: string) => Effect.Effect<Principal, InvalidToken>
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
          verify: (token, issuer) =>
            verifyJwt(token, key.keys, {
              algorithms: [key.algorithm],
              issuer: LOCAL_ISSUER,
              audience: audienceOf(issuer),
            }).pipe(
              Effect.map((claims) => ({ ...claims, issuer, user_id: null, token_id: null })),
              Effect.mapError(() => new InvalidToken()),
            ),
          sign: ({ issuer, subject, email }) =>
            signJwt(
              key,
              {
                issuer: LOCAL_ISSUER,
                audience: audienceOf(issuer),
                subject,
                ...(email === null ? {} : { email }),
              },
              SESSION_TOKEN_S,
            ),
        }),
      ),
    )
}
