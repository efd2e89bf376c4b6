import { mean } from "#statistics/sample/descriptive"

/** The mean of the given power of deviations from the mean. */
const moment = (values: ArrayLike<number>, power: number): number => {
  const centre = mean(values)
  return mean(Float64Array.from(values, (value) => (value - centre) ** power))
}

/**
 * The skewness G1 = g1 √(n (n - 1)) / (n - 2), unbiased for normal samples (Joanes and Gill 1998). NaN
 * of a constant and below three values.
 */
export const skewness = (values: ArrayLike<number>): number => {
  const n = values.length
  if (n < 3) return Number.NaN
  return ((moment(values, 3) / moment(values, 2) ** 1.5) * Math.sqrt(n * (n - 1))) / (n - 2)
}

/**
 * The excess kurtosis G2 = (n - 1) ((n + 1) g2 + 6) / ((n - 2) (n - 3)), 0 of a normal sample (Joanes and
 * Gill 1998). NaN of a constant and below four values.
 */
export const excessKurtosis = (values: ArrayLike<number>): number => {
  const n = values.length
  if (n < 4) return Number.NaN
  const g2 = moment(values, 4) / moment(values, 2) ** 2 - 3
  return ((n - 1) * ((n + 1) * g2 + 6)) / ((n - 2) * (n - 3))
}

/** The mean without the lowest and highest ⌊share n⌋ values, 0 ≤ share < 0.5. */
export const trimmedMean = (values: ArrayLike<number>, share: number): number => {
  const cut = Math.floor(share * values.length)
  return mean(
    Float64Array.from(values)
      .sort()
      .subarray(cut, values.length - cut),
  )
}

/**
 * The quantile of type 8 (Hyndman and Fan 1996), about median-unbiased whatever the distribution: the
 * order statistic (n + 1/3) p + 1/3, linear in between.
 */
export const medianUnbiasedQuantile = (values: ArrayLike<number>, p: number): number => {
  const sorted = Float64Array.from(values).sort()
  const last = sorted.length - 1
  const at = Math.min(last, Math.max(0, (sorted.length + 1 / 3) * p - 2 / 3))
  const low = Math.floor(at)
  return sorted[low]! + (sorted[Math.min(low + 1, last)]! - sorted[low]!) * (at - low)
}
