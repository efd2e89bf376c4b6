const SAMPLED_ABOVE = 600

/**
 * The value of zero-based rank `k`, found in linear time by the selection of Floyd and Rivest (1975),
 * Algorithm 489; reorders `values` so that none before `k` is larger and none after it smaller.
 */
export const orderStatistic = (values: Float64Array, k: number): number => {
  select(values, k, 0, values.length - 1)
  return values[k]!
}

/** The middle value, or the mean of the two middle ones, in linear time; reorders `values`. */
export const medianInPlace = (values: Float64Array): number => {
  const half = values.length >>> 1
  const upper = orderStatistic(values, half)
  if (values.length % 2 === 1) return upper
  let lower = Number.NEGATIVE_INFINITY
  for (let at = 0; at < half; at++) if (values[at]! > lower) lower = values[at]!
  return (lower + upper) / 2
}

const select = (values: Float64Array, k: number, from: number, to: number): void => {
  let left = from
  let right = to
  while (right > left) {
    if (right - left > SAMPLED_ABOVE) {
      // A sample around k first narrows the bounds, so that one pass leaves little to do.
      const n = right - left + 1
      const i = k - left + 1
      const z = Math.log(n)
      const s = 0.5 * Math.exp((2 * z) / 3)
      const spread = 0.5 * Math.sqrt((z * s * (n - s)) / n) * Math.sign(i - n / 2)
      select(
        values,
        k,
        Math.max(left, Math.floor(k - (i * s) / n + spread)),
        Math.min(right, Math.floor(k + ((n - i) * s) / n + spread)),
      )
    }
    const pivot = values[k]!
    let i = left
    let j = right
    swap(values, left, k)
    if (values[right]! > pivot) swap(values, left, right)
    while (i < j) {
      swap(values, i, j)
      i++
      j--
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
    }
    if (values[left] === pivot) swap(values, left, j)
    else {
      j++
      swap(values, j, right)
    }
    if (j <= k) left = j + 1
    if (k <= j) right = j - 1
  }
}

const swap = (values: Float64Array, a: number, b: number): void => {
  const kept = values[a]!
  values[a] = values[b]!
  values[b] = kept
}
