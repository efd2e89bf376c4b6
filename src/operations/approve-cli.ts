import { Effect } from "effect"
import { InvalidToken } from "#domain/errors"
import { Callers } from "#operations/authenticate"
import { issueToken } from "#operations/issue-token"

/** A fresh service token for the person of a session. A service token makes no other. */
export const approveCli = Effect.fnUntraced(function* (token: string) {
  const caller = yield* Callers.use((callers) => callers.authenticate(token))
  if (caller.token_id) return yield* new InvalidToken()
  return yield* issueToken(caller.user_id)
})
