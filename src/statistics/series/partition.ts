import { mean } from "#statistics/sample/descriptive"

/** The cost of one level for the values from `from` to before `to`. */
export type SegmentCost = (from: number, to: number) => number

/** Sums of squared deviations from the mean of a segment, in units of `variance`, in constant time. */
export const squaredCost = (values: ArrayLike<number>, variance: number): SegmentCost => {
  const sums = new Float64Array(values.length + 1)
  const squares = new Float64Array(values.length + 1)
  // Sums of squares of values far from zero would lose their digits.
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
 * The breaks (positions where a new segment begins) with the smallest total cost plus `penalty` per
 * break, no segment shorter than `shortest`: exact optimal partitioning (Jackson et al. 2005), the
 * result PELT (Killick, Fearnhead and Eckley 2012) gives too.
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
