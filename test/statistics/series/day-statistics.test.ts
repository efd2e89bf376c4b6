import { expect, test } from "bun:test"
import { circular } from "#fixtures/statistics/domain-metrics.json"
import nist from "#fixtures/statistics/nist-univariate.json"
import { acf1, autocorrelations } from "#statistics/series/autocorrelation"
import { baseline } from "#statistics/series/baseline"
import { circularMean, circularSd } from "#statistics/series/circular"
import { compareWindows } from "#statistics/series/comparison"
import { smallestEffectOfInterest } from "#statistics/series/smallest-effect"
import { trend } from "#statistics/series/trend"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { digits, gridOf, missOf } from "#test/reference"

for (const [name, { data, certified }] of Object.entries(nist))
  test(`NIST's certified autocorrelation of ${name}`, () => {
    const least = { NumAcc3: 7, NumAcc4: 6 }[name] ?? 12
    expect(digits(autocorrelations(data, 1)[1]!, certified.acf1)).toBeGreaterThan(least)
  })

test("a gap joins no neighbours", () => {
  const alternating = Float64Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 1 : -1))
  expect(acf1(alternating)).toBeCloseTo(-1, 12)
  expect(acf1(alternating.map((value, at) => (at % 3 === 1 ? Number.NaN : value)))).toBeCloseTo(
    -1,
    1,
  )
  expect(acf1(alternating.map((value, at) => (at % 2 === 0 ? value : Number.NaN)))).toBe(0)
})

test("inflation of variance is the sum it stands for", () => {
  for (const phi of [0, 0.15, 0.6, 0.97])
    for (const n of [1, 7, 90, 1460]) {
      let sum = 1
      for (let k = 1; k < n; k++) sum += 2 * (1 - k / n) * phi ** k
      expect(missOf(varianceInflation(phi, n), sum)).toBeLessThan(1e-11)
    }
})

test("an autocorrelation without its bias stays between none and nearly all", () => {
  expect([unbiasedPhi(-0.4, 60, 1), unbiasedPhi(1, 60, 2)]).toEqual([0, 0.97])
  expect(unbiasedPhi(0.5, 90, 1)).toBeCloseTo(46 / 86, 14)
})

test("bedtimes around midnight have a mean around midnight", () => {
  expect(circularMean(circular.bedtimes_hours)).toBeCloseTo(circular.mean_hours, 12)
  expect(circularSd(circular.bedtimes_hours)).toBeCloseTo(circular.circ_sd_hours, 12)
  expect(circularMean([23.5, 24.5, 0])).toBeCloseTo(24, 12)
  expect(circularMean([])).toBeNaN()
})

test("a baseline says how far from usual a day is", () => {
  const history = Array.from({ length: 21 }, (_, at) => 50 + at)
  const { median, mad } = baseline(history, 60)!
  expect([median, mad.toFixed(3)]).toEqual([60, "7.413"])
  expect(baseline(history, 75)!.z).toBeCloseTo(2.023, 3)
  expect(baseline(history.slice(1), 60)).toBeNull()
  expect(baseline(history.fill(50, 0, 15), 60)).toBeNull()
})

test("a trend of days that are all the same is flat and certain of nothing", () => {
  const flat = trend({ values: new Float64Array(40).fill(61), weekday: 0 })!
  expect([flat.slope, flat.z, flat.p_value]).toEqual([0, 0, 1])
  expect(trend(gridOf("rhr_90[0:19]"))).toBeNull()
})

test("a line through gaps keeps its slope a day", () => {
  const values = Float64Array.from({ length: 90 }, (_, at) =>
    at % 4 === 1 ? Number.NaN : 70 + 0.25 * at + (at % 7 >= 5 ? 9 : 0),
  )
  expect(trend({ values, weekday: 0 })!.slope).toBeCloseTo(0.25, 10)
})

test("a comparison needs a week a side, and something that varies", () => {
  expect(compareWindows(gridOf("rhr_90[0:6]"), gridOf("rhr_90[60:90]"))).toBeNull()
  const flat = { values: new Float64Array(10).fill(3), weekday: 0 }
  expect(compareWindows(flat, flat)).toBeNull()
})

test("how small is trivial is said by metric, by share and by spread", () => {
  expect(smallestEffectOfInterest("resting_hr", 60, 3)).toBe(1)
  expect(smallestEffectOfInterest("hrv_rmssd", 40, 9)).toBe(2)
  expect(smallestEffectOfInterest("strain", 10, 4)).toBe(0.8)
  expect(smallestEffectOfInterest("toString", 10, 4)).toBe(0.8)
})
