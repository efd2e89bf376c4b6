import { Effect } from "effect"
import { UserStore } from "#db/users"
import { LOCAL_ISSUER, OWNER } from "#domain/user"
import { SERVICE_TOKEN_DAYS, ServiceTokens } from "#upstream/service-tokens"

/** Everything that minting asks for. */
export type MintToken = UserStore | ServiceTokens

/**
 * A fresh 30-day token for a local person: the one with this e-mail, made at first sight, or the
 * owner when none is named.
 */
export const mintToken = Effect.fn("mintToken")(function* (email: string | null) {
  const users = yield* UserStore
  const serviceTokens = yield* ServiceTokens
  const subject = email?.toLowerCase() ?? OWNER
  const { id } = yield* users.atFirstSight(LOCAL_ISSUER, subject, email?.toLowerCase() ?? null)
  return {
    service_token: yield* serviceTokens.mint(id),
    expires_in_days: SERVICE_TOKEN_DAYS,
    user_id: id,
  }
})

export type MintedToken = Effect.Success<ReturnType<typeof mintToken>>
