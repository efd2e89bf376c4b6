/** Descriptive statistics of one sample. All take finite values; an empty sample gives NaN. */

type Values = ArrayLike<number>

/** The compensated sum (Neumaier 1974). */
export const sum = (values: Values): number => {
  let total = 0
  let lost = 0
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  return total + lost
}

/** The arithmetic mean in two passes: the second adds the mean of the residuals of the first. */
export const mean = (values: Values): number => {
  const first = sum(values) / values.length
  let rest = 0
  for (let at = 0; at < values.length; at++) rest += values[at]! - first
  return first + rest / values.length
}

/** The sum of squared distances from the mean, in two passes. */
export const squares = (values: Values): number => {
  const centre = mean(values)
  let total = 0
  for (let at = 0; at < values.length; at++) total += (values[at]! - centre) ** 2
  return total
}

/** The sample variance (n - 1); NaN below two values. */
export const variance = (values: Values): number =>
  values.length < 2 ? Number.NaN : squares(values) / (values.length - 1)

/** The sample standard deviation (n - 1); NaN below two values. */
export const sd = (values: Values): number => Math.sqrt(variance(values))

/** The quantile of type 7 (Hyndman and Fan 1996): linear between order statistics. */
export const quantile = (values: Values, p: number): number =>
  quantileOfSorted(Float64Array.from(values).sort(), p)

/** The quantile of type 7 of sorted values. */
export const quantileOfSorted = (sorted: Values, p: number): number => {
  const at = (sorted.length - 1) * p
  const low = Math.floor(at)
  const below = sorted[low]
  if (below === undefined) return Number.NaN
  const above = sorted[Math.min(low + 1, sorted.length - 1)]!
  return below + (above - below) * (at - low)
}

/** The middle value, or the mean of the two middle ones. */
export const median = (values: Values): number => quantile(values, 0.5)

/**
 * The factor that makes the median absolute deviation of a normal sample an estimate of its standard
 * deviation.
 */
const MAD_SCALE = 1.482602218505602

/** The scaled median absolute deviation from the median. */
export const mad = (values: Values): number => {
  const centre = median(values)
  return MAD_SCALE * median(Float64Array.from(values, (value) => Math.abs(value - centre)))
}
