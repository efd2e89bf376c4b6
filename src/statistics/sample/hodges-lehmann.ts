import { Z_975 } from "#statistics/distribution/normal"
import { medianInPlace, orderStatistic } from "#statistics/sample/order-statistic"

export interface Shift {
  /** The median of all pairwise differences b - a. */
  readonly shift: number
  /** The 95 % interval of the shift. */
  readonly ci_low: number
  readonly ci_high: number
}

/** Every value of b minus every value of a. */
export const pairwiseDifferences = (a: ArrayLike<number>, b: ArrayLike<number>): Float64Array => {
  const differences = new Float64Array(a.length * b.length)
  let at = 0
  for (let j = 0; j < b.length; j++)
    for (let i = 0; i < a.length; i++) differences[at++] = b[j]! - a[i]!
  return differences
}

/**
 * Hodges and Lehmann's (1963) shift of two samples of independent values, with the interval that
 * belongs to Mann and Whitney's test (Moses 1965): the order statistics ⌊C⌋ from either end, counted
 * from 1, C = nm/2 - 1.96 √(nm (n + m + 1) / 12). Null of an empty sample.
 */
export const hodgesLehmann = (a: ArrayLike<number>, b: ArrayLike<number>): Shift | null => {
  const differences = pairwiseDifferences(a, b)
  const count = differences.length
  if (count === 0) return null
  const half = Z_975 * Math.sqrt((count * (a.length + b.length + 1)) / 12)
  const rank = Math.max(0, Math.floor(count / 2 - half) - 1)
  return {
    shift: medianInPlace(differences),
    ci_low: orderStatistic(differences, rank),
    ci_high: orderStatistic(differences, count - 1 - rank),
  }
}
