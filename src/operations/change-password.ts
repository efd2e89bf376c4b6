import { Clock, Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { SecondFactorStore } from "#db/second-factors"
import { UserStore } from "#db/users"
import { AlreadyExists, Forbidden, InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { emailKey, type PasswordChange, type SignInMethods } from "#domain/local-account"
import { isoOf } from "#domain/time"
import { DEMO, LOCAL_ISSUER } from "#domain/user"
import { endOtherAccess } from "#operations/end-access"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { PasswordHashes } from "#operations/password-hashes"
import { rememberDevice, type SignInPlace, throttled } from "#operations/sign-in-throttle"

/** Nobody signs in as the demo person, nor here as who signs in at an outside provider. */
const requireLocalPerson = Effect.fnUntraced(function* (caller: UserId) {
  const user = yield* UserStore.use((users) => users.find(caller))
  if (user?.issuer !== LOCAL_ISSUER || user.subject === DEMO) return yield* new Forbidden()
  return user
})

/** How a person may sign in. */
export const signInMethods = Effect.fnUntraced(function* (caller: UserId) {
  const account = yield* LocalAccountStore.use((accounts) => accounts.find(caller))
  const user = yield* UserStore.use((users) => users.find(caller))
  const factors = yield* SecondFactorStore
  const totp = yield* factors.totp(caller)
  return {
    email: account?.email ?? user?.email ?? null,
    password_changed_at: account?.password_hash ? isoOf(account.changed_at) : null,
    totp_confirmed_at: totp?.confirmed_at ? isoOf(totp.confirmed_at) : null,
    recovery_codes_left: yield* factors.codesLeft(caller),
  } satisfies SignInMethods
})

/**
 * Sets the password by which a person signs in, and their e-mail address. Who has a password has to know it, and who
 * has none has just signed in; every other browser and command line of theirs is signed out, and this browser alone is
 * known on. The tokens of phones and scripts, which the person sees listed, end where that is asked.
 */
export const changePassword = Effect.fnUntraced(function* (
  caller: UserId,
  { password, current_password = "", end_tokens = false, ...given }: PasswordChange,
  place: SignInPlace,
  session_secret: string | null,
) {
  const user = yield* requireLocalPerson(caller)
  const accounts = yield* LocalAccountStore
  const hashes = yield* PasswordHashes
  const account = yield* accounts.find(caller)
  const email = emailKey(given.email ?? account?.email ?? user.email ?? "")
  if (email === "")
    return yield* new InvalidField({ field: "email", message: "email is needed to sign in by." })
  const before = account?.password_hash ?? null
  if (before !== null) {
    const verified = Effect.gen(function* () {
      if (!(yield* hashes.verify(current_password, before)))
        return yield* new InvalidField({
          field: "current_password",
          message: "current_password is not the password.",
        })
    })
    yield* throttled(account?.email ?? email, caller, place, verified)
  } else yield* requireFreshSignIn(caller, session_secret)
  const password_hash = yield* hashes.inTurn("known", hashes.hash(password))
  const changed_at = yield* Clock.currentTimeMillis
  if (!(yield* accounts.put({ user_id: caller, email, password_hash, changed_at })))
    return yield* new AlreadyExists({ message: "Somebody here has that e-mail address already." })
  yield* endOtherAccess(caller, { session_secret, personal_tokens: !end_tokens })
  if (place.device !== null) yield* rememberDevice(caller, place)
  return yield* signInMethods(caller)
})
