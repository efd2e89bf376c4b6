import { logGamma, stirlingRest } from "#statistics/distribution/gamma"

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)
const LARGE = 10

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
const MAX_TERMS = 100_000

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value)

/**
 * The even part of the continued fraction of the incomplete beta function, by Lentz's method. y = 1
 * - x is passed separately, which keeps the digits where x is near 1.
 */
const fractionOf = (a: number, b: number, x: number, y: number): number => {
  const denominator = (m: number) =>
    m +
    (m === 0 ? 0 : (m * (b - m) * x) / (a + 2 * m - 1)) +
    ((a + m) * (a * y - b * x + 1 + m * (1 + y))) / (a + 2 * m + 1)
  let fraction = nonZero(denominator(0))
  let c = fraction
  let d = 0
  for (let m = 1; m < MAX_TERMS; m++) {
    const numerator = ((a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x) / (a + 2 * m - 1) ** 2
    d = 1 / nonZero(denominator(m) + numerator * d)
    c = nonZero(denominator(m) + numerator / c)
    const step = c * d
    fraction *= step
    if (Math.abs(step - 1) < EPSILON) break
  }
  return fraction
}

/**
 * The regularised incomplete beta function I_x(a, b); `y` is 1 - x, passed separately so that
 * neither end loses digits.
 */
export const incompleteBeta = (a: number, b: number, x: number, y = 1 - x): number => {
  if (x <= 0) return 0
  if (y <= 0) return 1
  const logX = x < 0.5 ? Math.log(x) : Math.log1p(-y)
  const logY = y < 0.5 ? Math.log(y) : Math.log1p(-x)
  const front = Math.exp(a * logX + b * logY - logBeta(a, b))
  return x < (a + 1) / (a + b + 2)
    ? front / fractionOf(a, b, x, y)
    : 1 - front / fractionOf(b, a, y, x)
}
