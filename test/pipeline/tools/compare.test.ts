import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { compareWindows } from "#statistics/series/comparison"
import { weekdayBalanced } from "#statistics/series/weekday-balance"
import { aDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, factsOf, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

/** A Monday. */
const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const span = (from: number, to: number) => ({ from: dayOf(from), to: dayOf(to) })

it("compares two windows, b minus a, with Welch's test corrected for autocorrelation", () =>
  Effect.gen(function* () {
    const values = [60, 62, 61, 63, 60, 62, 61, 58, 57, 59, 58, 57, 58, 59]
    yield* store({
      days: values.map((resting_hr_bpm, at) => aDay(ada, dayOf(at), { resting_hr_bpm })),
    })
    const found = yield* ask("compare", {
      metric: "resting_hr",
      a: span(0, 6),
      b: span(7, 13),
    })
    expect(valueOf(found, "a_mean")).toBeCloseTo(61.285714, 6)
    expect(valueOf(found, "b_mean")).toBeCloseTo(58, 12)
    expect(valueOf(found, "difference")).toBeCloseTo(-3.285714, 6)
    expect(valueOf(found, "percent")).toBeCloseTo(-5.361305, 6)
    const grid = (from: number) => ({
      values: Float64Array.from(values.slice(from, from + 7)),
      weekday: 0,
    })
    const expected = compareWindows(grid(0), grid(7))!
    expect(found.evidence[0]!.item).toMatchObject({
      id: "resting_hr_compare_20260105_20260111_to_20260112_20260118",
      kind: "scalar",
      window: { from: "2026-01-05", to: "2026-01-18" },
      unit: "bpm",
      n: 14,
      effect: expected.difference,
      p_value: expected.p_value,
      ci_low: expected.ci_low,
    })
    expect(found.tests).toEqual({ difference: [expected.p_value] })
    expect(found.evidence[0]!.preparation.map(({ used }) => used)).toEqual([7, 7])
    expectValidFindings(found)
  }))

it("compares what little there is, and says that it is too little to test", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(1, 14).map((_, at) => aDay(ada, dayOf(at), { steps: 1_000 + at })),
    })
    const few = yield* ask("compare", { metric: "steps", a: span(0, 3), b: span(7, 13) })
    expect(valueOf(few, "difference")).toBe(8.5)
    expect(few.evidence).toEqual([])
    expect(insufficientDataOf(few)).toEqual({
      metric: "steps",
      reason: "too_few",
      have: 4,
      need: 7,
    })
    const none = yield* ask("compare", {
      metric: "steps",
      a: span(0, 3),
      b: { from: "2025-01-12", to: "2025-01-18" },
    })
    expect(insufficientDataOf(none)).toMatchObject({ reason: "no_data", have: 0 })
    expect(valueOf(none, "a_mean")).toBeCloseTo(1001.5, 10)
    expect(valueOf(none, "b_mean")).toBeUndefined()
    expect(valueOf(none, "difference")).toBeUndefined()
  }))

it("gives no percentage of what has no true zero", () =>
  Effect.gen(function* () {
    yield* store({
      nights: seededNoise(2, 14).map((value, at) =>
        aNight(ada, dayOf(at), { skin_temp_delta_c: value / 4 }),
      ),
    })
    const found = yield* ask("compare", {
      metric: "skin_temp_dev",
      a: span(0, 6),
      b: span(7, 13),
    })
    expect(valueOf(found, "percent")).toBeUndefined()
    expect(valueOf(found, "difference")).toBeDefined()
  }))

it("takes a level that came with another device for the device's", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(3, 60).map((value, at) =>
        aDay(ada, dayOf(at), {
          provider: at < 30 ? "fitbit" : "garmin",
          resting_hr_bpm: Math.round((at < 30 ? 60 : 66) + value),
        }),
      ),
    })
    const across = yield* ask("compare", {
      metric: "resting_hr",
      a: span(0, 29),
      b: span(30, 59),
    })
    expect(across.evidence[0]).toMatchObject({
      verdict: "rejected",
      reason: "device",
    })
    expect(across.evidence[0]!.item.claim).toContain("the device changed in between")
    expect(across.evidence[0]!.item.p_value!).toBeLessThan(0.001)
    const within = yield* ask("compare", {
      metric: "resting_hr",
      a: span(30, 43),
      b: span(44, 57),
    })
    expect(within.evidence[0]!.verdict).toBeNull()
    expectValidFindings(across)
  }))

it("compares the days of one device where another had the first few", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(7, 56).map((value, at) =>
        aDay(ada, dayOf(at), {
          provider: at < 8 ? "fitbit" : "garmin",
          resting_hr_bpm: (at < 8 ? 75 : 60) + value,
        }),
      ),
    })
    const found = yield* ask("compare", { metric: "resting_hr", a: span(0, 27), b: span(28, 55) })
    expect(valueOf(found, "difference") as number).toBeLessThan(-3)
    expect(Math.abs(found.evidence[0]!.item.effect!)).toBeLessThan(1)
    expect(found.evidence[0]!.item.n).toBe(48)
    expect(found.evidence[0]!.verdict).toBeNull()
  }))

it("does not take two weekends more for a change", () =>
  Effect.gen(function* () {
    const steps = seededNoise(4, 28).map((value, at) =>
      Math.round(6_000 + (at % 7 > 4 ? 2_000 : 0) + 400 * value),
    )
    yield* store({ days: steps.map((count, at) => aDay(ada, dayOf(at), { steps: count })) })
    const found = yield* ask("compare", { metric: "steps", a: span(0, 18), b: span(19, 27) })
    const grid = (from: number, to?: number) => ({
      values: Float64Array.from(steps.slice(from, to)),
      weekday: from % 7,
    })
    const balanced = compareWindows(...weekdayBalanced(grid(0, 19), grid(19)))!
    const { effect, p_value } = found.evidence[0]!.item
    expect(effect).toBe(balanced.difference)
    expect(p_value).toBe(balanced.p_value)
    expect(Math.abs(effect!)).toBeLessThan(Math.abs(valueOf(found, "difference") as number))
  }))

it("says how few days they are worth that are much alike, and rejects what rests on too few", () =>
  Effect.gen(function* () {
    yield* store({
      days: seededNoise(5, 60, 0.95).map((value, at) =>
        aDay(ada, dayOf(at), { resting_hr_bpm: 60 + 3 * value }),
      ),
    })
    const found = yield* ask("compare", { metric: "resting_hr", a: span(0, 29), b: span(30, 59) })
    expect(valueOf(found, "n_eff") as number).toBeLessThan(15)
    expect(found.evidence[0]).toMatchObject({
      verdict: "rejected",
      reason: "few_independent",
    })
    expect(factsOf(found, "a_n")[0]!.item.value).toBe(30)
    expectValidFindings(found)
  }))

it("tests skewed values as logarithms, and tells them as they were measured", () =>
  Effect.gen(function* () {
    const values = seededNoise(6, 56).map(
      (value, at) => (at < 28 ? 40 : 50) * Math.exp(0.25 * value),
    )
    yield* store({
      nights: values.map((hrv_rmssd_ms, at) => aNight(ada, dayOf(at), { hrv_rmssd_ms })),
    })
    const found = yield* ask("compare", { metric: "hrv_rmssd", a: span(0, 27), b: span(28, 55) })
    const grid = (from: number) => ({
      values: Float64Array.from(values.slice(from, from + 28), Math.log),
      weekday: 0,
    })
    const { item } = found.evidence[0]!
    expect(item.p_value!).toBeCloseTo(compareWindows(grid(0), grid(28))!.p_value, 12)
    expect(item.unit).toBe("ms")
    expect(item.effect!).toBeCloseTo(valueOf(found, "difference") as number, 12)
  }))

it("tells of minutes of activity how far typical days lie apart, besides their means", () =>
  Effect.gen(function* () {
    const minutes = seededNoise(8, 56).map(
      (value, at) => (at < 28 ? 20 : 45) * Math.exp(0.7 * value),
    )
    yield* store({
      days: minutes.map((active, at) =>
        aDay(ada, dayOf(at), { active_s: Math.round(60 * active) }),
      ),
    })
    const found = yield* ask("compare", {
      metric: "active_minutes",
      a: span(0, 27),
      b: span(28, 55),
    })
    const [mean, typical] = found.evidence
    expect(typical!.item.id).toBe(`${mean!.item.id}_typical`)
    expect(typical!.item.p_value).toBe(mean!.item.p_value!)
    expect(typical!.item.ci_low!).toBeLessThan(typical!.item.effect!)
    expect(found.tests.difference).toHaveLength(1)
    expectValidFindings(found)
  }))
