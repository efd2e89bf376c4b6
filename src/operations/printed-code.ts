import { Context, Effect, Layer } from "effect"
import { LocalAccountStore } from "#db/local-accounts"
import { PasskeyStore } from "#db/passkeys"
import { SecondFactorStore } from "#db/second-factors"
import { UserStore } from "#db/users"
import { passSecondFactor, type SecondFactor } from "#operations/second-factor"
import { BrowserSignIn } from "#upstream/sign-in"

/** The owner of local accounts while nothing but the printed code signs them in: no password, and no passkey. */
const ownerWithoutWays = Effect.gen(function* () {
  const owner = yield* UserStore.use((users) => users.localOwner)
  const account = yield* LocalAccountStore.use((accounts) => accounts.find(owner.id))
  if (account?.password_hash) return null
  const passkeys = yield* PasskeyStore.use((store) => store.list(owner.id))
  return passkeys.length > 0 ? null : owner
})

const codeToPrint = Effect.gen(function* () {
  const method = yield* BrowserSignIn
  if (method.by !== "code" || (yield* ownerWithoutWays) === null) return null
  return yield* method.current
})

/** The code that a start prints. */
export class PrintedCode extends Context.Service<
  PrintedCode,
  {
    /** Null where the owner has another way to sign in, or signs in elsewhere. */
    readonly current: Effect.Effect<string | null>
  }
>()("operations/PrintedCode") {
  static readonly layer = Layer.effect(
    PrintedCode,
    Effect.map(
      Effect.context<Effect.Services<typeof codeToPrint>>(),
      (services): PrintedCode["Service"] => ({
        current: Effect.provideContext(codeToPrint, services),
      }),
    ),
  )
}

/** True where the code alone says who its reader is: the owner has no other way to sign in, and no second factor. */
export const isCodeGood = Effect.gen(function* () {
  if ((yield* BrowserSignIn).by !== "code") return false
  const owner = yield* ownerWithoutWays
  if (owner === null) return false
  const totp = yield* SecondFactorStore.use((store) => store.totp(owner.id))
  return totp === null || totp.confirmed_at === null
})

/**
 * Uses the printed code up, and answers the owner; `wrong` once they have another way to sign in. It is a first factor:
 * where a second one is set, that is asked for before, and the code stays good until it is right.
 */
export const redeemPrinted = Effect.fnUntraced(function* (
  typed: string,
  network: string,
  factor: SecondFactor,
) {
  const method = yield* BrowserSignIn
  if (method.by !== "code") return "wrong"
  const checked = yield* method.check(typed, network)
  if (checked !== "accepted") return checked
  const owner = yield* ownerWithoutWays
  if (owner === null) return "wrong"
  yield* passSecondFactor(owner.id, factor)
  return (yield* method.take(typed)) ? owner : "wrong"
})
