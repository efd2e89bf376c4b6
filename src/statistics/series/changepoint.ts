import { tQuantile } from "#statistics/distribution/student"
import { mean, median, squares } from "#statistics/sample/descriptive"
import { midRanks } from "#statistics/sample/ranks"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { correctedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"

/** Where the level of a metric changed. */
export interface Changepoint {
  /** Days with a value. */
  readonly n: number
  /** The day of the grid where the new level begins. */
  readonly index: number
  /** After how many values Pettitt's statistic is largest. */
  readonly pettitt_k: number
  /** The new level minus the old, in the metric's unit. */
  readonly delta: number
  readonly before_mean: number
  readonly after_mean: number
  /** The lag-1 autocorrelation around the two levels. */
  readonly phi: number
  /** How many independent days they are worth. */
  readonly n_eff: number
  readonly p_value: number
  /** The 95 % interval of `delta`. */
  readonly ci_low: number
  readonly ci_high: number
  /** What two levels, and what a straight line leave unexplained: the smaller tells the story. */
  readonly rss_step: number
  readonly rss_line: number
}

const MIN_DAYS = 30
/** The shortest level. */
export const SHORTEST = 7

/**
 * The test of Pettitt (1979) for one change of level at an unknown day, for daily values of one
 * person: weekday medians go out first, and the statistic is reduced by the inflation of variance
 * that the autocorrelation around the two levels brings, p = 2 exp(-6 (K² / f) / (n³ + n²)). The day
 * is that of least squares, seven values from either end; the interval of the difference has
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
 * Pettitt's K = max |2 R_k - k (n + 1)|, R_k the sum of the first k ranks, and the k it is reached at
 * first.
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

/** The p value of Pettitt's K of n values whose variance is inflated: 2 exp(-6 K² / f / (n³ + n²)). */
export const pettittP = (statistic: number, n: number, inflation = 1): number =>
  Math.min(1, 2 * Math.exp((-6 * statistic ** 2) / inflation / (n ** 3 + n ** 2)))

/** After how many values two means leave least unexplained. */
const leastSquaresBreak = (values: ReadonlyArray<number>): number => {
  const n = values.length
  const centre = mean(values)
  let cumulated = 0
  let most = -1
  let best = SHORTEST
  for (let k = 1; k <= n - SHORTEST; k++) {
    cumulated += values[k - 1]! - centre
    const gain = (cumulated ** 2 * n) / (k * (n - k))
    if (k >= SHORTEST && gain > most) {
      most = gain
      best = k
    }
  }
  return best
}

/** The sum of squared distances of y from its least-squares line on x. */
const squaresAroundLine = (x: ReadonlyArray<number>, y: ReadonlyArray<number>): number => {
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
