import { Z_975 } from "#statistics/distribution/normal"
import { quantile } from "#statistics/sample/descriptive"
import { kendallScore } from "#statistics/sample/mann-kendall"
import { medianInPlace } from "#statistics/sample/order-statistic"
import { pairwiseSlopes, senInterval } from "#statistics/sample/theil-sen"

/** The change of a target that goes with a typical difference of a feature, in units of the target. */
export interface PracticalSize {
  /** The target's change over `range` of the feature. */
  readonly slope: number
  /** The 95 % interval of that change; infinite on a side that the data do not bound. */
  readonly ci_low: number
  readonly ci_high: number
  /** The interquartile range of the feature, in its own unit. */
  readonly range: number
}

/**
 * The slope of Theil and Sen of y on x times the interquartile range of x, with the interval of Sen
 * (1968), corrected for ties in x. `inflation` is n / n_eff and widens the interval. Null when half
 * of the values of the feature are equal.
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
