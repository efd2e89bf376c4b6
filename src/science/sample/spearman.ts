import { Z_975 } from "#science/distribution/normal"
import { tTwoSided } from "#science/distribution/student"
import { mean } from "#science/sample/descriptive"
import { midRanks } from "#science/sample/ranks"

export interface Association {
  /** Spearman's rank correlation, -1 to 1. */
  readonly rho: number
  readonly p_value: number
  /** The 95 % interval. */
  readonly ci_low: number
  readonly ci_high: number
  readonly n: number
}

const FEWEST = 4

/**
 * Spearman's rank correlation of pairs: Pearson's r of the mid-ranks; p from
 * t = rho √((n - 2) / (1 - rho²)) with n - 2 degrees of freedom; interval by Bonett and Wright (2000),
 * tanh(atanh rho ± 1.96 √((1 + rho²/2) / (n - 3))). Null below four pairs or when a side never varies.
 */
export const spearman = (
  x: ReadonlyArray<number>,
  y: ReadonlyArray<number>,
): Association | null => {
  const n = x.length
  if (n < FEWEST) return null
  const rho = pearson(midRanks(x), midRanks(y))
  if (Number.isNaN(rho)) return null
  const t = rho * Math.sqrt((n - 2) / (1 - rho * rho))
  const centre = Math.atanh(rho)
  const half = Z_975 * Math.sqrt((1 + (rho * rho) / 2) / (n - 3))
  return {
    rho,
    p_value: tTwoSided(t, n - 2),
    ci_low: Math.tanh(centre - half),
    ci_high: Math.tanh(centre + half),
    n,
  }
}

const pearson = (x: ReadonlyArray<number>, y: ReadonlyArray<number>): number => {
  const centreX = mean(x)
  const centreY = mean(y)
  let xy = 0
  let xx = 0
  let yy = 0
  x.forEach((value, at) => {
    const a = value - centreX
    const b = y[at]! - centreY
    xy += a * b
    xx += a * a
    yy += b * b
  })
  if (xx === 0 || yy === 0) return Number.NaN
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}
