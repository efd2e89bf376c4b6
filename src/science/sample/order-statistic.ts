/**
 * The value of zero-based rank `k`, found in linear time by Hoare's selection; reorders `values`.
 */
export const orderStatistic = (values: Float64Array, k: number): number => {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >>> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (values[i]! < pivot) i++
      while (values[j]! > pivot) j--
      if (i > j) break
      const swapped = values[i]!
      values[i] = values[j]!
      values[j] = swapped
      i++
      j--
    }
    if (k <= j) high = j
    else if (k >= i) low = i
    else break
  }
  return values[k]!
}
