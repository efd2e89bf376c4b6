import type { Random } from "#statistics/random"
import { mean } from "#statistics/sample/descriptive"
import { finite } from "#statistics/series/day-grid"
import { correctedPhi } from "#statistics/series/variance-inflation"

/** Burn-in: days drawn and discarded before the series begins. */
const BURN_IN = 50

/**
 * Draws series that resemble the residuals: on the same days, first-order autoregressive with their
 * bias-corrected autocorrelation, innovations resampled from theirs.
 */
export const autoregressiveNoise = (
  residuals: Float64Array,
  random: Random,
): (() => Float64Array) => {
  const phi = correctedPhi(residuals, 2)
  const found = finite(residuals.subarray(1).map((value, at) => value - phi * residuals[at]!))
  const centre = mean(found)
  const innovations = found.map((value) => value - centre)
  const draw = () => innovations[Math.floor(random() * innovations.length)]!
  return () => {
    let value = 0
    for (let at = 0; at < BURN_IN; at++) value = phi * value + draw()
    return residuals.map((residual) => {
      value = phi * value + draw()
      return Number.isNaN(residual) ? Number.NaN : value
    })
  }
}
