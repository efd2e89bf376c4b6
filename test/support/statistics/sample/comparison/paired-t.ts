import { tTwoSided } from "#statistics/distribution/student"
import { mean, sd } from "#statistics/sample/descriptive"

export interface PairedT {
  readonly t: number
  readonly df: number
  readonly p_value: number
}

/**
 * Student's (1908) test of the mean of paired differences b - a, with n - 1 degrees of freedom. Null
 * below two pairs or when all differ by the same.
 */
export const pairedT = (a: ArrayLike<number>, b: ArrayLike<number>): PairedT | null => {
  const differences = Float64Array.from(a, (value, at) => b[at]! - value)
  const error = sd(differences) / Math.sqrt(differences.length)
  if (!(error > 0)) return null
  const df = differences.length - 1
  const t = mean(differences) / error
  return { t, df, p_value: tTwoSided(t, df) }
}
