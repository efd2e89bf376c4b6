import { type MannKendall, mannKendall } from "#statistics/sample/mann-kendall"
import { autocorrelations } from "#statistics/series/autocorrelation"

const whitened = (values: Float64Array): Float64Array => {
  const phi = autocorrelations(values, 1)[1]!
  return values.subarray(1).map((value, at) => value - phi * values[at]!)
}

/** The test of Mann and Kendall of y_t - r y_{t-1}, r the autocorrelation of neighbours (von Storch 1995). */
export const prewhitenedTrend = (values: ArrayLike<number>): MannKendall =>
  mannKendall(whitened(Float64Array.from(values)))

/**
 * The same with the line of `slope` a step taken out before and put back after, so that a trend is not
 * taken for memory (Yue et al. 2002).
 */
export const trendFreePrewhitenedTrend = (
  values: ArrayLike<number>,
  slope: number,
): MannKendall => {
  const around = Float64Array.from(values, (value, at) => value - slope * (at + 1))
  return mannKendall(whitened(around).map((value, at) => value + slope * (at + 1)))
}
