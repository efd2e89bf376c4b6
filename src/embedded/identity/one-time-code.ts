import { Clock, Effect, Layer } from "effect"
import { newSignInCode, signInCodeOf } from "#domain/sign-in"
import { BrowserSignIn } from "#upstream/sign-in"

/** How many wrong codes a network may send, and how long each counts. */
const MAX_WRONG = 5
const COUNTED_MS = 60_000

/** So many networks are remembered; beyond it the one that was wrong first is forgotten. */
const MAX_NETWORKS = 10_000

const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest()

/** Equal hashes are compared, so that the time taken says nothing about the code. */
const isSame = (typed: string, code: string) => crypto.timingSafeEqual(sha256(typed), sha256(code))

/** When each network was wrong within the last minute, epoch milliseconds. */
const wrongCodes = () => {
  const byNetwork = new Map<string, ReadonlyArray<number>>()
  const recent = (network: string, now: number) =>
    (byNetwork.get(network) ?? []).filter((at) => now - at < COUNTED_MS)
  return {
    isLocked: (network: string, now: number) => recent(network, now).length >= MAX_WRONG,
    add: (network: string, now: number) => {
      const times = [...recent(network, now), now]
      byNetwork.delete(network)
      byNetwork.set(network, times)
      if (byNetwork.size > MAX_NETWORKS) byNetwork.delete(byNetwork.keys().next().value!)
    },
  }
}

/**
 * Local sign-in: a code that can be used once; then the next one is announced. It is too long to guess, so the right
 * one is taken from everywhere: wrong ones make their network wait, and lock out nobody who shares it.
 */
export const oneTimeCode = (announce: (code: string) => Effect.Effect<void>) =>
  Layer.effect(
    BrowserSignIn,
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      const wrong = wrongCodes()
      let code = newSignInCode()

      return BrowserSignIn.of({
        by: "code",
        current: Effect.sync(() => code),
        redeem: Effect.fnUntraced(function* (typed, network) {
          const now = clock.currentTimeMillisUnsafe()
          if (isSame(signInCodeOf(typed) ?? "", code)) {
            code = newSignInCode()
            yield* announce(code)
            return "accepted"
          }
          if (wrong.isLocked(network, now)) return "locked"
          wrong.add(network, now)
          return wrong.isLocked(network, now) ? "locked" : "wrong"
        }),
      })
    }),
  )
