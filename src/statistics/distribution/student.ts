import { incompleteBeta } from "#statistics/distribution/beta"
import { tailReaches } from "#statistics/distribution/root"

/**
 * P(T > t) of Student's t with `df` degrees of freedom: I_{df/(df+t²)}(df/2, 1/2) / 2, computed
 * directly and never as 1 - P, so that small tails keep their digits.
 */
export const tTail = (t: number, df: number): number => {
  if (Number.isNaN(t)) return Number.NaN
  if (!Number.isFinite(t)) return t > 0 ? 0 : 1
  const square = t * t
  const half = incompleteBeta(df / 2, 0.5, df / (df + square), square / (df + square)) / 2
  return t >= 0 ? half : 1 - half
}

/** The two-sided p value of Student's t. */
export const tTwoSided = (t: number, df: number): number => 2 * tTail(Math.abs(t), df)

/** The quantile of Student's t: P(T ≤ result) = p, 0 < p < 1. */
export const tQuantile = (p: number, df: number): number => {
  if (p === 0.5) return 0
  const tail = (t: number) => tTail(t, df)
  return p < 0.5 ? -tailReaches(tail, p) : tailReaches(tail, 1 - p)
}
