/** The remainder of Stirling's formula for ln Γ(x), x ≥ 10. */
export const stirlingRest = (x: number): number => {
  const y = 1 / (x * x)
  const series =
    1 / 12 - y * (1 / 360 - y * (1 / 1260 - y * (1 / 1680 - y * (1 / 1188 - (y * 691) / 360360))))
  return series / x
}

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)
const LARGE = 10

/** ln Γ(x) for x > 0: Stirling's formula, shifted up by Γ(x + 1) = x Γ(x). */
export const logGamma = (x: number): number => {
  let shifted = x
  let product = 1
  while (shifted < LARGE + 5) product *= shifted++
  const log = Math.log(shifted)
  return (
    (shifted - 0.5) * log - shifted + HALF_LOG_TWO_PI + stirlingRest(shifted) - Math.log(product)
  )
}

const EPSILON = 1e-17
const MAX_TERMS = 100_000

/**
 * The regularised upper incomplete gamma function Q(a, x), a > 0: 1 minus a series below a + 1, else
 * Lentz's continued fraction, so that small tails keep their digits.
 */
export const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1
  if (x === Number.POSITIVE_INFINITY) return 0
  return x < a + 1 ? 1 - front(a, x) * series(a, x) : front(a, x) * fraction(a, x)
}

/** x^a e^-x / Γ(a), without cancellation where a is large. */
const front = (a: number, x: number): number => {
  if (a < LARGE) return Math.exp(a * Math.log(x) - x - logGamma(a))
  const apart = (x - a) / a
  const distance = apart - Math.log1p(apart)
  return Math.sqrt(a / (2 * Math.PI)) * Math.exp(-a * distance - stirlingRest(a))
}

const series = (a: number, x: number): number => {
  let term = 1 / a
  let sum = term
  for (let k = 1; k < MAX_TERMS && term > sum * EPSILON; k++) {
    term *= x / (a + k)
    sum += term
  }
  return sum
}

const fraction = (a: number, x: number): number => {
  let b = x + 1 - a
  let c = Number.POSITIVE_INFINITY
  let d = 1 / b
  let product = d
  for (let k = 1; k < MAX_TERMS; k++) {
    const numerator = -k * (k - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    const step = d * c
    product *= step
    if (Math.abs(step - 1) < EPSILON) break
  }
  return product
}
