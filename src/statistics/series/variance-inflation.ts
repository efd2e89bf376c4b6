import { acf1, closedUp } from "#statistics/series/autocorrelation"
import { finite } from "#statistics/series/day-grid"

/** Above this an autocorrelation cannot be told from a random walk in series of a few hundred days. */
const MOST = 0.97

/**
 * By how much the autocorrelation of a first-order process raises the variance of a mean of `n`
 * values: 1 + 2 Σ (1 - k/n) phi^k over k = 1..n-1, in closed form. n over it is the effective n.
 */
export const varianceInflation = (phi: number, n: number): number =>
  (1 + phi) / (1 - phi) - (2 * phi * (1 - phi ** n)) / (n * (1 - phi) ** 2)

/**
 * An estimate of a lag-1 autocorrelation without its bias, after Marriott and Pope (1954) and Kendall
 * (1954): (n r + p) / (n - p - 3) where p parameters (1 a mean, 2 a mean and a slope or a step) were
 * fitted to n values. Within 0 and 0.97.
 */
export const unbiasedPhi = (r: number, n: number, parameters: number): number =>
  Math.min(MOST, Math.max(0, (n * r + parameters) / (n - parameters - 3)))

/**
 * The same of the residuals of such a fit, NaN on a day without one: from day to day, or from value to
 * value where hardly any two are a day apart.
 */
export const correctedPhi = (residuals: Float64Array, parameters: number): number =>
  unbiasedPhi(acf1(closedUp(residuals)), finite(residuals).length, parameters)
