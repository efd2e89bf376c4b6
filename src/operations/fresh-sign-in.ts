import { Clock, Effect } from "effect"
import { UserStore } from "#db/users"
import { Forbidden, SignInTooOld } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { DEMO, LOCAL_ISSUER } from "#domain/user"
import { Sessions } from "#operations/sessions"

/** How long a sign-in is fresh, in milliseconds. */
const FRESH_MS = 600_000

/**
 * Asks for a browser in which the caller has signed in a moment ago: who finds one open, or a token, gives themselves
 * no further way in, and takes none away. Nobody signs in as the demo person, nor here as who signs in elsewhere.
 */
export const requireFreshSignIn = Effect.fnUntraced(function* (
  caller: UserId,
  secret: string | null,
) {
  const user = yield* UserStore.use((users) => users.find(caller))
  if (user?.issuer !== LOCAL_ISSUER || user.subject === DEMO) return yield* new Forbidden()
  const session = secret === null ? null : yield* Sessions.use(({ find }) => find(secret))
  const now = yield* Clock.currentTimeMillis
  if (session?.user_id !== caller || now - session.created_at > FRESH_MS)
    return yield* new SignInTooOld()
  return user
})
