import { expect, test } from "bun:test"
import r from "#fixtures/statistics/r-reference.json"
import { rootBetween } from "#statistics/distribution/root"
import { powerOf } from "#statistics/series/power"
import { missesOf, sample } from "#test/reference"
import { leastSquares } from "#test/statistics/sample/regression"
import { davies } from "#test/statistics/sample/regression/davies"
import { lowess } from "#test/statistics/sample/regression/lowess"
import {
  bentLine,
  knotInterval,
  rssOfBend,
  segmented,
} from "#test/statistics/sample/regression/segmented"
import { stl } from "#test/statistics/series/decomposition/stl"

const x = sample("seg_x")
const y = sample("seg_y")

test("every value of a line with one bend as R's segmented, and the optimum of a grid", () => {
  const { psi, slopes, slope_se, chisq_ci_from_grid, ...wanted } = r.segmented_seg
  const best = segmented(x, y)!
  const theirs = bentLine(x, y, psi)!
  const line = leastSquares([new Float64Array(x.length).fill(1), x], y)!
  const found = {
    psi_se: theirs.knot_error,
    rss: theirs.rss,
    rss_linear: line.rss,
    davies_p: davies(x, y),
    grid_psi: Math.round(best.knot * 1e4) / 1e4,
    grid_rss: rssOfBend(x, y, wanted.grid_psi),
  }
  // R iterates until the residuals converge, and prints slopes with five digits.
  const tolerance = (path: string) => (path === "psi_se" ? 1e-8 : 1e-9)
  expect(missesOf(found, wanted, tolerance)).toEqual([])
  expect(Math.abs(best.knot - psi)).toBeLessThan(1e-6)
  expect(best.rss).toBeLessThanOrEqual(wanted.rss + 1e-9)
  expect([theirs.slope_below, theirs.slope_above].map((slope) => slope.toPrecision(5))).toEqual(
    slopes.map((slope) => slope.toPrecision(5)),
  )
  const errors = [theirs.slope_below_error, theirs.slope_above_error]
  expect(errors.map((error) => error.toPrecision(5))).toEqual(
    slope_se.map((error) => error.toPrecision(5)),
  )
  const { ci_low, ci_high } = knotInterval(x, y, best)
  const [low, high] = chisq_ci_from_grid as [number, number]
  // The grid has steps of 1e-4, and its interval ends within.
  expect(ci_low).toBeLessThanOrEqual(low)
  expect(low - ci_low).toBeLessThan(1e-4)
  expect(high).toBeLessThanOrEqual(ci_high)
  expect(ci_high - high).toBeLessThan(1e-4)
})

test("the stagnant band height of Bacon and Watts, where R stops at a local optimum", () => {
  const { x, y, psi, psi_se, slopes, rss } = r.segmented_stagnant_band_height
  const theirs = bentLine(x, y, psi)!
  expect(missesOf([theirs.rss, theirs.knot_error], [rss, psi_se], 1e-8)).toEqual([])
  expect(missesOf([theirs.slope_below, theirs.slope_above], slopes, 1e-4)).toEqual([])
  const best = segmented(x, y)!
  expect(best.rss).toBeLessThan(rss)
  for (let knot = -1.3; knot < 1.1; knot += 0.001)
    expect(rssOfBend(x, y, knot)).toBeGreaterThanOrEqual(best.rss)
})

test("a bend that is not there is everywhere", () => {
  const straight = x.map((value, at) => 3 * value + Math.sin(at * 7919))
  expect(davies(x, straight)).toBeGreaterThan(0.05)
  const { ci_low, ci_high } = knotInterval(x, straight, segmented(x, straight)!)
  expect(ci_high - ci_low).toBeGreaterThan(0.5 * (x.at(-1)! - x[0]!))
})

test("steps as season and trend as R's stl", () => {
  const { seasonal, trend, remainder } = stl(sample("steps_90"), 7)
  const found = {
    seasonal_first7: seasonal.slice(0, 7),
    trend_first3: trend.slice(0, 3),
    remainder_first3: remainder.slice(0, 3),
  }
  expect(missesOf(found, r.stl_steps90_periodic)).toEqual([])
})

test("a curve as R's lowess", () => {
  const curve = lowess(x, y, { span: 2 / 3, robustness: 3, delta: 0.01 * (x.at(-1)! - x[0]!) })
  const found = { y_first5: curve.slice(0, 5), y_last3: curve.slice(-3) }
  expect(missesOf(found, r.lowess_seg)).toEqual([])
})

test("a robust curve stays near a line that one value leaves", () => {
  const days = Float64Array.from({ length: 40 }, (_, at) => at)
  const glitch = days.map((day) => (day === 20 ? 300 : 2 * day + 8 * Math.cos(day * 7919)))
  const distance = (robustness: number) => {
    const curve = lowess(days, glitch, { span: 0.5, robustness, delta: 0 })
    return Math.max(...curve.map((value, day) => Math.abs(value - 2 * day)))
  }
  expect(distance(0)).toBeGreaterThan(15)
  expect(distance(3)).toBeLessThan(5)
})

test("power and days as R's power.t.test", () => {
  const daysFor = (size: number) => rootBetween((days) => powerOf(size, days) - 0.8, 3, 1000)
  const { t_n64_d05, n_for_d05_80, n_for_d08_80 } = r.power
  expect(missesOf(powerOf(0.5, 64), t_n64_d05)).toEqual([])
  // R's root finder stops within 1e-4 of the power it seeks.
  const days = [daysFor(0.5), daysFor(0.8)]
  expect(missesOf(days, [n_for_d05_80, n_for_d08_80], 1e-6)).toEqual([])
})
