import type { Ordered } from "#statistics/scan/ordered"
import type { RankPairs } from "#statistics/series/association"
import { MIN_NEIGHBOURS } from "#statistics/series/autocorrelation"

/**
 * Buffers for the ranks of one pair of series, reused for the next. Ranks are doubled, so that
 * mid-ranks are integers and their sums exact.
 */
export interface RankBuffers {
  readonly x: Float64Array
  readonly y: Float64Array
}

export const rankBuffers = (days: number): RankBuffers => ({
  x: new Float64Array(days),
  y: new Float64Array(days),
})

/**
 * The doubled mid-ranks of one series among the days that the other has too, from its sorted days,
 * without sorting again. On a day that the other lacks the entry is meaningless.
 */
const rankInto = ({ values, order, tied }: Ordered, other: Uint8Array, ranks: Float64Array) => {
  let count = 0
  if (!tied) {
    for (let at = 0; at < order.length; at++) {
      const day = order[at]!
      count += other[day]!
      ranks[day] = 2 * count
    }
    return count
  }
  for (let at = 0; at < order.length; ) {
    const value = values[order[at]!]!
    let end = at
    let equal = 0
    for (; end < order.length && values[order[end]!] === value; end++) equal += other[order[end]!]!
    for (; at < end; at++) ranks[order[at]!] = 2 * count + equal + 1
    count += equal
  }
  return count
}

/**
 * Ranks two series among their common days in linear time. Equals `midRanks`, `pearson` and `acf1`
 * up to rounding.
 */
export const rankPairs = (one: Ordered, other: Ordered, { x, y }: RankBuffers): RankPairs => {
  const n = rankInto(one, other.present, x)
  rankInto(other, one.present, y)
  const mean = n + 1
  let xx = 0
  let yy = 0
  let xy = 0
  let neighbours = 0
  let xLagged = 0
  let yLagged = 0
  let before = 0
  let xBefore = 0
  let yBefore = 0
  for (let day = 0; day < x.length; day++) {
    const common = one.present[day]! & other.present[day]!
    const dx = common * (x[day]! - mean)
    const dy = common * (y[day]! - mean)
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
    neighbours += common & before
    xLagged += dx * xBefore
    yLagged += dy * yBefore
    before = common
    xBefore = dx
    yBefore = dy
  }
  const isGuess = neighbours < MIN_NEIGHBOURS
  return {
    n,
    rho: xy / Math.sqrt(xx * yy),
    acfX: isGuess ? 0 : (xLagged / neighbours) * (n / xx),
    acfY: isGuess ? 0 : (yLagged / neighbours) * (n / yy),
  }
}
