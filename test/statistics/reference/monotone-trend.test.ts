import { expect, test } from "bun:test"
import reference from "#fixtures/statistics/mann-kendall.json"
import modified from "#fixtures/statistics/mann-kendall-modified.json"
import { type MannKendall, mannKendall } from "#statistics/sample/mann-kendall"
import { senIntercept, theilSen } from "#statistics/sample/theil-sen"
import { missesOf, sample } from "#test/reference"
import { kendall } from "#test/statistics/sample/kendall"
import { type HamedRao, hamedRao } from "#test/statistics/series/trend/hamed-rao"
import {
  prewhitenedTrend,
  trendFreePrewhitenedTrend,
} from "#test/statistics/series/trend/prewhitening"
import {
  correlatedSeasonalTrend,
  seasonalSlope,
  seasonalTrend,
} from "#test/statistics/series/trend/seasonal"

const days = (n: number) => Array.from({ length: n }, (_, at) => at)

const corrected = ({ inflation, variance, z, p_value }: HamedRao) => ({
  factor: inflation,
  var: variance,
  z,
  p: p_value,
})

for (const [name, { sen_ci95: _, ...wanted }] of Object.entries(reference))
  test(`every value of the trend of ${name}, with the variance of Hamed and Rao as well`, () => {
    const y = sample(name)
    const n = y.length
    const { s, variance, z, p_value } = mannKendall(y)
    const { slope } = theilSen(days(n), y, variance)!
    const found = {
      n,
      S: s,
      var_S: variance,
      z,
      p: p_value,
      tau_a: s / ((n * (n - 1)) / 2),
      tau_b: kendall(days(n), y).tau_b,
      sen_slope: slope,
      sen_intercept_median: senIntercept(days(n), y, slope),
      ...("hamed_rao_all_lags" in wanted
        ? {
            hamed_rao_all_lags: corrected(hamedRao(y, slope)),
            hamed_rao_3lag: corrected(hamedRao(y, slope, 3)),
          }
        : {}),
    }
    expect(missesOf(found, wanted)).toEqual([])
  })

/** What the reference computes from two further series that it does not print. */
const withoutData = [
  "test_regional_test",
  "test_correlated_multivariate_test",
  "test_partial_test",
] as const

test("the modified trend tests of 360 months as pyMannKendall and R have them", () => {
  const months = Float64Array.from(modified.data, (value) => value ?? Number.NaN)
  const known = days(months.length).filter((month) => !Number.isNaN(months[month]!))
  const y = known.map((month) => months[month]!)
  const plain = mannKendall(y)
  const { slope } = theilSen(known, y, plain.variance)!
  /** `pairs` is how many pairs of months a score is of. */
  const asTest = ({ s, variance, z, p_value }: MannKendall, pairs: number) => ({
    p: p_value,
    z,
    Tau: s / pairs,
    s,
    var_s: variance,
  })
  const pairsOf = (n: number) => (n * (n - 1)) / 2
  const inSeason = days(12).map((season) => known.filter((month) => month % 12 === season).length)
  const wholeYears = days(30).filter(
    (year) => known.filter((month) => Math.floor(month / 12) === year).length === 12,
  )
  const all = pairsOf(y.length)
  const onlyScore = { Tau: plain.s / all, s: plain.s }
  const published = Object.fromEntries(
    Object.entries(modified.published).filter(([name]) => !withoutData.some((one) => one === name)),
  )
  const found = {
    test_sens_slope: { slope, intercept: senIntercept(known, y, slope) },
    test_seasonal_sens_slope: seasonalSlope(months, 12),
    test_original_test: asTest(plain, all),
    test_hamed_rao_modification_test: asTest(hamedRao(y, slope), all),
    test_hamed_rao_modification_test_lag3: asTest(hamedRao(y, slope, 3), all),
    test_yue_wang_modification_test: onlyScore,
    test_yue_wang_modification_test_lag1: onlyScore,
    test_pre_whitening_modification_test: asTest(prewhitenedTrend(y), pairsOf(y.length - 1)),
    test_trend_free_pre_whitening_modification_test: asTest(
      trendFreePrewhitenedTrend(y, slope),
      pairsOf(y.length - 1),
    ),
    test_seasonal_test: asTest(
      seasonalTrend(months, 12),
      inSeason.reduce((total, n) => total + pairsOf(n), 0),
    ),
    test_correlated_seasonal_test: asTest(
      correlatedSeasonalTrend(months, 12),
      12 * pairsOf(wholeYears.length),
    ),
  }
  // The published p of strong trends is 2 (1 - Φ), which loses digits.
  expect(missesOf(found, published, (path) => (path.endsWith(".p") ? 2e-12 : 1e-9))).toEqual([])
  const { hamed_rao, hamed_rao_lag3, sens_slope_calendar, ...original } = modified.recomputed
  const asRecomputed = ({ variance, z, p_value }: MannKendall) => ({ var: variance, z, p: p_value })
  expect(
    missesOf(
      {
        S: plain.s,
        var_S: plain.variance,
        z: plain.z,
        p: plain.p_value,
        hamed_rao: asRecomputed(hamedRao(y, slope)),
        hamed_rao_lag3: asRecomputed(hamedRao(y, slope, 3)),
        sens_slope_calendar: slope,
      },
      { ...original, hamed_rao, hamed_rao_lag3, sens_slope_calendar },
    ),
  ).toEqual([])
})
