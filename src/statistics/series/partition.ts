import { mean } from "#statistics/sample/descriptive"

/** What it costs to let one level stand for the values from `from` to before `to`. */
export type SegmentCost = (from: number, to: number) => number

/** Sums of squared deviations from the mean of a segment, in units of `variance`, in constant time. */
export const squaredCost = (values: ArrayLike<number>, variance: number): SegmentCost => {
  const sums = new Float64Array(values.length + 1)
  const squares = new Float64Array(values.length + 1)
  // Around the mean: sums of squares of what is far from zero lose their digits.
  const origin = mean(values)
  for (let at = 0; at < values.length; at++) {
    const value = values[at]! - origin
    sums[at + 1] = sums[at]! + value
    squares[at + 1] = squares[at]! + value * value
  }
  return (from, to) => {
    const total = sums[to]! - sums[from]!
    return (squares[to]! - squares[from]! - (total * total) / (to - from)) / variance
  }
}

/**
 * The breaks (positions where a new segment begins) that cost least, each break `penalty` more and
 * no segment shorter than `shortest`: optimal partitioning, exact (Jackson et al. 2005), which is what
 * PELT (Killick, Fearnhead and Eckley 2012) arrives at too.
 */
export const optimalPartition = (
  n: number,
  cost: SegmentCost,
  penalty: number,
  shortest: number,
): { readonly breaks: ReadonlyArray<number>; readonly cost: number } => {
  const best = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(n + 1)
  best[0] = -penalty
  for (let to = shortest; to <= n; to++)
    for (let from = 0; from <= to - shortest; from++) {
      const total = best[from]! + cost(from, to) + penalty
      if (total < best[to]!) {
        best[to] = total
        previous[to] = from
      }
    }
  const breaks: Array<number> = []
  for (let at = previous[n]!; at > 0; at = previous[at]!) breaks.unshift(at)
  return { breaks, cost: best[n]! }
}
