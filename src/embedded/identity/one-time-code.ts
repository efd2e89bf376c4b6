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

/** A code is good for so many milliseconds. */
const CODE_MS = 3_600_000

/**
 * Local sign-in: a code that can be used once, within an hour. It is too long to guess, so the right one is taken from
 * everywhere: wrong ones make their network wait, and lock out nobody who shares it.
 */
export const oneTimeCode = Layer.effect(
  BrowserSignIn,
  Effect.gen(function* () {
    const clock = yield* Clock.Clock
    const wrong = wrongCodes()
    let printed: { readonly code: string; readonly until_ms: number } | null = null

    const current = () => {
      const now = clock.currentTimeMillisUnsafe()
      if (printed === null || printed.until_ms <= now)
        printed = { code: newSignInCode(), until_ms: now + CODE_MS }
      return printed.code
    }

    const isGood = (typed: string, now: number) =>
      printed !== null && isSame(signInCodeOf(typed) ?? "", printed.code) && printed.until_ms > now

    return BrowserSignIn.of({
      by: "code",
      current: Effect.sync(current),
      check: (typed, network) =>
        Effect.sync(() => {
          const now = clock.currentTimeMillisUnsafe()
          if (isGood(typed, now)) return "accepted"
          if (wrong.isLocked(network, now)) return "locked"
          wrong.add(network, now)
          return wrong.isLocked(network, now) ? "locked" : "wrong"
        }),
      take: (typed) =>
        Effect.sync(() => {
          const isTaken = isGood(typed, clock.currentTimeMillisUnsafe())
          if (isTaken) printed = null
          return isTaken
        }),
    })
  }),
)
