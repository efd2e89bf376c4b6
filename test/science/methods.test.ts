import { expect, test } from "bun:test"
import arrays from "#fixtures/science/arrays.json"
import trends from "#fixtures/science/mann-kendall.json"
import families from "#fixtures/science/multiple-testing.json"
import correlations from "#fixtures/science/spearman.json"
import differences from "#fixtures/science/welch.json"
import { mannKendall } from "#science/sample/mann-kendall"
import { benjaminiHochberg } from "#science/sample/multiple-testing"
import { orderStatistic } from "#science/sample/order-statistic"
import { midRanks } from "#science/sample/ranks"
import { spearman } from "#science/sample/spearman"
import { theilSen } from "#science/sample/theil-sen"
import { thirds } from "#science/sample/thirds"
import { welch } from "#science/sample/welch"
import { dayGrid, pairs, present } from "#science/series/day-grid"

const series = (name: string) => arrays[name as keyof typeof arrays]
const close = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1e-12, Math.abs(wanted)))
const days = (count: number) => Array.from({ length: count }, (_, at) => at)

test("equal values share the mean of their ranks", () => {
  expect([...midRanks([10, 20, 20, 5])]).toEqual([2, 3.5, 3.5, 1])
  expect([...midRanks([7, 7, 7])]).toEqual([2, 2, 2])
  expect([...midRanks([])]).toEqual([])
})

test("Spearman's rho and p agree with scipy, ties and lags included", () => {
  for (const [names, wanted] of Object.entries(correlations)) {
    const [x, y, lag] = names.split("|") as [string, string, string]
    const shift = Number(lag)
    const found = spearman(series(x).slice(0, series(x).length - shift), series(y).slice(shift))!
    expect(found.n).toBe(wanted.n)
    close(found.rho, wanted.spearman_rho)
    close(found.p_value, wanted.spearman_p_t)
  }
})

test("the Bonett-Wright interval surrounds rho and stays within its bounds", () => {
  const found = spearman(series("steps_90"), series("sleep_90"))!
  const half = 1.959963984540054 * Math.sqrt((1 + found.rho ** 2 / 2) / 87)
  close(found.ci_low, Math.tanh(Math.atanh(found.rho) - half))
  close(found.ci_high, Math.tanh(Math.atanh(found.rho) + half))
})

test("a perfect order is rho 1 with nothing left to chance", () => {
  expect(spearman(days(8), days(8))).toEqual({ rho: 1, p_value: 0, ci_low: 1, ci_high: 1, n: 8 })
  expect(spearman(days(8), days(8).reverse())!.rho).toBe(-1)
})

test("refuses an association of too few pairs or of something constant", () => {
  expect(spearman([1, 2, 3], [1, 2, 3])).toBeNull()
  expect(spearman(days(9), days(9).fill(4))).toBeNull()
})

test("rho does not change under a monotone transform", () => {
  const x = series("hrv_90")
  const y = series("steps_90")
  close(spearman(x.map(Math.log), y)!.rho, spearman(x, y)!.rho)
})

test("Welch's test agrees with scipy", () => {
  for (const [names, wanted] of Object.entries(differences)) {
    const [a, b] = names.split("|") as [string, string]
    const found = welch(series(a), series(b))!
    expect(found.difference).toBeCloseTo(wanted.diff_b_minus_a, 12)
    close(found.t, wanted.welch_t)
    close(found.df, wanted.welch_df)
    close(found.p_value, wanted.welch_p)
    expect(Math.abs(found.ci_low - wanted.welch_ci95[0]!)).toBeLessThan(1e-8)
    expect(Math.abs(found.ci_high - wanted.welch_ci95[1]!)).toBeLessThan(1e-8)
  }
})

test("Welch's test reproduces Student's sleep data of 1908", () => {
  const found = welch(
    [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0],
    [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
  )!
  expect(found.t).toBeCloseTo(1.8608, 4)
  expect(found.df).toBeCloseTo(17.776, 3)
  expect(found.p_value).toBeCloseTo(0.07939, 5)
})

test("refuses to compare what has no spread or one value", () => {
  expect(welch([1], [1, 2])).toBeNull()
  expect(welch([2, 2, 2], [3, 3])).toBeNull()
})

test("Mann-Kendall and Theil-Sen agree with their references, ties corrected", () => {
  for (const [name, wanted] of Object.entries(trends)) {
    const y = series(name)
    const test = mannKendall(y)
    expect([test.s, y.length]).toEqual([wanted.S, wanted.n])
    close(test.variance, wanted.var_S)
    close(test.z, wanted.z)
    close(test.p_value, wanted.p)
    const slope = theilSen(days(y.length), y, test.variance)!
    close(slope.slope, wanted.sen_slope)
    close(slope.ci_low, wanted.sen_ci95[0]!)
    close(slope.ci_high, wanted.sen_ci95[1]!)
  }
})

test("a gap counts with its true length", () => {
  expect(theilSen([0, 1, 10, 11], [0, 1, 10, 11], 8)!.slope).toBe(1)
})

test("a constant has no trend", () => {
  const flat = mannKendall(days(10).fill(5))
  expect(flat).toEqual({ s: 0, variance: 0, z: 0, p_value: 1 })
  expect(theilSen(days(10), days(10).fill(5), 0)).toEqual({ slope: 0, ci_low: 0, ci_high: 0 })
  expect(theilSen([0], [1], 0)).toBeNull()
})

test("the order statistic of a rank is what sorting puts there", () => {
  const values = series("steps_90").concat(series("ties_40"))
  const sorted = [...values].sort((a, b) => a - b)
  sorted.forEach((value, rank) => {
    expect(orderStatistic(Float64Array.from(values), rank)).toBe(value)
  })
})

test("q values agree with statsmodels and R, in the order given", () => {
  for (const { p, bh } of Object.values(families))
    benjaminiHochberg(p).forEach((q, at) => {
      close(q, bh[at]!)
    })
  expect(benjaminiHochberg([])).toEqual([])
})

test("thirds never split equal values, and a constant has none", () => {
  const workouts = [0, 0, 0, 1, 0, 0, 2, 0, 0, 0]
  const hours = [7, 7, 7, 8, 7, 7, 9, 7, 7, 7]
  expect(thirds(workouts, hours)).toEqual({
    lowest: { feature: 0, target: 7, n: 8 },
    highest: { feature: 1.5, target: 8.5, n: 2 },
  })
  const rare = thirds([5, 5, 5, 5, 1], [1, 1, 1, 1, 3])!
  expect([rare.lowest.n, rare.highest.n]).toEqual([1, 4])
  expect(thirds(days(9), days(9))!.highest).toEqual({ feature: 7, target: 7, n: 3 })
  expect(thirds([4, 4, 4], [1, 2, 3])).toBeNull()
})

test("pairs keep to the calendar: a gap is no neighbour", () => {
  const grid = (dates: ReadonlyArray<string>) =>
    dayGrid(
      dates.map((date, at) => ({ date, value: at + 1 })),
      "2026-02-27",
      "2026-03-03",
    )
  const feature = grid(["2026-02-27", "2026-03-01", "2026-03-03"])
  const target = grid(["2026-02-28", "2026-03-02", "2026-03-03"])
  expect(pairs(feature, target, 1)).toEqual({ x: [1, 2], y: [1, 2] })
  expect(pairs(feature, target, 0)).toEqual({ x: [3], y: [3] })
  expect(present(feature)).toEqual({ day: [0, 2, 4], value: [1, 2, 3] })
})
