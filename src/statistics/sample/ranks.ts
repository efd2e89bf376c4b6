/**
 * The ranks from 1 of each value; equal values share the mean of their ranks (mid-ranks). NaN has no
 * rank and stays NaN.
 */
export const midRanks = (values: ArrayLike<number>): Float64Array => {
  const sorted = Float64Array.from(values).sort()
  const shared = new Float64Array(sorted.length).fill(Number.NaN)
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1
    while (end < sorted.length && sorted[end] === sorted[start]) end++
    shared[start] = (start + 1 + end) / 2
    start = end
  }
  const ranks = new Float64Array(sorted.length)
  for (let at = 0; at < ranks.length; at++) {
    const value = values[at]!
    ranks[at] = Number.isNaN(value) ? Number.NaN : shared[firstNotBelow(sorted, value)]!
  }
  return ranks
}

/** The first position of a value among sorted ones, NaN at their end. */
const firstNotBelow = (sorted: Float64Array, value: number): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The sizes of groups of tied values, without single values. */
export const tieSizes = (values: ArrayLike<number>): ReadonlyArray<number> => {
  const sorted = Float64Array.from(values).sort()
  const sizes: Array<number> = []
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1
    while (end < sorted.length && sorted[end] === sorted[start]) end++
    if (end - start > 1) sizes.push(end - start)
    start = end
  }
  return sizes
}
