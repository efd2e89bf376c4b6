/** A number as the sum of a double and what that leaves over. */
export interface Precise {
  readonly high: number
  readonly low: number
}

/** Splits a double into halves whose products are exact (Dekker 1971). */
const SPLITTER = 2 ** 27 + 1

/**
 * `start` plus the sum of products as if in twice the precision, what doubles leave over apart (Ogita,
 * Rump and Oishi 2005): for what cancels nearly all of itself.
 */
export const exactDot = (a: ArrayLike<number>, b: ArrayLike<number>, start = 0): Precise => {
  let high = start
  let low = 0
  for (let at = 0; at < a.length; at++) {
    const x = a[at]!
    const y = b[at]!
    const product = x * y
    const xHigh = SPLITTER * x - (SPLITTER * x - x)
    const yHigh = SPLITTER * y - (SPLITTER * y - y)
    const xLow = x - xHigh
    const yLow = y - yHigh
    const next = high + product
    const part = next - high
    low += high - (next - part) + (product - part)
    low += xLow * yLow - (product - xHigh * yHigh - xLow * yHigh - xHigh * yLow)
    high = next
  }
  const total = high + low
  return { high: total, low: low - (total - high) }
}
