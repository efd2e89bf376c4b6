export interface KolmogorovSmirnov {
  /** The largest distance between the two empirical distribution functions. */
  readonly d: number
  readonly p_value: number
}

/**
 * The two-sample test of Kolmogorov and Smirnov, exact where no values are equal: the share of all
 * lattice paths from corner to corner that come as far from the diagonal as the samples do (Hodges
 * 1958).
 */
export const kolmogorovSmirnov = (
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): KolmogorovSmirnov => {
  const n = a.length
  const m = b.length
  const distance = largestDistance(a, b)
  // The chance that a random path to (i, j) has come that far; its last step came from either side.
  const chance = new Float64Array(m + 1)
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= m; j++) {
      const from = (i > 0 ? chance[j]! * i : 0) + (j > 0 ? chance[j - 1]! * j : 0)
      if (Math.abs(i * m - j * n) >= distance) chance[j] = 1
      else chance[j] = i + j === 0 ? 0 : from / (i + j)
    }
  return { d: distance / (n * m), p_value: chance[m]! }
}

/** The largest distance of the distribution functions, n m times. */
const largestDistance = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const x = Float64Array.from(a).sort()
  const y = Float64Array.from(b).sort()
  let i = 0
  let j = 0
  let most = 0
  while (i < x.length && j < y.length) {
    const value = Math.min(x[i]!, y[j]!)
    while (i < x.length && x[i] === value) i++
    while (j < y.length && y[j] === value) j++
    most = Math.max(most, Math.abs(i * y.length - j * x.length))
  }
  return most
}
