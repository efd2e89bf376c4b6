import { leastSquares, type Regression } from "#test/statistics/sample/regression"

type Columns = ReadonlyArray<ArrayLike<number>>

/**
 * The rows of (X'X)⁻¹X', which take y to its coefficients: each column less what the others say of it,
 * over its squared length (Frisch and Waugh 1933).
 */
const influencesOf = (columns: Columns): ReadonlyArray<Float64Array> =>
  columns.map((column, at) => {
    const others = columns.filter((_, other) => other !== at)
    const alone =
      others.length === 0 ? Float64Array.from(column) : leastSquares(others, column)!.residuals
    const length = alone.reduce((total, value) => total + value * value, 0)
    return alone.map((value) => value / length)
  })

/**
 * Standard errors of least squares that hold whatever the variance of each row: HC3, residuals divided by
 * 1 less their leverage (MacKinnon and White 1985).
 */
export const hc3Errors = (columns: Columns, { residuals }: Regression): Float64Array => {
  const influences = influencesOf(columns)
  const leverage = residuals.map((_, row) =>
    influences.reduce((total, influence, j) => total + influence[row]! * columns[j]![row]!, 0),
  )
  return Float64Array.from(influences, (influence) =>
    Math.sqrt(
      influence.reduce(
        (total, share, row) => total + ((share * residuals[row]!) / (1 - leverage[row]!)) ** 2,
        0,
      ),
    ),
  )
}

/**
 * Standard errors of least squares of rows in order of time that hold under autocorrelation up to `lags`:
 * Newey and West (1987), Bartlett's weights 1 - l / (lags + 1). `corrected` multiplies variances by
 * n / (n - p) for p columns.
 */
export const neweyWestErrors = (
  columns: Columns,
  { residuals, df }: Regression,
  lags: number,
  corrected: boolean,
): Float64Array =>
  Float64Array.from(influencesOf(columns), (influence) => {
    const parts = influence.map((share, row) => share * residuals[row]!)
    let variance = 0
    for (let lag = 0; lag <= lags; lag++) {
      let shared = 0
      for (let row = lag; row < parts.length; row++) shared += parts[row]! * parts[row - lag]!
      variance += (lag === 0 ? 1 : 2 * (1 - lag / (lags + 1))) * shared
    }
    return Math.sqrt(corrected ? (variance * parts.length) / df : variance)
  })
