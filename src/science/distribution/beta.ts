/** What Stirling's formula leaves out of ln Γ(x), for x ≥ 10. */
const stirlingRest = (x: number): number => {
  const y = 1 / (x * x)
  const series =
    1 / 12 - y * (1 / 360 - y * (1 / 1260 - y * (1 / 1680 - y * (1 / 1188 - (y * 691) / 360360))))
  return series / x
}

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)
const LARGE = 10

/** ln Γ(x) for x > 0: Stirling's formula, reached from below by Γ(x + 1) = x Γ(x). */
const logGamma = (x: number): number => {
  let shifted = x
  let product = 1
  while (shifted < LARGE + 5) product *= shifted++
  const log = Math.log(shifted)
  return (
    (shifted - 0.5) * log - shifted + HALF_LOG_TWO_PI + stirlingRest(shifted) - Math.log(product)
  )
}

/** ln B(a, b), without cancellation where an argument is large (Didonato and Morris 1992). */
const logBeta = (a: number, b: number): number => {
  const small = Math.min(a, b)
  const large = Math.max(a, b)
  const sum = small + large
  if (large < LARGE) return logGamma(small) + logGamma(large) - logGamma(sum)
  const rest = stirlingRest(large) - stirlingRest(sum)
  return small < LARGE
    ? logGamma(small) +
        rest +
        small -
        small * Math.log(sum) +
        (large - 0.5) * Math.log1p(-small / sum)
    : HALF_LOG_TWO_PI -
        0.5 * Math.log(large) +
        stirlingRest(small) +
        rest +
        (small - 0.5) * Math.log(small / sum) +
        large * Math.log1p(-small / sum)
}

const TINY = 1e-300
const EPSILON = 1e-16
const MOST_TERMS = 100_000

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value)

/** The continued fraction of the incomplete beta function, by Lentz's method. */
const fractionOf = (a: number, b: number, x: number): number => {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    const step = d * c
    fraction *= step
    if (Math.abs(step - 1) < EPSILON) break
  }
  return fraction
}

/**
 * The regularised incomplete beta function I_x(a, b); `y` is 1 - x, given apart so that neither end
 * loses digits.
 */
export const incompleteBeta = (a: number, b: number, x: number, y = 1 - x): number => {
  if (x <= 0) return 0
  if (y <= 0) return 1
  const logX = x < 0.5 ? Math.log(x) : Math.log1p(-y)
  const logY = y < 0.5 ? Math.log(y) : Math.log1p(-x)
  const front = Math.exp(a * logX + b * logY - logBeta(a, b))
  return x < (a + 1) / (a + b + 2)
    ? (front * fractionOf(a, b, x)) / a
    : 1 - (front * fractionOf(b, a, y)) / b
}
