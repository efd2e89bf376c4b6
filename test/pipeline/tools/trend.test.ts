import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { aDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

it("finds a slope with true distances, in units a day, a week and thirty days", () =>
  Effect.gen(function* () {
    const rest = seededNoise(1, 90)
    yield* store({
      days: rest.flatMap((value, at) =>
        at % 5 === 0 ? [] : [aDay(ada, dayOf(at), { weight_kg: 80 - (0.1 / 7) * at + value / 20 })],
      ),
    })
    const found = yield* ask("trend", { metric: "weight_kg", window: spanning(90) })
    expect(valueOf(found, "slope_per_week")).toBeCloseTo(-0.1, 2)
    expect(valueOf(found, "slope_per_month")).toBeCloseTo(-3 / 7, 1)
    expect(valueOf(found, "change")).toBeCloseTo((-0.1 / 7) * 89, 1)
    expect(valueOf(found, "n")).toBe(72)
    const { item, verdict } = found.evidence[0]!
    expect(item).toMatchObject({
      id: "weight_kg_trend_20260105_20260404",
      kind: "trend",
      unit: "kg/day",
      target: "weight_kg",
      n: 72,
    })
    expect(item.effect! * 7).toBeCloseTo(valueOf(found, "slope_per_week") as number, 12)
    expect(item.p_value!).toBeLessThan(1e-6)
    expect(verdict).toBeNull()
    expect(item.claim).toStartWith("Typical weight changed by")
    expectValidFindings(found)
  }))

it("refuses the trend of nineteen days", () =>
  Effect.gen(function* () {
    yield* store({ days: seededNoise(2, 19).map((_, at) => aDay(ada, dayOf(at), { steps: at })) })
    const found = yield* ask("trend", { metric: "steps", window: spanning(60) })
    expect(insufficientDataOf(found)).toEqual({
      metric: "steps",
      reason: "too_few",
      have: 19,
      need: 20,
    })
  }))

it("gives days that are much alike no slope, and a hint at most of how the ends differ", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(3, 90, 0.97).map((value, at) =>
        aDay(ada, dayOf(at), { resting_hr_bpm: 60 + 3 * value + at / 10 }),
      ),
    })
    const found = yield* ask("trend", { metric: "resting_hr", window: spanning(90) })
    expect(valueOf(found, "slope_per_week")).toBeUndefined()
    expect(valueOf(found, "n_eff") as number).toBeLessThan(8)
    expect(found.evidence[0]).toMatchObject({
      family: "difference",
      verdict: "conditional",
      reason: "few_independent_for_slope",
      item: { kind: "scalar", unit: "bpm" },
    })
    const [a, b] = [valueOf(found, "a_mean") as number, valueOf(found, "b_mean") as number]
    expect(valueOf(found, "difference")).toBeCloseTo(b - a, 12)
    expect(found.tests.trend).toBeUndefined()
    expectValidFindings(found)
  }))

it("looks at the longest stretch of one device, and at all days only for a hint", () =>
  Effect.gen(function* () {
    const day = (at: number, until: number) =>
      aDay(ada, dayOf(at), {
        provider: at < until ? "fitbit" : "garmin",
        steps: Math.round((at < until ? 5_000 : 9_000) + 300 * seededNoise(4, 80)[at]!),
      })
    yield* store({ days: Array.from({ length: 80 }, (_, at) => day(at, 50)) })
    const found = yield* ask("trend", { metric: "steps", window: spanning(80) })
    expect(found.evidence[0]!.item).toMatchObject({ window: { from: first, to: dayOf(49) }, n: 50 })
    expect(found.evidence[0]!.item.p_value!).toBeGreaterThan(0.05)
    expect(found.evidence[0]!.preparation[0]!.sources.map(({ provider }) => provider)).toEqual([
      "fitbit",
      "garmin",
    ])
    const short = { from: dayOf(40), to: dayOf(64) }
    const pooled = yield* ask("trend", { metric: "steps", window: short })
    expect(pooled.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "several_devices",
    })
    expectValidFindings(found)
  }))

it("says of a single step that it is one", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(5, 100).map((value, at) =>
        aDay(ada, dayOf(at), { steps: Math.round((at < 50 ? 6_000 : 9_000) + 700 * value) }),
      ),
    })
    const found = yield* ask("trend", { metric: "steps", window: spanning(100) })
    expect(found.evidence[0]!.item.claim).toContain("in a single step rather than steadily")
    expect(found.evidence[0]!.item.claim).toEndWith("The season may be part of it.")
    expect(found.tests.changepoint).toHaveLength(1)
    expectValidFindings(found)
  }))

it("tells a slope of skewed values in percent, and what it comes to in their own unit", () =>
  Effect.gen(function* () {
    yield* store({
      nights: seededNoise(6, 100).map((value, at) =>
        aNight(ada, dayOf(at), { hrv_rmssd_ms: 50 * Math.exp(0.004 * at + 0.1 * value) }),
      ),
    })
    const found = yield* ask("trend", { metric: "hrv_rmssd", window: spanning(100) })
    const { item } = found.evidence[0]!
    expect(item.unit).toBe("%/day")
    expect(item.effect!).toBeCloseTo(0.4, 1)
    const level = 50 * Math.exp(0.004 * 49.5)
    expect(valueOf(found, "slope_per_week")).toBeCloseTo(level * Math.expm1(0.028), 0)
    expectValidFindings(found)
  }))
