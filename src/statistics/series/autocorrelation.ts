import { mean, squares } from "#statistics/sample/descriptive"
import { finite } from "#statistics/series/day-grid"

/** Fewer pairs of neighbouring days give no usable estimate of autocorrelation. */
export const MIN_NEIGHBOURS = 9

/**
 * The lag-1 autocorrelation of a day series with gaps: the mean product of deviations over pairs of
 * neighbouring days, divided by the variance (denominator n) of all days. 0 below nine such pairs
 * and for a constant.
 */
export const acf1 = (values: Float64Array): number => {
  const known = finite(values)
  const n = known.length
  const variance = squares(known) / n
  const { count, total } = neighbours(values, mean(known))
  return count < MIN_NEIGHBOURS || variance === 0 ? 0 : total / count / variance
}

/**
 * The series itself when it has nine pairs of neighbouring days, else without its gaps: in a weekly
 * measurement, the value before replaces that of the day before.
 */
export const closedUp = (values: Float64Array): Float64Array =>
  neighbours(values, 0).count < MIN_NEIGHBOURS ? finite(values) : values

/** The number of pairs of neighbouring days, and the sum of their products of deviations from `centre`. */
export const neighbours = (values: Float64Array, centre: number) => {
  let count = 0
  let total = 0
  for (let at = 1; at < values.length; at++) {
    const product = (values[at]! - centre) * (values[at - 1]! - centre)
    if (Number.isNaN(product)) continue
    count++
    total += product
  }
  return { count, total }
}

/**
 * The autocorrelations of lags 0 to `lags` of a series without gaps: Σ of products over n times the
 * variance with denominator n (Box and Jenkins), so that none exceeds 1.
 */
export const autocorrelations = (values: ArrayLike<number>, lags: number): Float64Array => {
  const centre = mean(values)
  const all = squares(values)
  return Float64Array.from({ length: lags + 1 }, (_, lag) => {
    let total = 0
    for (let at = lag; at < values.length; at++)
      total += (values[at]! - centre) * (values[at - lag]! - centre)
    return total / all
  })
}
