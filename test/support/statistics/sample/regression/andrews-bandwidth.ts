import { leastSquares, type Regression } from "#test/statistics/sample/regression"

/**
 * How many lags standard errors under autocorrelation need, by Andrews (1991) for Bartlett's weights:
 * 1.1447 (α n)^(1/3), α of first-order autoregressions of each column times the residuals. The constant,
 * the first column, has no weight.
 */
export const andrewsBandwidth = (
  columns: ReadonlyArray<ArrayLike<number>>,
  { residuals }: Regression,
): number => {
  const n = residuals.length
  let share = 0
  let all = 0
  for (const column of columns.slice(1)) {
    const score = residuals.map((residual, row) => residual * column[row]!)
    const ones = new Float64Array(n - 1).fill(1)
    const { coefficients, rss } = leastSquares([ones, score.subarray(0, -1)], score.subarray(1))!
    const rho = coefficients[1]!
    share += (4 * rho ** 2 * rss ** 2) / ((1 - rho) ** 6 * (1 + rho) ** 2)
    all += rss ** 2 / (1 - rho) ** 4
  }
  return 1.1447 * ((n * share) / all) ** (1 / 3)
}
