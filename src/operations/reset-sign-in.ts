import { Clock, Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { SignInLinkStore } from "#db/sign-in-links"
import { UserStore } from "#db/users"
import { LocalUserNotFound } from "#domain/errors"
import { emailKey } from "#domain/local-account"
import { newSignInCode, signInCodeOf } from "#domain/sign-in"
import { LOCAL_ISSUER } from "#domain/user"
import { endAccess } from "#operations/end-access"

/** How long a link is good for, in milliseconds. */
const LINK_MS = 3_600_000

const hashOf = (code: string) => Bun.SHA256.hash(code, "base64") as string

/** The local person with an e-mail address; the owner when none is named. */
const personOf = Effect.fnUntraced(function* (email: string | null) {
  const users = yield* UserStore
  if (email === null) return (yield* users.localOwner).id
  const account = yield* LocalAccountStore.use((accounts) => accounts.findByEmail(email))
  if (account) return account.user_id
  const user = yield* users.findBySubject(LOCAL_ISSUER, emailKey(email))
  return user ? user.id : yield* new LocalUserNotFound()
})

/**
 * A code of a link that signs a local person in, once and within the hour. Nothing is taken from them before it is
 * used.
 */
export const resetSignIn = Effect.fnUntraced(function* (email: string | null) {
  const user = yield* personOf(email)
  const code = newSignInCode()
  const now = yield* Clock.currentTimeMillis
  yield* SignInLinkStore.use((links) => links.put(user, hashOf(code), now + LINK_MS))
  return { code, user_id: user }
})

/**
 * Uses such a link up: nothing that opened the account before opens it any more. Null when the code is of none.
 */
export const redeemReset = Effect.fnUntraced(function* (typed: string) {
  const code = signInCodeOf(typed)
  const user =
    code === null ? null : yield* SignInLinkStore.use((links) => links.take(hashOf(code)))
  if (user) yield* endAccess(user)
  return user
})
