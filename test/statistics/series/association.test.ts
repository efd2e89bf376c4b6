import { expect, test } from "bun:test"
import correlations from "#fixtures/statistics/correlation.json"
import { mulberry32 } from "#statistics/random"
import { pearson } from "#statistics/sample/pearson"
import { spearman } from "#statistics/sample/spearman"
import { associate } from "#statistics/series/association"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, dayGrid, delayed, finite, pairs, present } from "#statistics/series/day-grid"
import { slopePerRange } from "#statistics/series/practical-size"
import { gridOf, sample } from "#test/reference"

/** Days from a Monday on. */
const grid = (length: number, of: (day: number) => number): DayGrid => ({
  values: Float64Array.from({ length }, (_, day) => of(day)),
  weekday: 0,
})

const noise = (seed: number) => {
  const random = mulberry32(seed)
  return () => random() + random() + random() - 1.5
}

test("what weekday and trend leave of two series correlates as by dummies in a regression", () => {
  const left = (name: string) => calendarResiduals(sample(name), 0)
  const { r } = correlations.partial_steps_sleep.pearson_given_weekday_and_trend
  expect(pearson(left("steps_90").values, left("sleep_90").values)).toBeCloseTo(r, 12)
  expect(left("steps_90").parameters).toBe(8)
})

test("a series that is all weekday and trend leaves nothing", () => {
  const { values } = grid(70, (day) => 0.1 * day + (day % 7 >= 5 ? 3.3 : 0))
  expect(calendarResiduals(values, 0).values.every((value) => value === 0)).toBe(true)
})

test("with a weekday seen once, weekdays stay in", () => {
  expect(calendarResiduals(sample("rhr_90").slice(0, 13), 0).parameters).toBe(2)
  expect(calendarResiduals(sample("rhr_90").slice(0, 14), 0).parameters).toBe(8)
})

test("a busy weekend that both sides share is no association", () => {
  const [a, b] = [noise(1), noise(2)]
  const weekend = (day: number) => (day % 7 >= 5 ? 4 : 0)
  const x = grid(120, (day) => weekend(day) + a())
  const y = grid(120, (day) => weekend(day) + b())
  expect(spearman(x.values, y.values)!.p_value).toBeLessThan(1e-6)
  expect(associate(x, y, 0)!.p_value).toBeGreaterThan(0.05)
})

test("two slow metrics that have nothing to do with each other are worth few days", () => {
  const slow = (seed: number) => {
    const next = noise(seed)
    let level = 0
    return grid(180, () => (level = 0.9 * level + next()))
  }
  const found = associate(slow(3), slow(4), 0)!
  expect(found.n).toBe(180)
  expect(found.n_eff).toBeLessThan(60)
})

test("a cause of both goes out when it is given", () => {
  const [a, b, c] = [noise(5), noise(6), noise(7)]
  const cause = grid(150, () => c())
  const x = grid(150, (day) => cause.values[day]! + 0.5 * a())
  const y = grid(150, (day) => cause.values[day]! + 0.5 * b())
  const plain = associate(x, y, 0)!
  const given = associate(x, y, 0, [cause])!
  expect(plain.rho).toBeGreaterThan(0.6)
  expect(plain.confirmed).toBe(true)
  expect(Math.abs(given.rho)).toBeLessThan(0.25)
  expect(given.nuisance).toBe(plain.nuisance + 1)
})

test("a further metric counts as of the feature's day", () => {
  const [a, b] = [noise(8), noise(9)]
  const x = grid(150, () => a())
  const y: DayGrid = { values: delayed(x.values, 1), weekday: 0 }
  const mixed: DayGrid = { values: y.values.map((value) => value + 0.1 * b()), weekday: 0 }
  expect(associate(x, mixed, 1)!.rho).toBeGreaterThan(0.95)
  // Given the feature itself nothing of it is left.
  expect(associate(x, mixed, 1, [x])).toBeNull()
})

test("refuses too few pairs and what never varies", () => {
  expect(associate(gridOf("rhr_90[0:19]"), gridOf("hrv_90[0:19]"), 0)).toBeNull()
  expect(associate(gridOf("rhr_90[0:21]"), gridOf("hrv_90[0:21]"), 2)).toBeNull()
  expect(
    associate(
      gridOf("rhr_90"),
      grid(90, () => 0.1),
      0,
    ),
  ).toBeNull()
})

test("pairs keep to the calendar: a gap is no neighbour", () => {
  const laid = (dates: ReadonlyArray<string>) =>
    dayGrid(
      dates.map((date, at) => ({ date, value: at + 1 })),
      "2026-02-27",
      "2026-03-03",
    )
  const feature = laid(["2026-02-27", "2026-03-01", "2026-03-03"])
  const target = laid(["2026-02-28", "2026-03-02", "2026-03-03"])
  expect(feature.weekday).toBe(4)
  expect(pairs(feature, target, 1)).toEqual({ x: [1, 2], y: [1, 2] })
  expect(pairs(feature, target, 0)).toEqual({ x: [3], y: [3] })
  expect(present(feature)).toEqual({ day: [0, 2, 4], value: [1, 2, 3] })
})

test("days outside the window are left out", () => {
  const laid = dayGrid([{ date: "2026-02-26", value: 1 }], "2026-02-27", "2026-03-03")
  expect(finite(laid.values).length).toBe(0)
})

test("the practical size is the slope over a usual difference of the feature", () => {
  const x = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const size = slopePerRange(
    x,
    x.map((value) => 5 - 2 * value),
  )!
  expect([size.range, size.slope, size.ci_low, size.ci_high]).toEqual([4, -8, -8, -8])
  expect(slopePerRange([1, 1, 1, 1, 9], [1, 2, 3, 4, 5])).toBeNull()
  const [feature, target] = [sample("steps_90"), sample("sleep_90")]
  const width = (inflation: number) => {
    const { ci_low, ci_high } = slopePerRange(feature, target, inflation)!
    return ci_high - ci_low
  }
  expect(width(4) / width(1)).toBeCloseTo(2, 0)
})
