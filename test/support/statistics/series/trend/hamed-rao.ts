import { normalTwoSided, Z_975 } from "#statistics/distribution/normal"
import { kendallScore, type MannKendall, standardScore } from "#statistics/sample/mann-kendall"
import { midRanks } from "#statistics/sample/ranks"
import { autocorrelations } from "#statistics/series/autocorrelation"

export interface HamedRao extends MannKendall {
  /** By how much autocorrelation multiplies the variance of S. */
  readonly inflation: number
}

/**
 * The test of Mann and Kendall with the variance of Hamed and Rao (1998): 1 + 2 / (n (n - 1) (n - 2))
 * Σ (n - i) (n - i - 1) (n - i - 2) r_i over those lags 1 to `lags` whose autocorrelation r_i of ranks
 * around the line of `slope` a step is beyond 1.96 / √n. In series of a few hundred days it rejects too
 * often: `trend` does not use it.
 */
export const hamedRao = (
  values: ArrayLike<number>,
  slope: number,
  lags = values.length - 1,
): HamedRao => {
  const n = values.length
  const around = Float64Array.from(values, (value, at) => value - slope * (at + 1))
  const acf = autocorrelations(midRanks(around), lags)
  let sum = 0
  for (let lag = 1; lag <= lags; lag++)
    if (Math.abs(acf[lag]!) > Z_975 / Math.sqrt(n))
      sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * acf[lag]!
  const inflation = 1 + (2 / (n * (n - 1) * (n - 2))) * sum
  const score = kendallScore(values)
  const variance = score.variance * inflation
  const z = standardScore(score.s, variance)
  return { s: score.s, variance, z, p_value: normalTwoSided(z), inflation }
}
