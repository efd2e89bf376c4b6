import { leastSquares, type Regression } from "#science/sample/regression"

/**
 * How many lags matter to standard errors under autocorrelation, by Andrews (1991) for the quadratic
 * spectral kernel: 1.3221 (α n)^(1/5), α of first-order autoregressions of each column times the residuals,
 * once prewhitened by a vector autoregression (Andrews and Monahan 1992). The constant, the first column,
 * has no weight.
 */
export const andrewsBandwidth = (
  columns: ReadonlyArray<ArrayLike<number>>,
  { residuals }: Regression,
): number => {
  const scores = columns.map((column) => residuals.map((residual, row) => residual * column[row]!))
  const before = scores.map((score) => score.subarray(0, -1))
  const whitened = scores.map((score) => leastSquares(before, score.subarray(1))!.residuals)
  const n = whitened[0]!.length
  let share = 0
  let all = 0
  for (const score of whitened.slice(1)) {
    const ones = new Float64Array(n - 1).fill(1)
    const { coefficients, rss } = leastSquares([ones, score.subarray(0, -1)], score.subarray(1))!
    const rho = coefficients[1]!
    const variance = rss / (n - 1)
    share += (4 * rho ** 2 * variance ** 2) / (1 - rho) ** 8
    all += variance ** 2 / (1 - rho) ** 4
  }
  return 1.3221 * ((n * share) / all) ** 0.2
}
