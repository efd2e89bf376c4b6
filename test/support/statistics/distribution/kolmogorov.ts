const MAX_TERMS = 100
/** Below this the series of the tail converges slowly, and that of the theta function fast. */
const NEAR = 1

/**
 * P(sup |B| > x) of a Brownian bridge, the limit of Kolmogorov's statistic: 2 Σ (-1)^(k-1)
 * exp(-2 k² x²), near 0 as 1 - √(2π)/x Σ exp(-(2k - 1)² π² / (8 x²)).
 */
export const kolmogorovTail = (x: number): number => {
  if (x <= 0) return 1
  let sum = 0
  for (let k = 1; k < MAX_TERMS; k++)
    sum +=
      x < NEAR
        ? Math.exp((-((2 * k - 1) ** 2) * Math.PI ** 2) / (8 * x * x))
        : 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * x * x)
  return x < NEAR ? 1 - (Math.sqrt(2 * Math.PI) / x) * sum : sum
}
