import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { mean, squares, variance } from "#statistics/sample/descriptive"
import { cliffsDelta, hedgesG } from "#statistics/sample/effect-size"
import { pairwiseDifferences } from "#statistics/sample/hodges-lehmann"
import { medianInPlace } from "#statistics/sample/order-statistic"
import { MIN_NEIGHBOURS, neighbours } from "#statistics/series/autocorrelation"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"

/** The comparison of two windows of one metric: b minus a, in its unit. */
export interface WindowComparison {
  /** Days with a value. */
  readonly n_a: number
  readonly n_b: number
  readonly mean_a: number
  readonly mean_b: number
  readonly difference: number
  /** The difference as a percentage of the mean of a. */
  readonly percent: number
  /** The lag-1 autocorrelation of the residuals around the two means. */
  readonly phi: number
  /** The effective sample size of each side. */
  readonly n_eff_a: number
  readonly n_eff_b: number
  readonly df: number
  readonly t: number
  readonly p_value: number
  /** The 95 % interval of the difference. */
  readonly ci_low: number
  readonly ci_high: number
  readonly hedges_g: number
  readonly cliffs_delta: number
  /** Hodges and Lehmann's shift: the median of all differences between a day of b and a day of a. */
  readonly hodges_lehmann: number
}

const MIN_A_SIDE = 7

type Neighbours = ReturnType<typeof neighbours>

const together = (a: Neighbours, b: Neighbours): Neighbours => ({
  count: a.count + b.count,
  total: a.total + b.total,
})

/**
 * Welch's (1947) test of two means for daily values of one person: the variance of each mean is
 * inflated by the autocorrelation around the two means, pooled over both windows (from value to
 * value for sparse series), and the Welch-Satterthwaite degrees of freedom use effective sample
 * sizes. Null below seven values a side and when neither side varies.
 */
export const compareWindows = (a: DayGrid, b: DayGrid): WindowComparison | null => {
  const before = finite(a.values)
  const after = finite(b.values)
  const n_a = before.length
  const n_b = after.length
  if (n_a < MIN_A_SIDE || n_b < MIN_A_SIDE) return null
  const unexplained = squares(before) + squares(after)
  if (unexplained === 0) return null

  const mean_a = mean(before)
  const mean_b = mean(after)
  const daily = together(neighbours(a.values, mean_a), neighbours(b.values, mean_b))
  const { count, total } =
    daily.count < MIN_NEIGHBOURS
      ? together(neighbours(before, mean_a), neighbours(after, mean_b))
      : daily
  const r = total / count / (unexplained / (n_a + n_b))
  const phi = unbiasedPhi(r, n_a + n_b, 2)
  const n_eff_a = n_a / varianceInflation(phi, n_a)
  const n_eff_b = n_b / varianceInflation(phi, n_b)

  const varianceA = variance(before) / n_eff_a
  const varianceB = variance(after) / n_eff_b
  const error = Math.sqrt(varianceA + varianceB)
  const df = Math.max(
    1,
    error ** 4 /
      (varianceA ** 2 / Math.max(n_eff_a - 1, 1) + varianceB ** 2 / Math.max(n_eff_b - 1, 1)),
  )
  const difference = mean_b - mean_a
  const half = tQuantile(0.975, df) * error
  return {
    n_a,
    n_b,
    mean_a,
    mean_b,
    difference,
    percent: (100 * difference) / mean_a,
    phi,
    n_eff_a,
    n_eff_b,
    df,
    t: difference / error,
    p_value: tTwoSided(difference / error, df),
    ci_low: difference - half,
    ci_high: difference + half,
    hedges_g: hedgesG(before, after),
    cliffs_delta: cliffsDelta(before, after),
    // Two windows of years have half a million differences, so this is computed only when read.
    get hodges_lehmann() {
      return medianInPlace(pairwiseDifferences(before, after))
    },
  }
}
