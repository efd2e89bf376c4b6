import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { fTail } from "#test/statistics/distribution/fisher"
import type { Regression } from "#test/statistics/sample/regression"

export interface Coefficient {
  readonly t: number
  readonly p_value: number
  /** The 95 % interval. */
  readonly ci_low: number
  readonly ci_high: number
}

/** The test of each coefficient of a fit against 0, with normal errors that are independent. */
export const coefficientTests = ({
  coefficients,
  standard_errors,
  df,
}: Regression): ReadonlyArray<Coefficient> =>
  Array.from(coefficients, (coefficient, at) => {
    const error = standard_errors[at]!
    const half = tQuantile(0.975, df) * error
    const t = coefficient / error
    return {
      t,
      p_value: tTwoSided(t, df),
      ci_low: coefficient - half,
      ci_high: coefficient + half,
    }
  })

/**
 * What is said of a fit with a constant as a whole: R² corrected for its columns, the p value of F, and the
 * criteria of Akaike (1974) and Schwarz (1978), -2 ln L + 2k and -2 ln L + k ln n of k coefficients.
 */
export const fitCriteria = ({ coefficients, residuals, r_squared, rss, df, f }: Regression) => {
  const n = residuals.length
  const k = coefficients.length
  const deviance = n * (Math.log(2 * Math.PI) + Math.log(rss / n) + 1)
  return {
    adjusted_r_squared: 1 - ((1 - r_squared) * (n - 1)) / df,
    f_p_value: fTail(f, k - 1, df),
    aic: deviance + 2 * k,
    bic: deviance + k * Math.log(n),
  }
}
