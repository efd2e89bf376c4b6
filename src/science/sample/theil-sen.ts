import { Z_975 } from "#science/distribution/normal"
import { orderStatistic } from "#science/sample/order-statistic"

export interface Slope {
  /** The median slope over all pairs, in units of y per unit of x. */
  readonly slope: number
  /** The 95 % interval of the slope. */
  readonly ci_low: number
  readonly ci_high: number
}

/**
 * Theil and Sen's slope: the median of (y_j - y_i) / (x_j - x_i) over all pairs, so that gaps count
 * with their true distance. `x` ascends strictly. The interval is Sen's (1968): with
 * C = 1.96 √var S of Mann and Kendall, the order statistics ⌊(N - C)/2⌋ and ⌈(N + C)/2⌉ + 1 of the
 * N slopes. Null below two points.
 */
export const theilSen = (
  x: ReadonlyArray<number>,
  y: ReadonlyArray<number>,
  variance: number,
): Slope | null => {
  const slopes = pairwiseSlopes(x, y)
  const count = slopes.length
  if (count === 0) return null
  const half = Z_975 * Math.sqrt(variance)
  const at = (rank: number) => orderStatistic(slopes, Math.max(0, Math.min(count - 1, rank)))
  const upper = at(Math.floor(count / 2))
  return {
    slope: count % 2 === 1 ? upper : (at(count / 2 - 1) + upper) / 2,
    ci_low: at(Math.floor((count - half) / 2) - 1),
    ci_high: at(Math.ceil((count + half) / 2)),
  }
}

const pairwiseSlopes = (x: ReadonlyArray<number>, y: ReadonlyArray<number>): Float64Array => {
  const n = x.length
  const slopes = new Float64Array((n * (n - 1)) / 2)
  let at = 0
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) slopes[at++] = (y[j]! - y[i]!) / (x[j]! - x[i]!)
  return slopes
}
