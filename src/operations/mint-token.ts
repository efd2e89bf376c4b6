import { Effect } from "effect"
import { UserStore } from "#db/users"
import { LocalUserNotFound } from "#domain/errors"
import { DEMO, LOCAL_ISSUER, OWNER } from "#domain/user"
import { issueToken } from "#operations/issue-token"

/**
 * A fresh 30-day token for a local person: the one with this e-mail, made at first sight, or the
 * owner when none is named.
 */
export const mintToken = Effect.fnUntraced(function* (email: string | null) {
  const users = yield* UserStore
  const subject = email?.toLowerCase() ?? OWNER
  const { id } = yield* users.findOrCreate(LOCAL_ISSUER, subject, email?.toLowerCase() ?? null)
  return yield* issueToken(id)
})

const tokenOf = Effect.fnUntraced(function* (subject: string) {
  const person = yield* UserStore.use((users) => users.findBySubject(LOCAL_ISSUER, subject))
  return yield* person ? issueToken(person.id) : new LocalUserNotFound()
})

/** The same for a local person who is there already: it makes none. */
export const mintKnownToken = (email: string) => tokenOf(email.toLowerCase())

/** The same for the demo person. */
export const mintDemoToken = tokenOf(DEMO)
