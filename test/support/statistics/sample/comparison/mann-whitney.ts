import { normalTail } from "#statistics/distribution/normal"
import { pairwiseDifferences } from "#statistics/sample/hodges-lehmann"
import { midRanks, tieSizes } from "#statistics/sample/ranks"

export interface MannWhitney {
  /** How often a value of b exceeds one of a, equal ones counting half. */
  readonly u: number
  /** U over all pairs: the chance that a value of b is the larger one. */
  readonly superiority: number
  readonly p_value: number
}

const cubic = (t: number) => t ** 3 - t

/**
 * Mann and Whitney's (1947) test of two independent samples by the normal limit of U: variance
 * nm/12 (N + 1 - Σ (t³ - t) / (N (N - 1))) over ties of t values, corrected for continuity.
 */
export const mannWhitney = (a: ArrayLike<number>, b: ArrayLike<number>): MannWhitney => {
  const all = Float64Array.from([...Array.from(a), ...Array.from(b)])
  const n = all.length
  const pairs = a.length * b.length
  const u = uOf(a, b)
  const tied = tieSizes(all).reduce((total, t) => total + cubic(t), 0)
  const variance = (pairs / 12) * (n + 1 - tied / (n * (n - 1)))
  const z = (Math.abs(u - pairs / 2) - 0.5) / Math.sqrt(variance)
  return { u, superiority: u / pairs, p_value: Math.min(1, 2 * normalTail(z)) }
}

const uOf = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const ranks = midRanks([...Array.from(a), ...Array.from(b)])
  const sum = ranks.subarray(a.length).reduce((total, rank) => total + rank, 0)
  return sum - (b.length * (b.length + 1)) / 2
}

export interface ExactMannWhitney {
  readonly u: number
  /** The chance of a U at least as large. */
  readonly p_greater: number
  readonly p_value: number
  /** The 95 % interval of the shift b - a that belongs to the exact test. */
  readonly ci_low: number
  readonly ci_high: number
}

/**
 * The same of two small samples without ties, over all orders (Mann and Whitney 1947). The interval of
 * the shift is that of the differences b - a whose rank from either end is the 2.5 % quantile of U,
 * counted from 1 (Hollander and Wolfe 1973).
 */
export const exactMannWhitney = (a: ArrayLike<number>, b: ArrayLike<number>): ExactMannWhitney => {
  const chances = chancesOfU(a.length, b.length)
  const add = (total: number, chance: number) => total + chance
  const u = uOf(a, b)
  const p_greater = chances.slice(u).reduce(add, 0)
  const p_less = chances.slice(0, u + 1).reduce(add, 0)
  let below = chances[0]!
  let rank = 0
  while (below < 0.025) below += chances[++rank]!
  const differences = pairwiseDifferences(a, b).sort()
  const at = Math.max(rank, 1) - 1
  return {
    u,
    p_greater,
    p_value: Math.min(1, 2 * Math.min(p_greater, p_less)),
    ci_low: differences[at]!,
    ci_high: differences[differences.length - 1 - at]!,
  }
}

/** The chance of each U of n and m values in random order. */
const chancesOfU = (n: number, m: number): Float64Array => {
  // The U of k values of b among those of a and b so far; each next one exceeds all of a so far, or is of a.
  let rows = Array.from({ length: m + 1 }, (_, k) => (k === 0 ? [1] : []))
  for (let at = 1; at <= n + m; at++)
    rows = rows.map((row, k) => {
      const exceeded = at - k
      const next = row.slice()
      if (k > 0 && exceeded >= 0)
        rows[k - 1]!.forEach((ways, u) => {
          next[u + exceeded] = (next[u + exceeded] ?? 0) + ways
        })
      return next
    })
  const ways = Float64Array.from({ length: n * m + 1 }, (_, u) => rows[m]![u] ?? 0)
  const all = ways.reduce((total, way) => total + way, 0)
  return ways.map((way) => way / all)
}
