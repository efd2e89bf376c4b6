import { upperGamma } from "#statistics/distribution/gamma"
import { tailReaches } from "#statistics/distribution/root"

/** The 97.5 % quantile of the standard normal: the half width of a 95 % interval in standard errors. */
export const Z_975 = 1.959963984540054

/** P(Z > z) of the standard normal, precise far into the tail: Q(1/2, z²/2) / 2. */
export const normalTail = (z: number): number => {
  if (Number.isNaN(z)) return Number.NaN
  const half = upperGamma(0.5, (z * z) / 2) / 2
  return z >= 0 ? half : 1 - half
}

/** The two-sided p value of a standard normal. */
export const normalTwoSided = (z: number): number => 2 * normalTail(Math.abs(z))

/** The quantile of the standard normal: P(Z ≤ result) = p, 0 < p < 1. */
export const normalQuantile = (p: number): number => {
  if (p === 0.5) return 0
  return p < 0.5 ? -tailReaches(normalTail, p) : tailReaches(normalTail, 1 - p)
}
