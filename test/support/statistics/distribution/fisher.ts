import { incompleteBeta } from "#statistics/distribution/beta"
import { tailReaches } from "#statistics/distribution/root"

/**
 * P(F > f) of Fisher's F with `df1` and `df2` degrees of freedom: I_x(df2/2, df1/2) with
 * x = df2 / (df2 + df1 f).
 */
export const fTail = (f: number, df1: number, df2: number): number => {
  if (f <= 0) return 1
  const total = df2 + df1 * f
  return incompleteBeta(df2 / 2, df1 / 2, df2 / total, (df1 * f) / total)
}

/** The quantile of Fisher's F: P(F ≤ result) = p, 0 < p < 1. */
export const fQuantile = (p: number, df1: number, df2: number): number =>
  tailReaches((f) => fTail(f, df1, df2), 1 - p)
