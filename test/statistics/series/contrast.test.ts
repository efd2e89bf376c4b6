import { expect, test } from "bun:test"
import { mulberry32 } from "#statistics/random"
import { compareWindows } from "#statistics/series/comparison"
import { contrastDays } from "#statistics/series/contrast"
import type { DayGrid } from "#statistics/series/day-grid"

const random = mulberry32(20_261_121)

const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A first-order autoregressive series of unit variance. */
const autoregressive = (days: number, phi: number): Float64Array => {
  const values = new Float64Array(days)
  for (let at = 0; at < days; at++)
    values[at] = at === 0 ? normal() : phi * values[at - 1]! + Math.sqrt(1 - phi ** 2) * normal()
  return values
}

const where = (values: Float64Array, is: (at: number) => boolean): DayGrid => ({
  values: values.map((value, at) => (is(at) ? value : Number.NaN)),
  weekday: 0,
})

const isWeekend = (at: number) => at % 7 > 4

const contrast = (values: Float64Array, is = isWeekend) =>
  contrastDays(
    where(values, (at) => !is(at)),
    where(values, is),
  )!

const share = (times: number, happens: () => boolean) =>
  Array.from({ length: times }, happens).filter(Boolean).length / times

test("finds nothing in nothing about one time in twenty, however much days are alike", () => {
  for (const phi of [0, 0.35, 0.6, 0.85]) {
    const wrong = share(400, () => contrast(autoregressive(120, phi)).p_value < 0.05)
    expect([phi, wrong <= 0.08]).toEqual([phi, true])
  }
})

test("is not fooled by kinds of days that come in runs", () => {
  const wrong = share(400, () => {
    const feature = autoregressive(120, 0.7)
    return contrast(autoregressive(120, 0.6), (at) => feature[at]! > 0.3).p_value < 0.05
  })
  expect(wrong).toBeLessThanOrEqual(0.08)
})

test("sees what the comparison of two windows cannot see in a metric that drifts", () => {
  const shifted = () =>
    autoregressive(180, 0.85).map((value, at) => value + (isWeekend(at) ? 0.6 : 0))
  expect(share(100, () => contrast(shifted()).p_value < 0.05)).toBeGreaterThan(0.9)
  const asWindows = () => {
    const values = shifted()
    return compareWindows(
      where(values, (at) => !isWeekend(at)),
      where(values, isWeekend),
    )!.p_value
  }
  expect(share(100, () => asWindows() < 0.05)).toBeLessThan(0.2)
})

test("is Welch's test where days are independent of each other", () => {
  // Alternating so that neighbours are never alike: the autocorrelation is below 0 and counts as 0.
  const values = Float64Array.from(
    { length: 60 },
    (_, at) => (at % 2 === 0 ? 1 : -1) * (1 + (at % 5)),
  )
  const found = contrast(values)
  expect(found.phi).toBe(0)
  const sample = (is: (at: number) => boolean) => [...values].filter((_, at) => is(at))
  const [a, b] = [sample((at) => !isWeekend(at)), sample(isWeekend)]
  const mean = (sample: Array<number>) => sample.reduce((x, y) => x + y) / sample.length
  const error2 = (sample: Array<number>) =>
    sample.reduce((total, x) => total + (x - mean(sample)) ** 2, 0) /
    (sample.length - 1) /
    sample.length
  expect(found.t).toBeCloseTo((mean(b) - mean(a)) / Math.sqrt(error2(a) + error2(b)), 10)
  const df =
    (error2(a) + error2(b)) ** 2 /
    (error2(a) ** 2 / (a.length - 1) + error2(b) ** 2 / (b.length - 1))
  expect(found.df).toBeCloseTo(df, 10)
})

test("is of no kind with fewer than seven days", () => {
  const values = autoregressive(14, 0)
  expect(
    contrastDays(
      where(values, (at) => !isWeekend(at)),
      where(values, isWeekend),
    ),
  ).toBeNull()
})
