import { Effect } from "effect"
import { ServiceTokenStore } from "#db/service-tokens"
import { Callers } from "#operations/authenticate"

/**
 * Signs out. A service token revokes itself; a session token revokes every service token of its
 * person, for somebody who has lost one.
 */
export const revokeToken = Effect.fnUntraced(function* (token: string) {
  const callers = yield* Callers
  const tokens = yield* ServiceTokenStore
  const { user_id, token_id } = yield* callers.authenticate(token)
  yield* token_id ? tokens.revoke(user_id, token_id) : tokens.revokeAll(user_id)
  yield* callers.invalidate(user_id)
})
