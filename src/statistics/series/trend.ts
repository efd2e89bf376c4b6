import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { mean } from "#statistics/sample/descriptive"
import { kendallScore, standardScore } from "#statistics/sample/mann-kendall"
import { medianInPlace } from "#statistics/sample/order-statistic"
import { pairwiseSlopes, senInterval } from "#statistics/sample/theil-sen"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { correctedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"

/** The trend of a metric. */
export interface Trend {
  /** Days with a value. */
  readonly n: number
  /** Units of the metric a day. */
  readonly slope: number
  /** Kendall's score, rises minus falls, and its variance if days were independent. */
  readonly s: number
  readonly variance: number
  /** The lag-1 autocorrelation around the slope, and the variance inflation it causes. */
  readonly phi: number
  readonly inflation: number
  /** The effective sample size, at least three. */
  readonly n_eff: number
  readonly df: number
  readonly z: number
  readonly p_value: number
  /** The 95 % interval of the slope; infinite on a side that the data do not bound. */
  readonly ci_low: number
  readonly ci_high: number
}

const MIN_DAYS = 20
const MIN_N_EFF = 3

/**
 * The slope of Theil and Sen (Sen 1968) with the test of Mann and Kendall, for daily values of one
 * person. Weekday means around a first slope are subtracted before both. The variance of S is
 * inflated by the bias-corrected autocorrelation around the slope; p and interval use Student's t
 * with n_eff - 2 degrees of freedom. Null below 20 values.
 */
export const trend = (grid: DayGrid): Trend | null => {
  const { day, value } = present(grid)
  const n = day.length
  if (n < MIN_DAYS) return null
  const first = medianInPlace(pairwiseSlopes(day, value))
  const level = withoutWeekdays(
    grid,
    mean,
    grid.values.map((y, at) => y - first * at),
  )
  const adjusted = present({ ...grid, values: level }).value
  const slopes = pairwiseSlopes(day, adjusted)
  const slope = medianInPlace(slopes)
  const { s, variance } = kendallScore(adjusted)
  const phi = correctedPhi(
    level.map((y, at) => y - slope * at),
    2,
  )
  const inflation = varianceInflation(phi, n)
  const n_eff = Math.max(n / inflation, MIN_N_EFF)
  const df = Math.max(n_eff - 2, 1)
  const z = standardScore(s, variance * inflation)
  const half = tQuantile(0.975, df) * Math.sqrt(variance * inflation)
  return {
    n,
    slope,
    s,
    variance,
    phi,
    inflation,
    n_eff,
    df,
    z,
    p_value: tTwoSided(z, df),
    ...senInterval(slopes, half),
  }
}
