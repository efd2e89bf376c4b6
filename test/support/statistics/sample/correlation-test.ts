import { Z_975 } from "#statistics/distribution/normal"
import { tTwoSided } from "#statistics/distribution/student"
import { pearson } from "#statistics/sample/pearson"
import { midRanks } from "#statistics/sample/ranks"
import { tOfCorrelation } from "#statistics/sample/spearman"

export interface PearsonTest {
  readonly r: number
  readonly p_value: number
  /** The 95 % interval. */
  readonly ci_low: number
  readonly ci_high: number
}

/**
 * The test of Pearson's r of independent pairs: t = r √((n - 2) / (1 - r²)) with n - 2 degrees of
 * freedom, and Fisher's (1921) interval tanh(atanh r ± 1.96 / √(n - 3)).
 */
export const pearsonTest = (x: ArrayLike<number>, y: ArrayLike<number>): PearsonTest => {
  const n = x.length
  const r = pearson(x, y)
  const half = Z_975 / Math.sqrt(n - 3)
  return {
    r,
    p_value: tTwoSided(tOfCorrelation(r, n - 2), n - 2),
    ci_low: Math.tanh(Math.atanh(r) - half),
    ci_high: Math.tanh(Math.atanh(r) + half),
  }
}

/** All orders of more things take too long. */
const MAX_PAIRS = 9

/**
 * The two-sided p value of Spearman's rho of a few pairs without ties: twice the smaller share of all n!
 * orders whose sum of squared rank differences is as extreme. Null above nine pairs.
 */
export const exactSpearman = (x: ArrayLike<number>, y: ArrayLike<number>): number | null => {
  const n = x.length
  if (n > MAX_PAIRS) return null
  const a = midRanks(x)
  const b = midRanks(y)
  const found = a.reduce((total, rank, at) => total + (rank - b[at]!) ** 2, 0)
  let orders = 0
  let upTo = 0
  let from = 0
  const place = (at: number, left: ReadonlyArray<number>, squares: number): void => {
    if (left.length === 0) {
      orders++
      if (squares <= found) upTo++
      if (squares >= found) from++
    }
    for (const rank of left)
      place(
        at + 1,
        left.filter((other) => other !== rank),
        squares + (rank - at) ** 2,
      )
  }
  place(1, [...b], 0)
  return Math.min(1, (2 * Math.min(upTo, from)) / orders)
}
