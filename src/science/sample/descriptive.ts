/** Plain numbers about one sample. All take finite values; an empty sample gives NaN. */

type Values = ReadonlyArray<number>

/** The sum, from first to last. */
export const sum = (values: Values): number => values.reduce((total, value) => total + value, 0)

/** The arithmetic mean in two passes: the second adds the mean of what the first left over. */
export const mean = (values: Values): number => {
  const first = sum(values) / values.length
  return first + sum(values.map((value) => value - first)) / values.length
}

/** The sample standard deviation (n - 1), in two passes; NaN below two values. */
export const sd = (values: Values): number => {
  if (values.length < 2) return Number.NaN
  const centre = mean(values)
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1))
}

/** The quantile of type 7 (Hyndman and Fan 1996): linear between order statistics. */
export const quantile = (values: Values, p: number): number =>
  quantileOfSorted(Float64Array.from(values).sort(), p)

/** The same of values already in order. */
export const quantileOfSorted = (sorted: ArrayLike<number>, p: number): number => {
  const at = (sorted.length - 1) * p
  const low = Math.floor(at)
  const below = sorted[low]
  if (below === undefined) return Number.NaN
  const above = sorted[Math.min(low + 1, sorted.length - 1)]!
  return below + (above - below) * (at - low)
}

/** The middle value, or the mean of the two middle ones. */
export const median = (values: Values): number => quantile(values, 0.5)

/** Makes the median absolute deviation an estimate of the standard deviation. */
const MAD_SCALE = 1.482602218505602

/** The scaled median absolute deviation from the median. */
export const mad = (values: Values): number => {
  const centre = median(values)
  return MAD_SCALE * median(values.map((value) => Math.abs(value - centre)))
}
