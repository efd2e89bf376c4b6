import { Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { InvalidToken } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { PasswordHashes } from "#operations/password-hashes"
import { passSecondFactor, type SecondFactor } from "#operations/second-factor"
import { Sessions } from "#operations/sessions"
import { rememberDevice, type SignInPlace, throttled } from "#operations/sign-in-throttle"
import { BrowserSignIn } from "#upstream/sign-in"

/** What a browser keeps after a sign-in. */
export interface OpenedSession {
  readonly secret: string
  /** By which it is known at the next sign-in. */
  readonly device: string
}

/** A new session of a person in a browser that is known from now on. */
export const openSession = Effect.fnUntraced(function* (user: UserId, place: SignInPlace) {
  const device = yield* rememberDevice(user, place)
  const secret = yield* Sessions.use((sessions) => sessions.open(user, place.browser))
  return { secret, device } satisfies OpenedSession
})

/** Refuses local accounts where people sign in at an outside provider. */
export const requireLocalAccounts = Effect.gen(function* () {
  const { by } = yield* BrowserSignIn
  if (by !== "code") return yield* new InvalidToken()
})

/**
 * Signs somebody in by e-mail and password. An address that nobody has is answered as a wrong password is, and takes
 * as long.
 */
export const signInByPassword = Effect.fnUntraced(function* (
  {
    email,
    password,
    ...factor
  }: SecondFactor & { readonly email: string; readonly password: string },
  place: SignInPlace,
) {
  yield* requireLocalAccounts
  const account = yield* LocalAccountStore.use((accounts) => accounts.findByEmail(email))
  const hashes = yield* PasswordHashes
  const verified = Effect.gen(function* () {
    const isRight = yield* hashes.verify(password, account?.password_hash ?? null)
    return account && isRight ? account.user_id : yield* new InvalidToken()
  })
  const user = yield* throttled(email, account?.user_id ?? null, place, verified)
  yield* passSecondFactor(user, factor)
  return yield* openSession(user, place)
})
