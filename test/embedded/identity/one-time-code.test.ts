import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { itWith } from "#test/effect"
import { BrowserSignIn, type CodeSignIn } from "#upstream/sign-in"

const announced: Array<string> = []

const it = itWith(
  Layer.unwrap(
    Effect.sync(() => {
      announced.length = 0
      return oneTimeCode((code) => Effect.sync(() => void announced.push(code)))
    }),
  ),
)

const codes = BrowserSignIn.useSync((way) => way as CodeSignIn)

it("is good once, and announces the next", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    const code = yield* current
    expect(announced).toEqual([])
    expect(yield* redeem(code)).toBe("accepted")
    expect(announced).toEqual([yield* current])
    expect(yield* redeem(code)).toBe("wrong")
  }))

it("is the same code in small letters, without its hyphen and with spaces", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    for (const spelt of [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace("-", ""),
      (code: string) => ` ${code.replace("-", " ")}\n`,
    ])
      expect(yield* redeem(spelt(yield* current))).toBe("accepted")
  }))

it("changes after five wrong guesses, and is good again after a minute", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    const before = yield* current
    const guesses = ["", "x", "BBBB-BBBB", before.slice(0, 8), "BBBB-BBBC"]
    const answers = yield* Effect.all(guesses.map(redeem))
    expect(answers).toEqual(["wrong", "wrong", "wrong", "wrong", "locked"])
    expect(announced).toEqual([yield* current])
    expect(yield* current).not.toBe(before)
    expect(yield* redeem(yield* current)).toBe("locked")
    yield* TestClock.adjust("1 minute")
    expect(yield* redeem(yield* current)).toBe("accepted")
  }))
