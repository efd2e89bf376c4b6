import { Z_975 } from "#statistics/distribution/normal"
import { quantile } from "#statistics/sample/descriptive"
import { kendallScore } from "#statistics/sample/mann-kendall"
import { medianInPlace } from "#statistics/sample/order-statistic"
import { pairwiseSlopes, senInterval } from "#statistics/sample/theil-sen"

/** What a usual difference of a feature goes with, in units of the target. */
export interface PracticalSize {
  /** The target's change over `range` of the feature. */
  readonly slope: number
  /** The 95 % interval of that change; infinite on a side that the data do not bound. */
  readonly ci_low: number
  readonly ci_high: number
  /** The feature's interquartile range, in its own unit: one usual day against another. */
  readonly range: number
}

/**
 * The slope of Theil and Sen of y on x times the interquartile range of x, with Sen's (1968) interval,
 * ties in x corrected. `inflation` is n / n_eff where pairs are not independent: it widens the interval.
 * Null when half of the feature's values are the same.
 */
export const slopePerRange = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  inflation = 1,
): PracticalSize | null => {
  const range = quantile(x, 0.75) - quantile(x, 0.25)
  if (!(range > 0)) return null
  const slopes = pairwiseSlopes(x, y)
  const slope = medianInPlace(slopes)
  const half = Z_975 * Math.sqrt(kendallScore(x).variance * inflation)
  const { ci_low, ci_high } = senInterval(slopes, half)
  return { slope: slope * range, ci_low: ci_low * range, ci_high: ci_high * range, range }
}
