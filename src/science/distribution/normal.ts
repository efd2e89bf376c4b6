/** The 97.5 % quantile of the standard normal: half the width of a 95 % interval in errors. */
export const Z_975 = 1.959963984540054

/** P(Z > z) of the standard normal, with full digits far out: Q(1/2, z²/2) / 2. */
export const normalTail = (z: number): number => {
  if (Number.isNaN(z)) return Number.NaN
  if (!Number.isFinite(z)) return z > 0 ? 0 : 1
  const half = upperGammaHalf((z * z) / 2) / 2
  return z >= 0 ? half : 1 - half
}

/** The two-sided p value of a standard normal. */
export const normalTwoSided = (z: number): number => 2 * normalTail(Math.abs(z))

const EPSILON = 1e-16
const MOST_TERMS = 1_000

/** Q(1/2, x), the upper incomplete gamma function: a series near 0, else Lentz's fraction. */
const upperGammaHalf = (x: number): number => {
  if (x === 0) return 1
  const front = Math.exp(-x) * Math.sqrt(x / Math.PI)
  return x < 1.5 ? 1 - front * series(x) : front * fraction(x)
}

const series = (x: number): number => {
  let term = 2
  let sum = term
  for (let k = 1; k < MOST_TERMS && term > sum * EPSILON; k++) {
    term *= x / (0.5 + k)
    sum += term
  }
  return sum
}

const fraction = (x: number): number => {
  let b = x + 0.5
  let c = Number.POSITIVE_INFINITY
  let d = 1 / b
  let product = d
  for (let k = 1; k < MOST_TERMS; k++) {
    const a = -k * (k - 0.5)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    const step = d * c
    product *= step
    if (Math.abs(step - 1) < EPSILON) break
  }
  return product
}
