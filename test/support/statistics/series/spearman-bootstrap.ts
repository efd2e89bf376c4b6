import { mulberry32 } from "#statistics/random"
import { drawBlocks, type Resampling } from "#test/statistics/series/bootstrap"

/**
 * Spearman's rho of pairs drawn anew by moving blocks, of every replicate. Values never have to be
 * sorted again: a draw only says how often each pair is in it, and mid-ranks of repeated values follow
 * from walking the two orders of the original pairs. 0 for a draw in which a side does not vary.
 */
export const spearmanBootstrap = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  { replicates, block, seed }: Resampling,
): Float64Array => {
  const n = x.length
  const random = mulberry32(seed)
  const alongX = orderOf(x)
  const alongY = orderOf(y)
  const steps = new Int32Array(n + 1)
  const counts = new Int32Array(n)
  const weights = new Float64Array(n)
  return new Float64Array(replicates).map(() => {
    steps.fill(0)
    drawBlocks(n, block, random).forEach((start, at) => {
      steps[start]!++
      steps[start + Math.min(block, n - at * block)]!--
    })
    let open = 0
    for (let at = 0; at < n; at++) {
      open += steps[at]!
      counts[at] = open
    }
    const xx = weighByRank(alongX, counts, weights)
    const { xy, yy } = productsWith(alongY, counts, weights)
    return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy)
  })
}

/** The positions of values in ascending order, and where among them each run of equal ones ends. */
interface Order {
  readonly positions: Int32Array
  readonly ends: Int32Array
}

const orderOf = (values: ArrayLike<number>): Order => {
  const positions = Int32Array.from(values, (_, at) => at).sort(
    (a, b) => values[a]! - values[b]! || a - b,
  )
  const ends: Array<number> = []
  for (let at = 1; at <= positions.length; at++)
    if (at === positions.length || values[positions[at]!] !== values[positions[at - 1]!])
      ends.push(at)
  return { positions, ends: Int32Array.from(ends) }
}

/**
 * Gives each position how often it is drawn times its mid-rank, counted from the mean rank; returns
 * the sum of squared mid-ranks.
 */
const weighByRank = (
  { positions, ends }: Order,
  counts: Int32Array,
  weights: Float64Array,
): number => {
  const centre = (positions.length + 1) / 2
  let squares = 0
  let below = 0
  let start = 0
  for (let run = 0; run < ends.length; run++) {
    const end = ends[run]!
    let size = 0
    for (let at = start; at < end; at++) size += counts[positions[at]!]!
    const rank = below + (size + 1) / 2 - centre
    for (let at = start; at < end; at++) weights[positions[at]!] = counts[positions[at]!]! * rank
    squares += size * rank * rank
    below += size
    start = end
  }
  return squares
}

/** The sums of products of the mid-ranks along another order with those weights, and of their squares. */
const productsWith = ({ positions, ends }: Order, counts: Int32Array, weights: Float64Array) => {
  const centre = (positions.length + 1) / 2
  let xy = 0
  let yy = 0
  let below = 0
  let start = 0
  for (let run = 0; run < ends.length; run++) {
    const end = ends[run]!
    let size = 0
    let weight = 0
    for (let at = start; at < end; at++) {
      size += counts[positions[at]!]!
      weight += weights[positions[at]!]!
    }
    const rank = below + (size + 1) / 2 - centre
    xy += rank * weight
    yy += size * rank * rank
    below += size
    start = end
  }
  return { xy, yy }
}
