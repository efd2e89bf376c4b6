import { normalTwoSided } from "#statistics/distribution/normal"
import { tieSizes } from "#statistics/sample/ranks"

/** Kendall's score of values in order of time. */
export interface Score {
  /** Rises minus falls over all pairs of days. */
  readonly s: number
  /** The variance of `s` without a trend, corrected for ties. */
  readonly variance: number
}

export interface MannKendall extends Score {
  readonly z: number
  readonly p_value: number
}

/**
 * S = Σ sign(y_j - y_i) over all pairs i < j, and its variance where values are independent:
 * (n(n-1)(2n+5) - Σ t(t-1)(2t+5)) / 18 over ties of t values.
 */
export const kendallScore = (values: ArrayLike<number>): Score => {
  const n = values.length
  let s = 0
  for (let i = 0; i < n; i++) {
    const value = values[i]!
    for (let j = i + 1; j < n; j++) {
      const other = values[j]!
      if (other > value) s++
      else if (other < value) s--
    }
  }
  const tied = tieSizes(values).reduce((total, t) => total + cubic(t), 0)
  return { s, variance: (cubic(n) - tied) / 18 }
}

/** The standardised score with continuity correction: (S - sign S) / √variance; 0 for 0. */
export const standardScore = (s: number, variance: number): number =>
  variance === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance)

/** The Mann-Kendall test for a monotone trend in independent values in order of time. */
export const mannKendall = (values: ArrayLike<number>): MannKendall => {
  const score = kendallScore(values)
  const z = standardScore(score.s, score.variance)
  return { ...score, z, p_value: normalTwoSided(z) }
}

const cubic = (n: number) => n * (n - 1) * (2 * n + 5)
