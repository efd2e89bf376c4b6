import { Effect } from "effect"
import { AccessStore } from "#db/access"
import type { UserId } from "#domain/ids"
import { Callers } from "#operations/authenticate"
import { sessionHash } from "#operations/sessions"

/** What stays open. */
interface Kept {
  /** The secret of the browser that asks; null for none. */
  readonly session_secret: string | null
  readonly personal_tokens: boolean
}

/** Ends the sessions and service tokens of a person but what is kept, for the next request already. */
export const endOtherAccess = Effect.fnUntraced(function* (
  user: UserId,
  { session_secret, personal_tokens }: Kept,
) {
  const secret_hash = session_secret === null ? "" : sessionHash(session_secret)
  yield* AccessStore.use((access) => access.endOthers(user, { secret_hash, personal_tokens }))
  yield* Callers.use((callers) => callers.invalidate(user))
})

/** Ends whatever opens the account of a person: sessions, tokens, password, passkeys, app and codes. */
export const endAccess = Effect.fnUntraced(function* (user: UserId) {
  yield* AccessStore.use((access) => access.endAll(user))
  yield* Callers.use((callers) => callers.invalidate(user))
})
