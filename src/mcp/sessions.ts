import type { UserId } from "#domain/ids"

/** The most sessions of one person, and of all: one more pushes out the one that was not used for the longest time. */
const MAX_OF_PERSON = 16
const MAX_SESSIONS = 4_096

/** The sessions that programs have opened, by their ids, and whose each is. */
export const makeSessions = () => {
  /** The one that was used last is the last. */
  const owners = new Map<string, UserId>()

  const tooMany = (user: UserId): ReadonlyArray<string> => {
    const own = [...owners].flatMap(([id, owner]) => (owner === user ? [id] : []))
    if (own.length > MAX_OF_PERSON) return own.slice(0, own.length - MAX_OF_PERSON)
    return owners.size > MAX_SESSIONS ? [...owners.keys()].slice(0, 1) : []
  }

  return {
    /** Takes in a fresh session. Returns those that have to end for it. */
    open: (id: string, user: UserId): ReadonlyArray<string> => {
      owners.set(id, user)
      return tooMany(user)
    },
    /** Whether a session is this person's, who uses it now. */
    use: (id: string, user: UserId): boolean => {
      if (owners.get(id) !== user) return false
      owners.delete(id)
      owners.set(id, user)
      return true
    },
    end: (id: string) => void owners.delete(id),
  }
}
