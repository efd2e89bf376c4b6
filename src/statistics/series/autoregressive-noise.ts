import type { Random } from "#statistics/random"
import { mean } from "#statistics/sample/descriptive"
import { finite } from "#statistics/series/day-grid"
import { correctedPhi } from "#statistics/series/variance-inflation"

/** How many days the noise runs before it is used, so that its first day is like any other. */
const RUN_IN = 50

/**
 * Draws series like the residuals: on the same days, first-order autoregressive with their corrected
 * autocorrelation, innovations drawn from theirs.
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
    for (let at = 0; at < RUN_IN; at++) value = phi * value + draw()
    return residuals.map((residual) => {
      value = phi * value + draw()
      return Number.isNaN(residual) ? Number.NaN : value
    })
  }
}
