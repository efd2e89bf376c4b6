import { tQuantile } from "#statistics/distribution/student"
import { mean, median, squares } from "#statistics/sample/descriptive"
import { midRanks } from "#statistics/sample/ranks"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { correctedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"

/** A change of level in a metric. */
export interface Changepoint {
  /** Days with a value. */
  readonly n: number
  /** The index of the first day of the new level. */
  readonly index: number
  /** The number of values before the maximum of Pettitt's statistic. */
  readonly pettitt_k: number
  /** The new level minus the old, in the metric's unit. */
  readonly delta: number
  readonly before_mean: number
  readonly after_mean: number
  /** The lag-1 autocorrelation of the residuals around the two levels. */
  readonly phi: number
  /** The effective sample size. */
  readonly n_eff: number
  readonly p_value: number
  /** The 95 % interval of `delta`. */
  readonly ci_low: number
  readonly ci_high: number
  /** Residual sums of squares of two levels and of a straight line: the smaller one fits better. */
  readonly rss_step: number
  readonly rss_line: number
}

const MIN_DAYS = 30
/** The minimum number of values of a level. */
export const MIN_LEVEL = 7

/**
 * The test of Pettitt (1979) for one change of level at an unknown day, for daily values of one
 * person. Weekday medians are subtracted first. K² is divided by the variance inflation f from the
 * autocorrelation around the two levels, p = 2 exp(-6 (K² / f) / (n³ + n²)). The day is the
 * least-squares break, at least seven values from either end; the interval of the difference has
 * n_eff - 2 degrees of freedom. Null below 30 values and for a constant.
 */
export const changepoint = (grid: DayGrid): Changepoint | null => {
  const level = withoutWeekdays(grid, median)
  const { day, value } = present({ ...grid, values: level })
  const n = day.length
  if (n < MIN_DAYS) return null
  const k = leastSquaresBreak(value)
  const before = value.slice(0, k)
  const after = value.slice(k)
  const before_mean = mean(before)
  const after_mean = mean(after)
  const rss_step = squares(before) + squares(after)
  if (squares(value) === 0) return null
  const residuals = level.map((y, at) => y - (at < day[k]! ? before_mean : after_mean))
  const phi = correctedPhi(residuals, 2)
  const inflation = varianceInflation(phi, n)
  const pettitt = pettittOf(value)
  const n_eff = n / inflation
  const delta = after_mean - before_mean
  const half =
    tQuantile(0.975, Math.max(n_eff - 2, 1)) *
    Math.sqrt(
      (rss_step / (n - 2)) *
        (varianceInflation(phi, k) / k + varianceInflation(phi, n - k) / (n - k)),
    )
  return {
    n,
    index: day[k]!,
    pettitt_k: pettitt.k,
    delta,
    before_mean,
    after_mean,
    phi,
    n_eff,
    p_value: pettittP(pettitt.statistic, n, inflation),
    ci_low: delta - half,
    ci_high: delta + half,
    rss_step,
    rss_line: squaresAroundLine(day, value),
  }
}

/**
 * Pettitt's K = max |2 R_k - k (n + 1)|, R_k the sum of the first k ranks, and the first k with that
 * value.
 */
export const pettittOf = (values: ArrayLike<number>) => {
  const ranks = midRanks(values)
  const n = ranks.length
  let statistic = 0
  let k = 1
  let total = 0
  for (let at = 0; at < n - 1; at++) {
    total += ranks[at]!
    const size = Math.abs(2 * total - (at + 1) * (n + 1))
    if (size > statistic) {
      statistic = size
      k = at + 1
    }
  }
  return { statistic, k }
}

/** The p value of Pettitt's K for n values with inflated variance: 2 exp(-6 K² / f / (n³ + n²)). */
export const pettittP = (statistic: number, n: number, inflation = 1): number =>
  Math.min(1, 2 * Math.exp((-6 * statistic ** 2) / inflation / (n ** 3 + n ** 2)))

/** The break position with the smallest residual sum of squares around two means. */
const leastSquaresBreak = (values: ReadonlyArray<number>): number => {
  const n = values.length
  const centre = mean(values)
  let cumulated = 0
  let most = -1
  let best = MIN_LEVEL
  for (let k = 1; k <= n - MIN_LEVEL; k++) {
    cumulated += values[k - 1]! - centre
    const gain = (cumulated ** 2 * n) / (k * (n - k))
    if (k >= MIN_LEVEL && gain > most) {
      most = gain
      best = k
    }
  }
  return best
}

/** The residual sum of squares of y around its least-squares line on x. */
export const squaresAroundLine = (x: ReadonlyArray<number>, y: ReadonlyArray<number>): number => {
  const centreX = mean(x)
  const centreY = mean(y)
  let xy = 0
  for (let at = 0; at < x.length; at++) xy += (x[at]! - centreX) * (y[at]! - centreY)
  const slope = xy / squares(x)
  let total = 0
  for (let at = 0; at < x.length; at++)
    total += (y[at]! - centreY - slope * (x[at]! - centreX)) ** 2
  return total
}
