import { Context, Effect, Layer, type Redacted } from "effect"
import { map, type NonEmptyReadonlyArray } from "effect/Array"
import { InvalidToken } from "#domain/errors"
import type { TokenId, UserId } from "#domain/ids"
import type { Principal } from "#domain/user"
import { secretKey, signJwt, verifyJwt } from "#upstream/jwt"

/** How long a service token is valid. */
export const SERVICE_TOKEN_DAYS = 30

const ISSUER = "hygeia"
const AUDIENCE = "hygeia-service"

/** The tokens that this service signs itself, for scripts and the command line. */
export class ServiceTokens extends Context.Service<
  ServiceTokens,
  {
    /** Signs a token with this id for a user, valid for 30 days. */
    readonly sign: (user: UserId, id: TokenId) => Effect.Effect<string>
    /** Verifies a token of this service. Does not check whether it was revoked. */
    readonly verify: (token: string) => Effect.Effect<Principal, InvalidToken>
  }
>()("upstream/ServiceTokens") {
  /** The first secret signs. A token of any is taken, so that one can be changed while tokens of it are in use. */
  static readonly layer = (secrets: NonEmptyReadonlyArray<Redacted.Redacted>) =>
    Layer.sync(ServiceTokens, () => {
      const keys = map(secrets, secretKey)
      const [key] = keys
      const rules = { algorithms: [key.algorithm], issuer: ISSUER, audience: AUDIENCE }

      const sign = (user: UserId, id: TokenId) =>
        signJwt(
          key,
          { issuer: ISSUER, audience: AUDIENCE, subject: user, id },
          SERVICE_TOKEN_DAYS * 86_400,
        )

      const verify = (token: string) =>
        Effect.firstSuccessOf(keys.map((key) => verifyJwt(token, key.keys, rules))).pipe(
          Effect.map(({ id, ...claims }) => ({
            ...claims,
            user_id: claims.subject as UserId,
            token_id: id as TokenId,
          })),
          Effect.mapError(() => new InvalidToken()),
        )

      return ServiceTokens.of({ sign, verify })
    })
}
