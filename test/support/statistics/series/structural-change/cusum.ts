import { mean, sd } from "#statistics/sample/descriptive"
import { kolmogorovTail } from "#test/statistics/distribution/kolmogorov"

/**
 * The OLS-CUSUM test of Ploberger and Krämer (1992) that independent values keep their mean: the largest
 * |Σ (y - mean)| over s √n, whose limit is that of Kolmogorov.
 */
export const olsCusum = (values: ArrayLike<number>) => {
  const centre = mean(values)
  const scale = sd(values) * Math.sqrt(values.length)
  let cumulated = 0
  let statistic = 0
  for (let at = 0; at < values.length; at++) {
    cumulated += values[at]! - centre
    statistic = Math.max(statistic, Math.abs(cumulated) / scale)
  }
  return { statistic, p_value: kolmogorovTail(statistic) }
}
