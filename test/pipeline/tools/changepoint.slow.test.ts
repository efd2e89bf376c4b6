import { expect } from "bun:test"
import { Effect } from "effect"
import type { Provider } from "#domain/source"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

/** Resting heart rates of one level before a day and another from it on. */
const stepAt = (
  day: number,
  by: number,
  count: number,
  provider: (at: number) => Provider = () => "garmin",
) =>
  store({
    days: seededNoise(1, count, 0.3).map((value, at) =>
      aDay(ada, dayOf(at), {
        provider: provider(at),
        resting_hr_bpm: (at < day ? 60 : 60 + by) + value,
      }),
    ),
  })

it("finds the day of a new level, as a range, with both levels", () =>
  Effect.gen(function* () {
    yield* stepAt(60, 4, 120)
    const found = yield* ask("changepoint", { metric: "resting_hr", window: spanning(120) })
    expect(valueOf(found, "changed_on")).toBe(dayOf(60))
    expect(valueOf(found, "changed_from")).toBe(dayOf(53))
    expect(valueOf(found, "changed_to")).toBe(dayOf(67))
    const [before, after] = [valueOf(found, "before_mean"), valueOf(found, "after_mean")]
    expect(before).toBeCloseTo(60, 0)
    expect(after).toBeCloseTo(64, 0)
    expect(valueOf(found, "difference")).toBeCloseTo((after as number) - (before as number), 12)
    expect(found.evidence).toHaveLength(1)
    expect(found.evidence[0]).toMatchObject({
      family: "changepoint",
      verdict: null,
      item: { kind: "trend", target: "resting_hr", unit: "bpm", n: 120 },
    })
    expect(found.evidence[0]!.item.claim).toStartWith("The level of resting heart rate changed by")
    expectValidFindings(found)
  }))

it("calls no day where nothing changed, and a hint what drifted", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(2, 120).map((value, at) =>
        aDay(ada, dayOf(at), {
          resting_hr_bpm: 60 + value,
          steps: Math.round(5_000 + 10 * at + 600 * value),
        }),
      ),
    })
    const level = yield* ask("changepoint", { metric: "resting_hr", window: spanning(120) })
    expect(level.evidence[0]!.item.claim).toStartWith("There is no clear change in the level")
    const drift = yield* ask("changepoint", { metric: "steps", window: spanning(120) })
    expect(drift.evidence[0]!.item.p_value!).toBeLessThan(0.05)
    expect(drift.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "drift",
    })
  }))

it("never tells a level that came with another device as a finding", () =>
  Effect.gen(function* () {
    yield* stepAt(62, 4, 120, (at) => (at < 60 ? "fitbit" : "garmin"))
    const found = yield* ask("changepoint", { metric: "resting_hr", window: spanning(120) })
    expect(found.evidence[0]).toMatchObject({
      verdict: "rejected",
      reason: "device",
    })
    expect(found.evidence[0]!.item.claim).toContain("it may be the device and not the person")
    for (const { verdict, item } of found.evidence)
      if (verdict === null) expect(item.p_value!).toBeGreaterThan(0.05)
    expectValidFindings(found)
  }))

it("finds a change on the days of one device beside the change of device", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(3, 160).map((value, at) => {
        const level = at < 40 ? 50 : at < 110 ? 60 : 64
        return aDay(ada, dayOf(at), {
          provider: at < 40 ? "fitbit" : "garmin",
          resting_hr_bpm: level + value,
        })
      }),
    })
    const found = yield* ask("changepoint", { metric: "resting_hr", window: spanning(160) })
    expect(found.evidence.map(({ verdict }) => verdict)).toEqual([null, "rejected"])
    expect(factsOf(found, "changed_on").map(({ item }) => item.value)).toEqual([
      dayOf(110),
      dayOf(40),
    ])
    expect(found.evidence[0]!.item.window).toEqual({ from: dayOf(40), to: dayOf(159) })
    expect(found.tests.changepoint).toHaveLength(2)
    expectValidFindings(found)
  }))

it("refuses to look for a change in twenty-nine days", () =>
  Effect.gen(function* () {
    yield* stepAt(15, 4, 29)
    const found = yield* ask("changepoint", { metric: "resting_hr", window: spanning(60) })
    expect(insufficientDataOf(found)).toEqual({
      metric: "resting_hr",
      reason: "too_few",
      have: 29,
      need: 30,
    })
  }))

it("tells a step of skewed values in percent, and its levels in their own unit", () =>
  Effect.gen(function* () {
    yield* store({
      nights: seededNoise(4, 120).map((value, at) =>
        aNight(ada, dayOf(at), { hrv_rmssd_ms: (at < 60 ? 40 : 52) * Math.exp(0.15 * value) }),
      ),
    })
    const found = yield* ask("changepoint", { metric: "hrv_rmssd", window: spanning(120) })
    const { item } = found.evidence[0]!
    const [before, after] = [
      valueOf(found, "before_mean") as number,
      valueOf(found, "after_mean") as number,
    ]
    expect(item.unit).toBe("%")
    expect(item.effect!).toBeCloseTo(100 * (after / before - 1), 9)
    expect(before).toBeCloseTo(40, -1)
  }))

it("leaves gross errors out before it looks", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(5, 60).map((value, at) =>
        aDay(ada, dayOf(at), { resting_hr_bpm: at % 13 === 6 ? 120 : 60 + value }),
      ),
    })
    const found = yield* ask("changepoint", { metric: "resting_hr", window: spanning(60) })
    expect(found.evidence[0]!.preparation[0]).toMatchObject({ gross: 5, used: 55 })
    expect(found.evidence[0]!.item.n).toBe(55)
  }))

/** Resting heart rates that take three levels within two years: up in the first, down in the second. */
const threeLevels = (count: number) =>
  store({
    days: seededNoise(6, count, 0.3).map((value, at) =>
      aDay(ada, dayOf(at), { resting_hr_bpm: (at < 200 || at >= 450 ? 58 : 63) + value }),
    ),
  })

it("tells every clear change over more than a year, each on the two levels that it parts", () =>
  Effect.gen(function* () {
    yield* threeLevels(700)
    const window = spanning(700)
    const found = yield* ask("changepoint", { metric: "resting_hr", window })
    const days = factsOf(found, "changed_on").map(({ item }) => item.value)
    expect(days).toEqual([dayOf(200), dayOf(450)])
    const sizes = factsOf(found, "difference").map(({ item }) => Math.round(item.value as number))
    expect(sizes).toEqual([5, -5])
    expect(found.evidence.map(({ item }) => item.window)).toEqual([
      { from: first, to: dayOf(449) },
      { from: dayOf(200), to: dayOf(699) },
    ])
    expect(found.evidence.map(({ verdict }) => verdict)).toEqual([null, null])
    expect(found.tests.changepoint).toHaveLength(3)
    expectValidFindings(found)

    const { charts } = yield* ask("series", { metric: "resting_hr", window })
    const [{ changepoint, points }] = charts as [(typeof charts)[number]]
    expect(points[changepoint!]!.t <= dayOf(450)).toBe(true)
    expect(points[changepoint! + 1]!.t > dayOf(450)).toBe(true)
  }))

it("tells one change of a year or less, and one where there is but one", () =>
  Effect.gen(function* () {
    yield* threeLevels(700)
    const year = yield* ask("changepoint", { metric: "resting_hr", window: spanning(365) })
    expect(factsOf(year, "changed_on").map(({ item }) => item.value)).toEqual([dayOf(200)])
    const early = yield* ask("changepoint", { metric: "resting_hr", window: spanning(440) })
    expect(factsOf(early, "changed_on").map(({ item }) => item.value)).toEqual([dayOf(200)])
    expect(early.evidence).toHaveLength(1)
  }))

it("has nothing to say of a level that never varies, however many days there are", () =>
  Effect.gen(function* () {
    yield* store({
      nights: Array.from({ length: 120 }, (_, at) => aNight(ada, dayOf(at), { spo2_avg_pct: 96 })),
    })
    const found = yield* ask("changepoint", { metric: "spo2", window: spanning(120) })
    expect(insufficientDataOf(found)).toMatchObject({ reason: "no_variation", have: 120 })
  }))
