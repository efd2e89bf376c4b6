import { normalTwoSided } from "#science/distribution/normal"

export interface MannKendall {
  /** Rises minus falls over all pairs of days. */
  readonly s: number
  /** The variance of `s` without a trend, corrected for ties. */
  readonly variance: number
  readonly z: number
  readonly p_value: number
}

/**
 * The Mann-Kendall test for a monotone trend in values in order of time: S = Σ sign(y_j - y_i),
 * var S = (n(n-1)(2n+5) - Σ t(t-1)(2t+5)) / 18 over ties t, z = (S - sign S) / √var S.
 */
export const mannKendall = (values: ReadonlyArray<number>): MannKendall => {
  const n = values.length
  const y = Float64Array.from(values)
  let s = 0
  for (let i = 0; i < n; i++) {
    const value = y[i]!
    for (let j = i + 1; j < n; j++) {
      const other = y[j]!
      if (other > value) s++
      else if (other < value) s--
    }
  }
  const variance = (cubic(n) - tieSizes(y).reduce((total, t) => total + cubic(t), 0)) / 18
  const z = variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance)
  return { s, variance, z, p_value: normalTwoSided(z) }
}

const cubic = (n: number) => n * (n - 1) * (2 * n + 5)

const tieSizes = (values: Float64Array): ReadonlyArray<number> => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
}
