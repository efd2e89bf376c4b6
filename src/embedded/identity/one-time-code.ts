import { Clock, Effect, Layer } from "effect"
import { codeOf, newCode } from "#domain/sign-in"
import { BrowserSignIn } from "#upstream/sign-in"

const MAX_WRONG = 5
const LOCKED_MS = 60_000

const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest()

/** Equal hashes are compared, so that the time taken says nothing about the code. */
const isSame = (typed: string, code: string) => crypto.timingSafeEqual(sha256(typed), sha256(code))

/**
 * Local sign-in: a code that is good once. When it was used, or guessed at five times, the next
 * one is announced; after wrong guesses nothing is accepted for a minute.
 */
export const oneTimeCode = (announce: (code: string) => Effect.Effect<void>) =>
  Layer.effect(
    BrowserSignIn,
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      let code = newCode()
      let wrong = 0
      let lockedUntil = 0

      const renew = Effect.suspend(() => {
        code = newCode()
        wrong = 0
        return announce(code)
      })

      return BrowserSignIn.of({
        by: "code",
        current: Effect.sync(() => code),
        redeem: Effect.fnUntraced(function* (typed) {
          const now = clock.currentTimeMillisUnsafe()
          if (now < lockedUntil) return "locked"
          if (isSame(codeOf(typed) ?? "", code)) {
            yield* renew
            return "accepted"
          }
          wrong++
          if (wrong < MAX_WRONG) return "wrong"
          lockedUntil = now + LOCKED_MS
          yield* renew
          return "locked"
        }),
      })
    }),
  )
