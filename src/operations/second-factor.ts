import { Clock, Effect } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { SecondFactorStore } from "#db/second-factors"
import { SignInAttemptStore } from "#db/sign-in-attempts"
import {
  AlreadyExists,
  InvalidField,
  InvalidToken,
  RateLimitExceeded,
  SecondFactorNeeded,
  SignInMethodNotFound,
} from "#domain/errors"
import type { UserId } from "#domain/ids"
import {
  RECOVERY_CODES,
  type RecoveryCodes,
  type StoredTotp,
  type TotpSecret,
} from "#domain/second-factor"
import { newSignInCode, signInCodeOf } from "#domain/sign-in"
import { base32, newTotpSecret, otpauthUri, stepOfCode } from "#domain/totp"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { Seal } from "#operations/seal"

/** So many codes may be wrong within the hour before the next has to wait. */
const FREE_CODES = 5

const sha256 = (...parts: ReadonlyArray<string>) =>
  Bun.SHA256.hash(JSON.stringify(parts), "base64") as string

/** What somebody sends beside their password. */
export interface SecondFactor {
  readonly totp?: string | undefined
  readonly recovery_code?: string | undefined
}

/**
 * Counts a code of an account as wrong until it proves right, wherever it comes from: only who knows the password can
 * make the account wait here, and a passkey or a recovery code still opens it.
 */
const countedCode = Effect.fnUntraced(function* <A, E, R>(
  user: UserId,
  check: Effect.Effect<A, E, R>,
) {
  const attempts = yield* SignInAttemptStore
  const keys = [{ key_hash: sha256("totp", user), free: FREE_CODES }]
  const wait = yield* attempts.take(keys)
  if (wait > 0)
    return yield* new RateLimitExceeded({
      limit: FREE_CODES,
      retry_after_s: Math.ceil(wait / 1_000),
    })
  const outcome = yield* check
  yield* attempts.giveBack(keys)
  return outcome
})

/** The time step of a code that an app shows now and nobody has used; null for any other. */
const stepOf = Effect.fnUntraced(function* (totp: StoredTotp, code: string) {
  const secret = yield* (yield* Seal).open(totp.sealed_secret, totp.user_id)
  const now = yield* Clock.currentTimeMillis
  return secret && stepOfCode(secret, code, now, totp.last_step)
})

const useRecoveryCode = Effect.fnUntraced(function* (user: UserId, typed: string) {
  const code = signInCodeOf(typed)
  const factors = yield* SecondFactorStore
  if (code === null || !(yield* factors.useCode(user, sha256("recovery", code))))
    return yield* new InvalidToken()
})

const useTotp = Effect.fnUntraced(function* (totp: StoredTotp, code: string) {
  const step = yield* stepOf(totp, code)
  if (step === null || !(yield* SecondFactorStore.use((store) => store.useStep(totp, step))))
    return yield* new InvalidToken()
})

/** Asks a person whose password was right for what else they have set up, and uses it up. */
export const passSecondFactor = Effect.fnUntraced(function* (
  user: UserId,
  { totp: code, recovery_code }: SecondFactor,
) {
  const totp = yield* SecondFactorStore.use((store) => store.totp(user))
  if (!totp?.confirmed_at) return
  if (recovery_code !== undefined) return yield* useRecoveryCode(user, recovery_code)
  if (code === undefined) return yield* new SecondFactorNeeded()
  yield* countedCode(user, useTotp(totp, code))
})

/** Makes a secret for an authenticator app. It is asked for once a code has shown that the app has it. */
export const makeTotp = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
  host: string,
) {
  const user = yield* requireFreshSignIn(caller, session_secret)
  const secret = newTotpSecret()
  const sealed_secret = (yield* Seal).seal(secret, caller)
  const proposed = { user_id: caller, sealed_secret, last_step: 0, confirmed_at: null }
  if (!(yield* SecondFactorStore.use((store) => store.propose(proposed))))
    return yield* new AlreadyExists({ message: "An authenticator app is in use: remove it first." })
  const account = yield* LocalAccountStore.use((accounts) => accounts.find(caller))
  const uri = otpauthUri(secret, host, account?.email ?? user.email ?? "owner")
  return { secret: base32(secret), uri } satisfies TotpSecret
})

/** Puts an app to use by a code that it shows. */
export const confirmTotp = Effect.fnUntraced(function* (
  caller: UserId,
  code: string,
  session_secret: string | null,
) {
  yield* requireFreshSignIn(caller, session_secret)
  const factors = yield* SecondFactorStore
  const totp = yield* factors.totp(caller)
  if (!totp || totp.confirmed_at !== null) return yield* new SignInMethodNotFound()
  const step = yield* stepOf(totp, code)
  const now = yield* Clock.currentTimeMillis
  if (step === null || !(yield* factors.confirm(totp, step, now)))
    return yield* new InvalidField({
      field: "code",
      message: "code is not what the app shows now.",
    })
})

/** Takes the app of a person out of use, and the recovery codes with it. */
export const removeTotp = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
) {
  yield* requireFreshSignIn(caller, session_secret)
  if (!(yield* SecondFactorStore.use((store) => store.remove(caller))))
    return yield* new SignInMethodNotFound()
})

/** Makes ten recovery codes, which put those before out of use. */
export const makeRecoveryCodes = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
) {
  yield* requireFreshSignIn(caller, session_secret)
  const codes = Array.from({ length: RECOVERY_CODES }, newSignInCode)
  const hashes = codes.map((code) => sha256("recovery", code))
  yield* SecondFactorStore.use((store) => store.putCodes(caller, hashes))
  return { codes } satisfies RecoveryCodes
})
