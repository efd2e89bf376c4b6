import { expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { oneTimeCode } from "#embedded/identity/one-time-code"
import { itWith } from "#test/effect"
import { BrowserSignIn, type CodeSignIn } from "#upstream/sign-in"

const HERE = "192.0.2.1"
const THERE = "2001:db8:1:2::/64"

const it = itWith(oneTimeCode)

/** The code there is, and how a sign-in looks at it and uses it up. */
const codes = BrowserSignIn.useSync((way) => {
  const { current, check, take } = way as CodeSignIn
  const redeem = Effect.fnUntraced(function* (typed: string, network: string) {
    const checked = yield* check(typed, network)
    if (checked === "accepted") expect(yield* take(typed)).toBe(true)
    return checked
  })
  return { current, check, take, redeem }
})

it("is good once", () =>
  Effect.gen(function* () {
    const { current, check, take, redeem } = yield* codes
    const code = yield* current
    expect(yield* check(code, HERE)).toBe("accepted")
    expect(yield* redeem(code, HERE)).toBe("accepted")
    expect(yield* take(code)).toBe(false)
    expect(yield* redeem(code, HERE)).toBe("wrong")
    expect(yield* current).not.toBe(code)
  }))

it("is good for an hour", () =>
  Effect.gen(function* () {
    const { current, check, take } = yield* codes
    const code = yield* current
    yield* TestClock.adjust("59 minutes")
    expect(yield* check(code, HERE)).toBe("accepted")
    expect(yield* current).toBe(code)
    yield* TestClock.adjust("1 minute")
    expect(yield* check(code, HERE)).toBe("wrong")
    expect(yield* take(code)).toBe(false)
    expect(yield* current).not.toBe(code)
  }))

it("is none before one is asked for", () =>
  Effect.gen(function* () {
    const { redeem } = yield* codes
    for (const typed of ["", "null", "BBBB-BBBB-BBBB-BBBB"])
      expect(yield* redeem(typed, HERE)).toBe("wrong")
  }))

it("is the same code in small letters, without its hyphens and with spaces", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    for (const spelt of [
      (code: string) => code.toLowerCase(),
      (code: string) => code.replaceAll("-", ""),
      (code: string) => ` ${code.replaceAll("-", " ")}\n`,
    ])
      expect(yield* redeem(spelt(yield* current), HERE)).toBe("accepted")
  }))

it("has at least 60 bits", () =>
  Effect.gen(function* () {
    const { current } = yield* codes
    const letters = (yield* current).replaceAll("-", "")
    expect(letters).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]+$/)
    expect(letters.length * Math.log2(20)).toBeGreaterThan(60)
  }))

it("makes a network wait that was wrong five times, and takes the right code from it all the same", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    const code = yield* current
    const guesses = ["", "x", "BBBB-BBBB", code.slice(0, 8), code.replace(/^./, "A")]
    const answers = yield* Effect.all(guesses.map((guess) => redeem(guess, THERE)))
    expect(answers).toEqual(["wrong", "wrong", "wrong", "wrong", "locked"])
    expect(yield* redeem("BBBB-BBBB-BBBB-BBBB", THERE)).toBe("locked")
    expect(yield* redeem("BBBB-BBBB-BBBB-BBBB", HERE)).toBe("wrong")
    expect(yield* redeem(code, THERE)).toBe("accepted")
    expect(yield* redeem(code, THERE)).toBe("locked")
    yield* TestClock.adjust("1 minute")
    expect(yield* redeem("BBBB-BBBB-BBBB-BBBB", THERE)).toBe("wrong")
  }))

it("counts five wrong codes within any minute, not five in a row", () =>
  Effect.gen(function* () {
    const { current, redeem } = yield* codes
    for (let n = 0; n < 12; n++) {
      expect(yield* redeem("BBBB", THERE)).toBe("wrong")
      yield* TestClock.adjust("15 seconds")
    }
    expect(yield* redeem(yield* current, THERE)).toBe("accepted")
  }))

it("forgets networks that were wrong when a great many are", () =>
  Effect.gen(function* () {
    const { redeem } = yield* codes
    for (let n = 0; n < 5; n++) yield* redeem("BBBB", THERE)
    expect(yield* redeem("BBBB", THERE)).toBe("locked")
    for (let n = 0; n < 10_000; n++) yield* redeem("BBBB", `10.0.${n >> 8}.${n & 255}`)
    expect(yield* redeem("BBBB", THERE)).toBe("wrong")
  }))
