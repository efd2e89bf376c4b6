import { midRanks, tieSizes } from "#statistics/sample/ranks"
import { chiSquareTail } from "#test/statistics/distribution/chi-square"

/**
 * Kruskal and Wallis' (1952) test that no independent group tends to larger values:
 * H = (12 / (N (N + 1)) Σ R²/n - 3 (N + 1)) / (1 - Σ (t³ - t) / (N³ - N)), chi-square with k - 1 degrees
 * of freedom; R rank sums, t sizes of ties.
 */
export const kruskalWallis = (groups: ReadonlyArray<ArrayLike<number>>) => {
  const all = groups.flatMap((group) => Array.from(group))
  const n = all.length
  const ranks = midRanks(all)
  let start = 0
  let total = 0
  for (const { length } of groups) {
    const sum = ranks.subarray(start, start + length).reduce((part, rank) => part + rank, 0)
    total += sum ** 2 / length
    start += length
  }
  const tied = tieSizes(all).reduce((part, t) => part + t ** 3 - t, 0)
  const h = ((12 / (n * (n + 1))) * total - 3 * (n + 1)) / (1 - tied / (n ** 3 - n))
  return { h, p_value: chiSquareTail(h, groups.length - 1) }
}
