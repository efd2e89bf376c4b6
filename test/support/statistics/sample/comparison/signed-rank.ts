import { normalTail } from "#statistics/distribution/normal"
import { midRanks, tieSizes } from "#statistics/sample/ranks"

export interface SignedRank {
  /** The ranks of positive differences, and those of negative ones, by size. */
  readonly v: number
  readonly v_negative: number
  readonly p_value: number
}

/** Differences b - a that are not 0, as ranks of their sizes with their signs. */
const signedRanks = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  const differences = Float64Array.from(a, (value, at) => b[at]! - value).filter(
    (difference) => difference !== 0,
  )
  const sizes = differences.map(Math.abs)
  const ranks = midRanks(sizes)
  const sumOf = (sign: number) =>
    ranks.reduce((sum, rank, at) => (Math.sign(differences[at]!) === sign ? sum + rank : sum), 0)
  return { n: ranks.length, v: sumOf(1), v_negative: sumOf(-1), ties: tieSizes(sizes) }
}

/**
 * Wilcoxon's (1945) signed-rank test of paired differences b - a by the normal limit of V: variance
 * n(n + 1)(2n + 1)/24 - Σ (t³ - t)/48 over ties of t sizes, corrected for continuity.
 */
export const signedRank = (a: ArrayLike<number>, b: ArrayLike<number>): SignedRank => {
  const { n, v, v_negative, ties } = signedRanks(a, b)
  const variance =
    (n * (n + 1) * (2 * n + 1)) / 24 - ties.reduce((sum, t) => sum + (t ** 3 - t) / 48, 0)
  const z = (Math.abs(v - (n * (n + 1)) / 4) - 0.5) / Math.sqrt(variance)
  return { v, v_negative, p_value: Math.min(1, 2 * normalTail(z)) }
}

/** V, and the chance of at least as large a one, of a few differences without ties, over all signs. */
export const exactSignedRank = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  const { n, v } = signedRanks(a, b)
  const chances = new Float64Array((n * (n + 1)) / 2 + 1)
  chances[0] = 1
  for (let rank = 1; rank <= n; rank++)
    for (let sum = chances.length - 1; sum >= 0; sum--)
      chances[sum] = (chances[sum]! + (chances[sum - rank] ?? 0)) / 2
  return { v, p_greater: chances.slice(v).reduce((total, chance) => total + chance, 0) }
}
