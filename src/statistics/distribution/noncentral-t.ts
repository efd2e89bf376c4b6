import { incompleteBeta } from "#statistics/distribution/beta"
import { logGamma } from "#statistics/distribution/gamma"
import { normalTail } from "#statistics/distribution/normal"

const MAX_TERMS = 10_000
const NOTHING = 1e-16

/**
 * P(T > t) of the noncentral t with `df` degrees of freedom around `shift`, t and shift positive, by
 * Lenth's (1989) series, Algorithm AS 243: Φ(-shift) and Poisson-weighted incomplete beta functions of
 * t² / (t² + df).
 */
export const noncentralTTail = (t: number, df: number, shift: number): number => {
  const square = t * t
  const x = square / (square + df)
  const y = df / (square + df)
  const half = (shift * shift) / 2
  let below = normalTail(shift)
  for (let j = 0; j < MAX_TERMS; j++) {
    const log = j * Math.log(half) - half
    const even = Math.exp(log - logGamma(j + 1))
    const odd = (Math.exp(log - logGamma(j + 1.5)) * shift) / Math.SQRT2
    const term =
      (even * incompleteBeta(j + 0.5, df / 2, x, y) + odd * incompleteBeta(j + 1, df / 2, x, y)) / 2
    below += term
    if (j > half && term < NOTHING) break
  }
  return 1 - below
}
