import { acf1, closedUp } from "#statistics/series/autocorrelation"
import { finite } from "#statistics/series/day-grid"

/**
 * The upper limit of an autocorrelation estimate: above it a series of a few hundred days looks like
 * a random walk.
 */
const MAX_PHI = 0.97

/**
 * The factor by which first-order autocorrelation raises the variance of a mean of `n` values: 1 + 2
 * Σ (1 - k/n) phi^k over k = 1..n-1, in closed form. n divided by it is the effective sample size.
 */
export const varianceInflation = (phi: number, n: number): number =>
  (1 + phi) / (1 - phi) - (2 * phi * (1 - phi ** n)) / (n * (1 - phi) ** 2)

/**
 * A bias-corrected lag-1 autocorrelation, after Marriott and Pope (1954) and Kendall (1954): (n r +
 * p) / (n - p - 3) where p parameters (1 a mean, 2 a mean and a slope or a step) were fitted to n
 * values. Clamped to 0 and 0.97.
 */
export const unbiasedPhi = (r: number, n: number, parameters: number): number =>
  Math.min(MAX_PHI, Math.max(0, (n * r + parameters) / (n - parameters - 3)))

/**
 * The bias-corrected lag-1 autocorrelation of residuals, NaN on a day without one: from day to day,
 * or from value to value for sparse series.
 */
export const correctedPhi = (residuals: Float64Array, parameters: number): number =>
  unbiasedPhi(acf1(closedUp(residuals)), finite(residuals).length, parameters)
