import { acf1 } from "#statistics/series/autocorrelation"
import { leastSquares, type Regression } from "#test/statistics/sample/regression"

/** A fit whose errors are first-order autoregressive. */
export interface AutoregressiveFit extends Regression {
  readonly rho: number
}

const MAX_STEPS = 50

/**
 * Generalised least squares of rows in order of time by Cochrane and Orcutt (1949): y_t - rho y_{t-1} on
 * likewise columns, rho the autocorrelation of what the last fit leaves, until no coefficient changes by
 * more than `tolerance` of itself. The first row is lost. Null where columns are collinear, and when
 * fifty fits do not converge.
 */
export const cochraneOrcutt = (
  columns: ReadonlyArray<ArrayLike<number>>,
  y: ArrayLike<number>,
  tolerance = 1e-4,
): AutoregressiveFit | null => {
  let rho = 0
  let last: Regression | null = null
  for (let step = 0; step < MAX_STEPS; step++) {
    const fit = leastSquares(
      columns.map((column) => changes(column, rho)),
      changes(y, rho),
    )
    if (!fit) return null
    const converged = fit.coefficients.every(
      (value, at) =>
        last !== null &&
        Math.abs(value - last.coefficients[at]!) < tolerance * Math.abs(last.coefficients[at]!),
    )
    if (converged) return { ...fit, rho }
    last = fit
    rho = acf1(
      Float64Array.from(y, (value, row) =>
        columns.reduce((left, column, j) => left - fit.coefficients[j]! * column[row]!, value),
      ),
    )
  }
  return null
}

const changes = (values: ArrayLike<number>, rho: number): Float64Array =>
  Float64Array.from({ length: values.length - 1 }, (_, at) => values[at + 1]! - rho * values[at]!)
