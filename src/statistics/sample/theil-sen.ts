import { Z_975 } from "#statistics/distribution/normal"
import { median } from "#statistics/sample/descriptive"
import { medianInPlace, orderStatistic } from "#statistics/sample/order-statistic"

export interface Slope {
  /** The median slope over all pairs, in units of y per unit of x. */
  readonly slope: number
  /** The 95 % interval of the slope; infinite on a side that the pairs do not bound. */
  readonly ci_low: number
  readonly ci_high: number
}

/**
 * The slope of every pair of points with different x, (y_j - y_i) / (x_j - x_i); gaps keep their
 * true distance.
 */
export const pairwiseSlopes = (x: ArrayLike<number>, y: ArrayLike<number>): Float64Array => {
  const n = x.length
  const slopes = new Float64Array((n * (n - 1)) / 2)
  let count = 0
  for (let i = 0; i < n; i++) {
    const x0 = x[i]!
    const y0 = y[i]!
    for (let j = i + 1; j < n; j++) {
      const run = x[j]! - x0
      if (run !== 0) slopes[count++] = (y[j]! - y0) / run
    }
  }
  return slopes.subarray(0, count)
}

/** The intercept for a slope: median y minus the slope times median x (Conover 1980). */
export const senIntercept = (x: ArrayLike<number>, y: ArrayLike<number>, slope: number): number =>
  median(y) - slope * median(x)

/**
 * Sen's (1968) interval of N pairwise slopes for a half width of `half` in Kendall's S: the order
 * statistics ⌊(N - half)/2⌋ and ⌈(N + half)/2⌉ + 1, counted from 1. Reorders `slopes`.
 */
export const senInterval = (slopes: Float64Array, half: number) => {
  const low = Math.floor((slopes.length - half) / 2) - 1
  const high = Math.ceil((slopes.length + half) / 2)
  return {
    ci_low: low < 0 ? Number.NEGATIVE_INFINITY : orderStatistic(slopes, low),
    ci_high: high >= slopes.length ? Number.POSITIVE_INFINITY : orderStatistic(slopes, high),
  }
}

/**
 * Theil and Sen's slope of independent points: the median of all pairwise slopes, with Sen's interval
 * for 1.96 √var S, where `variance` is that of Mann and Kendall's S. Null without two different x.
 */
export const theilSen = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  variance: number,
): Slope | null => {
  const slopes = pairwiseSlopes(x, y)
  if (slopes.length === 0) return null
  const slope = medianInPlace(slopes)
  return { slope, ...senInterval(slopes, Z_975 * Math.sqrt(variance)) }
}
