import { Z_975 } from "#statistics/distribution/normal"
import { tTwoSided } from "#statistics/distribution/student"
import { pearson } from "#statistics/sample/pearson"
import { midRanks } from "#statistics/sample/ranks"

export interface Correlation {
  /** Spearman's rank correlation, -1 to 1. */
  readonly rho: number
  readonly p_value: number
  /** The 95 % interval. */
  readonly ci_low: number
  readonly ci_high: number
  readonly n: number
}

const MIN_PAIRS = 4

/** Student's t of a correlation with `df` degrees of freedom. */
export const tOfCorrelation = (r: number, df: number): number => r * Math.sqrt(df / (1 - r * r))

/**
 * The 95 % interval of a rank correlation by Bonett and Wright (2000) from `n` independent pairs:
 * tanh(atanh rho ± 1.96 √((1 + rho²/2) / (n - 3))).
 */
export const spearmanInterval = (rho: number, n: number) => {
  const centre = Math.atanh(rho)
  const half = Z_975 * Math.sqrt((1 + (rho * rho) / 2) / (n - 3))
  return { ci_low: Math.tanh(centre - half), ci_high: Math.tanh(centre + half) }
}

/**
 * Spearman's rank correlation of independent pairs: Pearson's r of the mid-ranks; p from
 * t = rho √((n - 2) / (1 - rho²)) with n - 2 degrees of freedom; interval by Bonett and Wright.
 * Null below four pairs or when a side never varies.
 */
export const spearman = (x: ArrayLike<number>, y: ArrayLike<number>): Correlation | null => {
  const n = x.length
  if (n < MIN_PAIRS) return null
  const rho = pearson(midRanks(x), midRanks(y))
  if (Number.isNaN(rho)) return null
  const p_value = tTwoSided(tOfCorrelation(rho, n - 2), n - 2)
  return { rho, p_value, ...spearmanInterval(rho, n), n }
}
