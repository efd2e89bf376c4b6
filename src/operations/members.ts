import { Effect } from "effect"
import { listMembers as storedMembers } from "#db/members"
import { Forbidden, LocalUserNotFound } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { Member, StoredMember } from "#domain/member"
import { isoOf } from "#domain/time"
import { OWNER } from "#domain/user"
import { endAccess } from "#operations/end-access"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { requireOwner } from "#operations/require-owner"
import { KNOWN_MS } from "#operations/sign-in-throttle"

/** When somebody was last seen; a browser that is known was signed in in a fixed time before it is forgotten. */
const lastSeen = ({ used_at, known_until }: StoredMember) => {
  const at = Math.max(used_at ?? 0, (known_until ?? 0) - KNOWN_MS)
  return at > 0 ? isoOf(at) : null
}

const shown = (member: StoredMember): Member => {
  const isOwner = member.subject === OWNER
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: isOwner ? "owner" : "member",
    since: member.created_at,
    last_seen: lastSeen(member),
    // The printed link always opens the owner's.
    has_access: isOwner || member.has_access,
  }
}

/** Everybody with an account here. For the owner alone. */
export const listMembers = Effect.fnUntraced(function* (caller: UserId) {
  yield* requireOwner(caller)
  return (yield* storedMembers).map(shown)
})

/**
 * Takes somebody's access away: whatever opens their account ends. What they keep stays theirs, seen by nobody, until
 * they sign in by a link of `hygeia reset-sign-in`, or erase it. For the owner alone, right after a sign-in.
 */
export const removeAccess = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
  member: UserId,
) {
  yield* requireOwner(caller)
  yield* requireFreshSignIn(caller, session_secret)
  if (member === caller) return yield* new Forbidden()
  const found = (yield* storedMembers).find(({ id }) => id === member)
  if (!found) return yield* new LocalUserNotFound()
  yield* endAccess(member)
})
