import { expect } from "bun:test"
import { Effect } from "effect"
import { ProfileStore } from "#db/profiles"
import { addDays } from "#domain/time"
import { aNight, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const TODAY = "2026-11-20"
/** Nights of so many minutes, the last of them today's. */
const nights = (...minutes: ReadonlyArray<number>) =>
  minutes.map((each, at) =>
    aNight(ada, addDays(TODAY, at + 1 - minutes.length), { asleep_s: each * 60 }),
  )
const values = (found: Parameters<typeof factsOf>[0], role: "debt" | "mean" | "nights" | "short") =>
  factsOf(found, role).map(({ item }) => item.value)

it("adds up what a week and a fortnight lack of seven hours a night", () =>
  Effect.gen(function* () {
    // The week: 7 × 420 = 2940 against 2800. The fortnight: 5880 against 2800 + 7 × 430 = 5810.
    yield* store({
      nights: nights(430, 430, 430, 430, 430, 430, 430, 400, 400, 400, 400, 400, 400, 400),
    })
    const found = yield* ask("sleep_debt", { date: TODAY })
    expect(valueOf(found, "recommended")).toBe(420)
    expect(values(found, "debt")).toEqual([140, 70])
    expect(values(found, "mean")).toEqual([400, 415])
    expect(values(found, "nights")).toEqual([7, 14])
    expect(values(found, "short")).toEqual([7, 7])
  }))

it("lets long nights make up for short ones, and is never below nothing", () =>
  Effect.gen(function* () {
    yield* store({ nights: nights(300, 540, 420, 480) })
    const found = yield* ask("sleep_debt", { date: TODAY })
    expect([values(found, "debt"), values(found, "short")]).toEqual([[0], [1]])
  }))

it("knows that a teenager needs more", () =>
  Effect.gen(function* () {
    yield* store({ nights: nights(420, 420, 420, 420, 420, 420, 420) })
    yield* Effect.flatMap(ProfileStore, ({ update }) => update(ada, { age: 15 }))
    const found = yield* ask("sleep_debt", { date: TODAY })
    expect([valueOf(found, "recommended"), values(found, "debt")]).toEqual([480, [420]])
  }))

it("needs four nights of the week", () =>
  Effect.gen(function* () {
    yield* store({ nights: nights(420, 420, 420) })
    expect(insufficientDataOf(yield* ask("sleep_debt", { date: TODAY }))).toMatchObject({
      reason: "too_few",
      have: 3,
      need: 4,
    })
  }))

it("reckons back from the time of getting up, with what is spent awake in bed", () =>
  Effect.gen(function* () {
    // In bed from 22:30 to 6:30, asleep for 7 h 30 min of these 8 h.
    const week = [0, 1, 2, 3, 4, 5, 6].map((back) => {
      const date = addDays(TODAY, -back)
      return aNight(ada, date, {
        asleep_s: 450 * 60,
        start_at: `${addDays(date, -1)}T22:30:00+01:00`,
        end_at: `${date}T06:30:00+01:00`,
      })
    })
    yield* store({ nights: week })
    const usual = yield* ask("sleep_debt", { date: TODAY })
    expect(valueOf(usual, "wake")).toBeCloseTo(6.5, 3)
    expect(valueOf(usual, "awake")).toBeCloseTo(30, 3)
    expect(valueOf(usual, "bed_latest")).toBeCloseTo(23, 3)
    expect(valueOf(usual, "bed_early")).toBeCloseTo(22, 3)
    const early = yield* ask("sleep_debt", { date: TODAY, wake_hour: 5 })
    expect(valueOf(early, "bed_latest")).toBeCloseTo(21.5, 3)
  }))
