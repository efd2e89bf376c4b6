import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { mean, sd } from "#statistics/sample/descriptive"

export interface Difference {
  /** Mean of b minus mean of a. */
  readonly difference: number
  readonly t: number
  readonly df: number
  readonly p_value: number
  /** The 95 % interval of the difference. */
  readonly ci_low: number
  readonly ci_high: number
}

/**
 * Welch's test of two means with unequal variances: standard error √(s²a/na + s²b/nb), degrees of
 * freedom by Welch and Satterthwaite. Null below two values a side or when neither side varies.
 */
export const welch = (a: ArrayLike<number>, b: ArrayLike<number>): Difference | null => {
  if (a.length < 2 || b.length < 2) return null
  const varianceA = sd(a) ** 2 / a.length
  const varianceB = sd(b) ** 2 / b.length
  const variance = varianceA + varianceB
  if (variance === 0) return null
  const error = Math.sqrt(variance)
  const difference = mean(b) - mean(a)
  const df = variance ** 2 / (varianceA ** 2 / (a.length - 1) + varianceB ** 2 / (b.length - 1))
  const half = tQuantile(0.975, df) * error
  return {
    difference,
    t: difference / error,
    df,
    p_value: tTwoSided(difference / error, df),
    ci_low: difference - half,
    ci_high: difference + half,
  }
}
