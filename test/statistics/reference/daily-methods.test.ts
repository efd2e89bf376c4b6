import { expect, test } from "bun:test"
import { circular } from "#fixtures/statistics/domain-metrics.json"
import reference from "#fixtures/statistics/recommended-methods.json"
import { tQuantile } from "#statistics/distribution/student"
import { mad, mean, median, quantile } from "#statistics/sample/descriptive"
import { midRanks } from "#statistics/sample/ranks"
import { pairwiseSlopes } from "#statistics/sample/theil-sen"
import { associate } from "#statistics/series/association"
import { acf1 } from "#statistics/series/autocorrelation"
import { baseline } from "#statistics/series/baseline"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { changepoint, pettittOf, pettittP } from "#statistics/series/changepoint"
import { circularMean, circularSd } from "#statistics/series/circular"
import { compareWindows } from "#statistics/series/comparison"
import { type DayGrid, delayed, finite, present } from "#statistics/series/day-grid"
import { trend } from "#statistics/series/trend"
import { correctedPhi, unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"
import { gridOf, missesOf, sample } from "#test/reference"

/** Interval ends of the reference rest on a quantile of t that is good to eleven digits. */
const tolerance = (path: string) => (path.startsWith("ci_") ? 1e-8 : 1e-9)

const associated = (feature: DayGrid, target: DayGrid, lag: number) => {
  const found = associate(feature, target, lag)!
  const x = calendarResiduals(delayed(feature.values, lag), target.weekday).values
  const y = calendarResiduals(target.values, target.weekday).values
  const both = (of: Float64Array) =>
    of.map((value, at) => (Number.isNaN(x[at]! + y[at]!) ? Number.NaN : value))
  const { n, n_eff, df, t, p_value, ci_low, ci_high, prewhitened } = found
  return {
    lag,
    ...{ n, n_eff, df, t, p_value, ci_low, ci_high },
    nuisance_params: found.nuisance + 1,
    rank_acf1_x: acf1(midRanks(both(x))),
    rank_acf1_y: acf1(midRanks(both(y))),
    effect_spearman: found.rho,
    prewhiten: {
      phi_x: acf1(both(x)),
      phi_y: acf1(both(y)),
      n: prewhitened.n,
      rho: prewhitened.rho,
      p: prewhitened.p_value,
    },
  }
}

for (const [key, wanted] of Object.entries(reference.association))
  test(`every value of the association ${key}`, () => {
    const [, feature, target, lag] = /^(\w+)->(\w+) lag(\d)$/.exec(key)!
    const found = associated(gridOf(feature!), gridOf(target!), Number(lag))
    expect(missesOf(found, wanted, tolerance)).toEqual([])
  })

const slopeOf = ({ day, value }: ReturnType<typeof present>) => median(pairwiseSlopes(day, value))

const trended = (grid: DayGrid) => {
  const { slope, s, variance, phi, inflation, ...rest } = trend(grid)!
  const raw = slopeOf(present(grid))
  const around = grid.values.map((value, at) => value - raw * at)
  const level = withoutWeekdays(grid, mean, around)
  const offsets = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const at = level.findIndex((value, day) => day % 7 === weekday && !Number.isNaN(value))
    return [String(weekday), grid.values[at]! - level[at]!]
  })
  const pairs = (rest.n * (rest.n - 1)) / 2
  const half = tQuantile(0.975, rest.df) * Math.sqrt(variance * inflation)
  return {
    ...rest,
    slope_raw: raw,
    weekday_offsets: Object.fromEntries(offsets),
    slope_per_day: slope,
    S: s,
    var_S: variance,
    resid_acf1: acf1(level.map((value, at) => value - slope * at)),
    phi_bias_corrected: phi,
    variance_inflation: inflation,
    ci_rank_low_1based: Math.floor((pairs - half) / 2),
    ci_rank_high_1based: Math.ceil((pairs + half) / 2) + 1,
    n_pairs: pairs,
  }
}

for (const [key, wanted] of Object.entries(reference.trend))
  test(`every value of the trend of ${key}`, () => {
    // Offsets are differences of numbers of the size of the metric: eleven digits of those.
    const loose = (path: string) => (path.startsWith("weekday_offsets") ? 1e-8 : tolerance(path))
    expect(missesOf(trended(gridOf(key)), wanted, loose)).toEqual([])
  })

const windowed = (a: DayGrid, b: DayGrid) => {
  const { difference, percent, phi, t, ...found } = compareWindows(a, b)!
  const around = (grid: DayGrid) => {
    const centre = mean(finite(grid.values))
    return grid.values.map((value) => value - centre)
  }
  // A gap keeps the last day of one window from being a neighbour of the first of the other.
  const joined = Float64Array.from([...around(a), Number.NaN, ...around(b)])
  const n = found.n_a + found.n_b
  expect(unbiasedPhi(acf1(joined), n, 2)).toBeCloseTo(phi, 12)
  return {
    ...found,
    t,
    diff: difference,
    pct: percent,
    resid_acf1: acf1(joined),
    phi_bias_corrected: phi,
    inflation_a: varianceInflation(phi, found.n_a),
    inflation_b: varianceInflation(phi, found.n_b),
    se: difference / t,
  }
}

for (const [key, wanted] of Object.entries(reference.compare))
  test(`every value of the comparison of ${key}`, () => {
    const [a, b] = key.split("|") as [string, string]
    const after = b.startsWith("[") ? a.replace(/\[.*/, "") + b : b
    expect(missesOf(windowed(gridOf(a), gridOf(after)), wanted, tolerance)).toEqual([])
  })

for (const [key, wanted] of Object.entries(reference.changepoint))
  test(`every value of the level change of ${key}`, () => {
    const grid = gridOf(key)
    const { index, pettitt_k, phi, n_eff, before_mean, after_mean, ...rest } = changepoint(grid)!
    const level = withoutWeekdays(grid, median)
    const residuals = level.map((y, at) => y - (at < index ? before_mean : after_mean))
    const { statistic } = pettittOf(present({ ...grid, values: level }).value)
    expect(correctedPhi(residuals, 2)).toBe(phi)
    const found = {
      ...rest,
      pettitt_K: statistic,
      pettitt_k,
      ls_break_day_index: index,
      resid_acf1: acf1(residuals),
      phi_bias_corrected: phi,
      variance_inflation: rest.n / n_eff,
      p_value_naive: pettittP(statistic, rest.n),
    }
    expect(missesOf(found, wanted, tolerance)).toEqual([])
  })

for (const [key, wanted] of Object.entries(reference.baseline))
  test(`every value of the baseline of ${key}`, () => {
    const values = sample(key)
    const history = [...finite(values.slice(-91, -1))]
    const { mad: mad_sigma, z: robust_z, ...rest } = baseline(history, values.at(-1)!)!
    const found = { ...rest, mad_sigma, robust_z, last: values.at(-1) }
    expect(missesOf(found, wanted)).toEqual([])
    expect([mad(history), quantile(history, 0.05)]).toEqual([mad_sigma, rest.p05])
  })

test("every value of bedtimes on the clock", () => {
  const hours = circular.bedtimes_hours
  const deviation = circularSd(hours)
  const found = {
    bedtimes_hours: hours,
    mean_hours: circularMean(hours),
    resultant_R: Math.exp(-(((deviation * 2 * Math.PI) / 24) ** 2) / 2),
    circ_sd_hours: deviation,
    naive_mean_hours: mean(hours),
    scipy_check: [circularMean(hours), deviation],
  }
  expect(missesOf(found, circular)).toEqual([])
})

test("the same days bring the same digits", () => {
  const once = () => JSON.stringify([trend(gridOf("hrv_90")), changepoint(gridOf("hrv_90"))])
  expect(once()).toBe(once())
})
