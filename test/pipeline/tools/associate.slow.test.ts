import { expect } from "bun:test"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { associate } from "#statistics/series/association"
import { aDay, aDiaryDay, aNight, store } from "#test/rows"
import { seededNoise } from "#test/seeded-noise"
import { ada, ask, insufficientDataOf, itOverRows as it, valueOf } from "#test/tools"
import { expectValidFindings } from "#test/valid-findings"

/** A Monday. */
const first = "2026-01-05"
const dayOf = (at: number) => addDays(first, at)
const spanning = (count: number) => ({ from: first, to: dayOf(count - 1) })

const walked = seededNoise(1, 120).map((value) => Math.round(8_000 + 2_000 * value))
const slept = seededNoise(2, 120).map(
  (value, at) => 25_000 - 600 * ((walked[at - 1] ?? 8_000) / 2_000 - 4) * 2 + 1_200 * value,
)

/** Sleep that is shorter in the night that follows more steps. */
const walkAndSleep = store({
  days: walked.map((steps, at) => aDay(ada, dayOf(at), { steps })),
  nights: slept.map((seconds, at) => aNight(ada, dayOf(at), { asleep_s: Math.round(seconds) })),
})

it("looks at the nights of weekends alone where that is asked, and says so", () =>
  Effect.gen(function* () {
    yield* walkAndSleep
    const input = { feature: "steps", target: "sleep_minutes", lag: 1, window: spanning(120) }
    const part = yield* ask("associate", { ...input, on: "weekends" })
    const [high, low] = [valueOf(part, "target_high"), valueOf(part, "target_low")] as number[]
    // Of 120 days from a Monday on 34 are Saturdays or Sundays, and each has a day before it.
    expect(valueOf(part, "n")).toBe(34)
    expect(valueOf(part, "gap")).toBe(Math.round(high!) - Math.round(low!))
    expect(part.evidence[0]!.item.id).toBe("steps_sleep_minutes_lag1_weekends_20260105_20260504")
    expect(part.evidence[0]!.item.claim).toContain("on weekends alone")
    expectValidFindings(part)
  }))

it("finds the night that follows a day one day later, and not before", () =>
  Effect.gen(function* () {
    yield* walkAndSleep
    const input = { feature: "steps", target: "sleep_minutes", window: spanning(120) }
    const later = yield* ask("associate", { ...input, lag: 1 })
    const grid = (values: ReadonlyArray<number>) => ({
      values: Float64Array.from(values),
      weekday: 0,
    })
    const minutes = slept.map((seconds) => Math.round(seconds) / 60)
    const expected = associate(grid(walked), grid(minutes), 1)!
    expect(valueOf(later, "rho")).toBe(expected.rho)
    expect(valueOf(later, "n")).toBe(119)
    expect(valueOf(later, "target_high")).toBeLessThan(valueOf(later, "target_low") as number)
    expect(valueOf(later, "feature_high")).toBeGreaterThan(valueOf(later, "feature_low") as number)
    expect(later.evidence[0]).toMatchObject({
      family: "association",
      verdict: null,
      item: {
        id: "steps_sleep_minutes_lag1_20260105_20260504",
        kind: "association",
        feature: "steps",
        target: "sleep_minutes",
        unit: "rho",
        p_value: expected.p_value,
        ci_low: expected.ci_low,
        ci_high: expected.ci_high,
        n: 119,
      },
    })
    expect(later.evidence[0]!.item.claim).toStartWith(
      "Days with more steps are associated with shorter sleep duration the night after, about {{",
    )
    expect(later.tests).toEqual({ association: [expected.p_value] })
    expectValidFindings(later)
    const same = yield* ask("associate", { ...input, lag: 0 })
    expect(same.evidence[0]!.item.p_value!).toBeGreaterThan(0.05)
    expect(same.evidence[0]!.item.claim).toStartWith("There is no clear link in your data")
  }))

it("tells the size between a low and a high day, in the target's unit", () =>
  Effect.gen(function* () {
    yield* walkAndSleep
    const found = yield* ask("associate", {
      feature: "steps",
      target: "sleep_minutes",
      lag: 1,
      window: spanning(120),
    })
    const slope = valueOf(found, "slope") as number
    // Ten minutes fewer a thousand steps more, and a middle half about 2,700 steps wide.
    expect(slope).toBeLessThan(-15)
    expect(slope).toBeGreaterThan(-40)
    expect(valueOf(found, "slope_low") as number).toBeLessThan(slope)
    expect(valueOf(found, "slope_high") as number).toBeGreaterThan(slope)
    expect(valueOf(found, "slope_high") as number).toBeLessThan(0)
  }))

it("refuses fewer than twenty pairs, days that never meet, a constant, and a metric with itself", () =>
  Effect.gen(function* () {
    const dates = seededNoise(3, 60).map((_, at) => dayOf(at))
    const even = (_: string, at: number) => at % 2 === 0
    const odd = (_: string, at: number) => at % 2 === 1
    yield* store({
      days: dates.map((date) => aDay(ada, date, { floors: 5 })),
      nights: [
        ...dates.filter(even).map((date, at) => aNight(ada, date, { score: 50 + at })),
        ...dates.filter(odd).map((date, at) => aNight(ada, date, { snoring_s: 60 * at })),
      ],
    })
    const between = (feature: string, target: string, window = spanning(60)) =>
      Effect.map(ask("associate", { feature, target, lag: 0, window }), insufficientDataOf)
    expect(yield* between("sleep_score", "floors", spanning(10))).toMatchObject({
      reason: "too_few",
      have: 5,
      need: 20,
    })
    expect(yield* between("sleep_score", "snoring_minutes")).toMatchObject({
      reason: "no_overlap",
      have: 0,
    })
    expect(yield* between("floors", "weight_kg")).toMatchObject({
      metric: "weight_kg",
      reason: "no_data",
    })
    expect(yield* between("sleep_score", "floors")).toMatchObject({
      metric: "floors",
      reason: "no_variation",
    })
    expect(yield* between("floors", "floors")).toMatchObject({ reason: "unknown_metric" })
  }))

/** What is found between weight and pulse on days that each resemble the day before so much. */
const betweenDrifts = Effect.fnUntraced(function* (seed: number, days: number, alike: number) {
  const [a, b] = [seededNoise(seed, days, alike), seededNoise(seed + 1, days, alike)]
  yield* store({
    days: a.map((value, at) =>
      aDay(ada, dayOf(at), { resting_hr_bpm: 60 + value, weight_kg: 80 + b[at]! }),
    ),
  })
  return yield* ask("associate", {
    feature: "weight_kg",
    target: "resting_hr",
    lag: 0,
    window: spanning(days),
  })
})

it("asks for twice as many days where those there are too much alike", () =>
  Effect.gen(function* () {
    const found = yield* betweenDrifts(14, 24, 0.97)
    expect(insufficientDataOf(found)).toMatchObject({ reason: "too_few", have: 24, need: 48 })
  }))

it("says how few days they are worth that are much alike", () =>
  Effect.gen(function* () {
    const found = yield* betweenDrifts(4, 120, 0.9)
    expect(valueOf(found, "n")).toBe(120)
    expect(valueOf(found, "n_eff") as number).toBeLessThan(60)
    expectValidFindings(found)
  }))

it("is a hint at most when it fades in the day-to-day changes", () =>
  Effect.gen(function* () {
    const shared = seededNoise(6, 120, 0.8)
    const [x, y] = [seededNoise(7, 120), seededNoise(8, 120)]
    const lagged = shared.map((_, at) => shared[Math.max(0, at - 3)]!)
    yield* store({
      days: shared.map((value, at) =>
        aDay(ada, dayOf(at), {
          resting_hr_bpm: 60 + 3 * value + 0.3 * x[at]!,
          weight_kg: 80 + 3 * lagged[at]! + 0.3 * y[at]!,
        }),
      ),
    })
    const found = yield* ask("associate", {
      feature: "resting_hr",
      target: "weight_kg",
      lag: 0,
      window: spanning(120),
    })
    expect(found.evidence[0]!.item.p_value!).toBeLessThan(0.05)
    expect(found.evidence[0]).toMatchObject({
      verdict: "conditional",
      reason: "slow_changes",
    })
  }))

it("takes a third metric out of both sides", () =>
  Effect.gen(function* () {
    const coffee = seededNoise(9, 150).map((value) => Math.max(0, Math.round(200 + 80 * value)))
    const [x, y] = [seededNoise(10, 150), seededNoise(11, 150)]
    yield* store({
      diary: coffee.map((caffeine_mg, at) => aDiaryDay(ada, dayOf(at), { caffeine_mg })),
      days: coffee.map((cups, at) =>
        aDay(ada, dayOf(at), {
          resting_hr_bpm: 60 + cups / 40 + 0.7 * x[at]!,
          stress_avg: Math.round(40 + cups / 10 + 3 * y[at]!),
        }),
      ),
    })
    const input = {
      feature: "stress_score",
      target: "resting_hr",
      lag: 0,
      window: spanning(150),
    } as const
    const plain = yield* ask("associate", input)
    expect(plain.evidence[0]!.item.p_value!).toBeLessThan(0.001)
    const given = yield* ask("associate", { ...input, given: ["caffeine_mg"] })
    expect(given.evidence[0]!.item.id).toBe(
      "stress_score_resting_hr_lag0_given_caffeine_mg_20260105_20260603",
    )
    expect(given.evidence[0]!.item.p_value!).toBeGreaterThan(0.05)
    expect(given.evidence[0]!.preparation.map(({ metric }) => metric)).toEqual([
      "stress_score",
      "resting_hr",
      "caffeine_mg",
    ])
    expectValidFindings(given)
  }))

it("never pools what two devices measured", () =>
  Effect.gen(function* () {
    const [x, y] = [seededNoise(12, 120), seededNoise(13, 120)]
    yield* store({
      days: x.map((value, at) =>
        aDay(ada, dayOf(at), {
          provider: at < 50 ? "fitbit" : "garmin",
          steps: Math.round((at < 50 ? 5_000 : 9_000) + 500 * value),
          resting_hr_bpm: (at < 50 ? 70 : 60) + y[at]!,
        }),
      ),
    })
    const found = yield* ask("associate", {
      feature: "steps",
      target: "resting_hr",
      lag: 0,
      window: spanning(120),
    })
    expect(found.evidence[0]!.item).toMatchObject({
      window: { from: dayOf(50), to: dayOf(119) },
      n: 70,
    })
    expect(found.evidence[0]!.item.p_value!).toBeGreaterThan(0.05)
    expectValidFindings(found)
  }))
