import { mean, squares } from "#statistics/sample/descriptive"
import { autocorrelations } from "#statistics/series/autocorrelation"
import { chiSquareTail } from "#test/statistics/distribution/chi-square"

/**
 * The test of Ljung and Box (1978) that a series without gaps has no memory: Q = n (n + 2) Σ r_k² / (n - k)
 * over lags 1 to `lags`, chi-square with as many degrees of freedom.
 */
export const ljungBox = (values: ArrayLike<number>, lags: number) => {
  const n = values.length
  const acf = autocorrelations(values, lags)
  let sum = 0
  for (let lag = 1; lag <= lags; lag++) sum += acf[lag]! ** 2 / (n - lag)
  const q = n * (n + 2) * sum
  return { q, p_value: chiSquareTail(q, lags) }
}

/**
 * The statistic of Durbin and Watson (1950) of residuals in order of time, Σ (e_t - e_{t-1})² / Σ e²:
 * about 2 (1 - r) of an autocorrelation r of neighbours.
 */
export const durbinWatson = (residuals: ArrayLike<number>): number => {
  let steps = 0
  for (let at = 1; at < residuals.length; at++) steps += (residuals[at]! - residuals[at - 1]!) ** 2
  return steps / (squares(residuals) + residuals.length * mean(residuals) ** 2)
}
