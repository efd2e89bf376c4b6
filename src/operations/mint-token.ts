import { Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { UserStore } from "#db/users"
import { LocalUserNotFound } from "#domain/errors"
import { DEMO, LOCAL_ISSUER, OWNER } from "#domain/user"
import { issueToken } from "#operations/issue-token"

/** The account that signs in by an e-mail address; null for none. */
const accountOf = (email: string | null) =>
  email === null
    ? Effect.succeed(null)
    : LocalAccountStore.use((accounts) => accounts.findByEmail(email))

/**
 * A fresh 30-day token for a local person: the one with this e-mail, made at first sight, or the
 * owner when none is named.
 */
export const mintToken = Effect.fnUntraced(function* (email: string | null) {
  const users = yield* UserStore
  const known = yield* accountOf(email)
  if (known) return yield* issueToken(known.user_id)
  const subject = email?.toLowerCase() ?? OWNER
  const { id } = yield* users.findOrCreate(LOCAL_ISSUER, subject, email?.toLowerCase() ?? null)
  return yield* issueToken(id)
})

const tokenOf = Effect.fnUntraced(function* (subject: string) {
  const person = yield* UserStore.use((users) => users.findBySubject(LOCAL_ISSUER, subject))
  return yield* person ? issueToken(person.id) : new LocalUserNotFound()
})

/** The same for a local person who is there already: it makes none. */
export const mintKnownToken = Effect.fnUntraced(function* (email: string) {
  const known = yield* accountOf(email)
  return yield* known ? issueToken(known.user_id) : tokenOf(email.toLowerCase())
})

/** The same for the demo person. */
export const mintDemoToken = tokenOf(DEMO)
