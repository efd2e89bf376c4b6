import { Clock, Effect } from "effect"
import { UserStore } from "#db/users"
import { Forbidden, SignInTooOld } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { DEMO, LOCAL_ISSUER } from "#domain/user"
import { Sessions } from "#operations/sessions"

/** How long a sign-in is fresh, in milliseconds. */
const FRESH_MS = 600_000

/** The session of a browser in which somebody has signed in a moment ago; null for any other, and for no secret. */
export const freshSession = Effect.fnUntraced(function* (secret: string | null) {
  const session = secret === null ? null : yield* Sessions.use(({ find }) => find(secret))
  const now = yield* Clock.currentTimeMillis
  return session && now - session.created_at <= FRESH_MS ? session : null
})

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
  if ((yield* freshSession(secret))?.user_id !== caller) return yield* new SignInTooOld()
  return user
})

/**
 * Asks the same of a request that was made with a browser's cookie, wherever its person signs in and whomever it shows.
 * One with a bearer token needs no browser.
 */
export const requireFreshCookie = Effect.fnUntraced(function* (
  { headers }: Request,
  secret: string | null,
) {
  if (!headers.has("authorization") && (yield* freshSession(secret)) === null)
    return yield* new SignInTooOld()
})
