import { Clock, Effect } from "effect"
import { ServiceTokenStore } from "#db/service-tokens"
import { newId, type UserId } from "#domain/ids"
import { SERVICE_TOKEN_DAYS, ServiceTokens } from "#upstream/service-tokens"

/** How long a service token is good for, in seconds. */
export const SERVICE_TOKEN_S = SERVICE_TOKEN_DAYS * 86_400

/** A new service token for a user, listed as valid before it is handed out. */
export const issueToken = Effect.fnUntraced(function* (user_id: UserId) {
  const id = newId("tok")
  const service_token = yield* ServiceTokens.use(({ sign }) => sign(user_id, id))
  const expires_at = (yield* Clock.currentTimeMillis) + SERVICE_TOKEN_S * 1_000
  yield* ServiceTokenStore.use((store) => store.add(user_id, id, expires_at))
  return { service_token, expires_in_days: SERVICE_TOKEN_DAYS, user_id }
})

export type IssuedToken = Effect.Success<ReturnType<typeof issueToken>>
