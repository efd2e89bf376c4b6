import { tTwoSided } from "#statistics/distribution/student"
import { pearson } from "#statistics/sample/pearson"
import { tOfCorrelation } from "#statistics/sample/spearman"
import { leastSquares } from "#test/statistics/sample/regression"

export interface PartialCorrelation {
  readonly r: number
  readonly df: number
  readonly t: number
  readonly p_value: number
}

/**
 * The correlation of x and y once k further columns have gone out of both by least squares, t with
 * n - 2 - k degrees of freedom; of mid-ranks it is Spearman's. Null where the columns are collinear
 * or explain one side completely.
 */
export const partialCorrelation = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  given: ReadonlyArray<ArrayLike<number>>,
): PartialCorrelation | null => {
  const columns = [new Float64Array(x.length).fill(1), ...given]
  const left = leastSquares(columns, x)
  const right = leastSquares(columns, y)
  if (!left || !right) return null
  const r = pearson(left.residuals, right.residuals)
  if (Number.isNaN(r)) return null
  const df = x.length - 2 - given.length
  const t = tOfCorrelation(r, df)
  return { r, df, t, p_value: tTwoSided(t, df) }
}
