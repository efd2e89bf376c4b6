import { mean, sum, variance } from "#statistics/sample/descriptive"
import { fTail } from "#test/statistics/distribution/fisher"

/**
 * Welch's (1951) analysis of variance of independent groups with variances of their own: F with k - 1
 * and `df_within` degrees of freedom.
 */
export const welchAnova = (groups: ReadonlyArray<ArrayLike<number>>) => {
  const k = groups.length
  const means = groups.map(mean)
  const weights = groups.map((group) => group.length / variance(group))
  const all = sum(weights)
  const centre = sum(weights.map((weight, at) => weight * means[at]!)) / all
  const rest =
    sum(weights.map((weight, at) => (1 - weight / all) ** 2 / (groups[at]!.length - 1))) /
    (k * k - 1)
  const between = sum(weights.map((weight, at) => weight * (means[at]! - centre) ** 2))
  const f = between / ((k - 1) * (1 + 2 * (k - 2) * rest))
  const df_within = 1 / (3 * rest)
  return { f, df_within, p_value: fTail(f, k - 1, df_within) }
}
