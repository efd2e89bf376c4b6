import { mean, squares } from "#statistics/sample/descriptive"

/** Cohen's (1988) d: the mean of b minus that of a in pooled standard deviations. */
export const cohensD = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const pooled = Math.sqrt((squares(a) + squares(b)) / (a.length + b.length - 2))
  return (mean(b) - mean(a)) / pooled
}

/** Hedges' g: Cohen's d times 1 - 3 / (4 (n - 2) - 1), which removes its small-sample bias (Hedges 1981). */
export const hedgesG = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  cohensD(a, b) * (1 - 3 / (4 * (a.length + b.length - 2) - 1))

/** Cliff's (1993) delta: how often a value of b exceeds one of a, minus how often it is smaller. */
export const cliffsDelta = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const sorted = Float64Array.from(a).sort()
  let below = 0
  let upTo = 0
  let more = 0
  // For sorted b both counts of a only ever grow.
  for (const value of Float64Array.from(b).sort()) {
    while (below < sorted.length && sorted[below]! < value) below++
    while (upTo < sorted.length && sorted[upTo]! <= value) upTo++
    more += below - (sorted.length - upTo)
  }
  return more / (a.length * b.length)
}
