import { Effect } from "effect"
import { UserStore } from "#db/users"
import { Forbidden } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { LOCAL_ISSUER, OWNER } from "#domain/user"

/** Refuses everybody but the person who runs the service. */
export const requireOwner = Effect.fnUntraced(function* (caller: UserId) {
  const user = yield* UserStore.use((users) => users.find(caller))
  if (user?.issuer !== LOCAL_ISSUER || user.subject !== OWNER) return yield* new Forbidden()
})
