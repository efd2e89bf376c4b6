import { Context, Effect, Layer, type Redacted } from "effect"
import { InvalidToken } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { Principal } from "#domain/user"
import { secretKey, signJwt, verifyJwt } from "#upstream/jwt"

/** How long a service token is good for. */
export const SERVICE_TOKEN_DAYS = 30

const ISSUER = "hygeia"
const AUDIENCE = "hygeia-service"

/** The tokens this service signs itself, for scripts and the command line. */
export class ServiceTokens extends Context.Service<
  ServiceTokens,
  {
    /** A fresh token for a user, good for 30 days. */
    readonly mint: (user: UserId) => Effect.Effect<string>
    readonly verify: (token: string) => Effect.Effect<Principal, InvalidToken>
  }
>()("upstream/ServiceTokens") {
  static readonly layer = (secret: Redacted.Redacted) =>
    Layer.sync(ServiceTokens, () => {
      const key = secretKey(secret)
      const rules = { algorithms: [key.algorithm], issuer: ISSUER, audience: AUDIENCE }

      const mint = (user: UserId) =>
        signJwt(
          key,
          { issuer: ISSUER, audience: AUDIENCE, subject: user },
          SERVICE_TOKEN_DAYS * 86_400,
        )

      const verify = (token: string) =>
        verifyJwt(token, key.keys, rules).pipe(
          Effect.map((claims) => ({ ...claims, user_id: claims.subject as UserId })),
          Effect.mapError(() => new InvalidToken()),
        )

      return ServiceTokens.of({ mint, verify })
    })
}
