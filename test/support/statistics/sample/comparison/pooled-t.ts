import { tTwoSided } from "#statistics/distribution/student"
import { cohensD } from "#statistics/sample/effect-size"

export interface PooledT {
  readonly t: number
  readonly df: number
  readonly p_value: number
  /** The difference b - a in pooled standard deviations. */
  readonly cohens_d: number
}

/**
 * Student's test of two means with the same variance: t = d √(n m / (n + m)) with n + m - 2 degrees of
 * freedom, d Cohen's (1988). Null below three values or when neither side varies.
 */
export const pooledT = (a: ArrayLike<number>, b: ArrayLike<number>): PooledT | null => {
  const df = a.length + b.length - 2
  const cohens_d = cohensD(a, b)
  if (!(df > 0) || !Number.isFinite(cohens_d)) return null
  const t = cohens_d * Math.sqrt((a.length * b.length) / (a.length + b.length))
  return { t, df, p_value: tTwoSided(t, df), cohens_d }
}
