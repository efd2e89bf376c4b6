import { upperGamma } from "#statistics/distribution/gamma"
import { tailReaches } from "#statistics/distribution/root"

/** P(X > x) of chi-square with `df` degrees of freedom: Q(df/2, x/2). */
export const chiSquareTail = (x: number, df: number): number => upperGamma(df / 2, x / 2)

/** The quantile of chi-square: P(X ≤ result) = p, 0 < p < 1. */
export const chiSquareQuantile = (p: number, df: number): number =>
  tailReaches((x) => chiSquareTail(x, df), 1 - p)
