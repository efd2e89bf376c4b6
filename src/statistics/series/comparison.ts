import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { mean, squares, variance } from "#statistics/sample/descriptive"
import { cliffsDelta, hedgesG } from "#statistics/sample/effect-size"
import { pairwiseDifferences } from "#statistics/sample/hodges-lehmann"
import { medianInPlace } from "#statistics/sample/order-statistic"
import { MIN_NEIGHBOURS, neighbours } from "#statistics/series/autocorrelation"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"

/** Two windows of one metric against each other: b minus a, in the metric's unit. */
export interface WindowComparison {
  /** Days with a value. */
  readonly n_a: number
  readonly n_b: number
  readonly mean_a: number
  readonly mean_b: number
  readonly difference: number
  /** The difference as a percentage of the mean of a. */
  readonly percent: number
  /** The lag-1 autocorrelation around the two means. */
  readonly phi: number
  /** How many independent days each side is worth. */
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
  /** The median of all differences between a day of b and one of a. */
  readonly hodges_lehmann: number
}

const MIN_A_SIDE = 7

type Neighbours = ReturnType<typeof neighbours>

const together = (a: Neighbours, b: Neighbours): Neighbours => ({
  count: a.count + b.count,
  total: a.total + b.total,
})

/**
 * Welch's (1947) test of two means for daily values of one person: the variance of either mean is
 * inflated by the autocorrelation around the two means, pooled over both windows (from value to value
 * where hardly any two are a day apart), and the degrees of freedom of Welch and Satterthwaite count
 * effective days. Null below seven values a side and when neither side varies.
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
    // Years against years have half a million differences: worked out when asked for.
    get hodges_lehmann() {
      return medianInPlace(pairwiseDifferences(before, after))
    },
  }
}
