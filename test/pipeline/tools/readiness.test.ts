import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"

const TODAY = "2026-11-20"
const before = (days: number) =>
  Array.from({ length: days }, (_, at) => [addDays(TODAY, at - days), (at % 3) - 1] as const)

/** Thirty days around 50 ms, 60 bpm and 420 minutes: their scaled median deviations are 2.965, 2.965 and 29.65. */
const history = (days: number) => ({
  days: before(days).map(([date, off]) => aDay(ada, date, { resting_hr_bpm: 60 + 2 * off })),
  nights: before(days).map(([date, off]) =>
    aNight(ada, date, { hrv_rmssd_ms: 50 + 2 * off, asleep_s: 60 * (420 + 20 * off) }),
  ),
})

const rowsOf = (hrv: number, pulse: number, minutes: number, days = 30) => {
  const { days: past, nights } = history(days)
  return {
    days: [...past, aDay(ada, TODAY, { resting_hr_bpm: pulse })],
    nights: [...nights, aNight(ada, TODAY, { hrv_rmssd_ms: hrv, asleep_s: minutes * 60 })],
  }
}

const input = { date: TODAY, days: 60 }

it("reads each sign against the days before, and all of them together", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(44, 66, 420))
    const found = yield* ask("readiness", input)
    const z = factsOf(found, "z").map(({ label, item }) => [
      label,
      Number(Number(item.value).toFixed(3)),
    ])
    expect(z).toEqual([
      ["heart rate variability", -2.023],
      ["resting heart rate", 2.023],
      ["sleep duration", 0],
    ])
    expect(Number(valueOf(found, "strain"))).toBeCloseTo((2.0235 + 2.0235) / 3, 3)
    expect(factsOf(found, "median").map(({ item }) => item.value)).toEqual([50, 60, 420])
    expect(factsOf(found, "difference").map(({ item }) => item.value)).toEqual([-6, 6, 0])
    // The last three days: 50, 52 and 44; 60, 62 and 66.
    expect(Number(factsOf(found, "recent")[0]!.item.value)).toBeCloseTo(146 / 3, 6)
    expect(Number(factsOf(found, "recent")[1]!.item.value)).toBeCloseTo(188 / 3, 6)
    expect([valueOf(found, "signs"), valueOf(found, "label")]).toEqual([3, "illness_like"])
    expect(new Set(found.facts.map(({ item }) => item.key)).size).toBe(found.facts.length)
  }))

for (const [hrv, pulse, minutes, label] of [
  [50, 60, 420, "usual"],
  [54, 57, 440, "rested"],
  [50, 60, 340, "tired"],
  [43, 60, 340, "strained"],
] as const)
  it(`calls ${hrv} ms, ${pulse} bpm and ${minutes} minutes ${label}`, () =>
    Effect.gen(function* () {
      yield* store(rowsOf(hrv, pulse, minutes))
      expect(valueOf(yield* ask("readiness", input), "label")).toBe(label)
    }))

it("takes yesterday's value of what today has none of, and nothing older", () =>
  Effect.gen(function* () {
    const { days, nights } = history(30)
    yield* store({
      days,
      nights: [...nights.slice(0, -1), aNight(ada, TODAY, { asleep_s: 25_200 })],
    })
    const found = yield* ask("readiness", input)
    expect(factsOf(found, "value").map(({ label, item }) => [label, item.window?.from])).toEqual([
      ["resting heart rate", addDays(TODAY, -1)],
      ["sleep duration", TODAY],
    ])
  }))

it("says how many days it takes", () =>
  Effect.gen(function* () {
    yield* store(rowsOf(50, 60, 420, 12))
    expect(insufficientDataOf(yield* ask("readiness", input))).toMatchObject({ have: 12, need: 21 })
  }))

it("says that the night is not on record", () =>
  Effect.gen(function* () {
    expect(insufficientDataOf(yield* ask("readiness", input))?.reason).toBe("no_data")
  }))
