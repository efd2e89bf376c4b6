import { autocorrelations } from "#statistics/series/autocorrelation"

/**
 * The partial autocorrelations of lags 0 to `lags` of a series without gaps: what a lag says beyond the
 * shorter ones, by the equations of Yule and Walker and the recursion of Durbin (1960).
 */
export const partialAutocorrelations = (values: ArrayLike<number>, lags: number): Float64Array => {
  const acf = autocorrelations(values, lags)
  const found = new Float64Array(lags + 1)
  found[0] = 1
  let coefficients: ReadonlyArray<number> = []
  for (let lag = 1; lag <= lags; lag++) {
    const rest = acf[lag]! - coefficients.reduce((sum, c, at) => sum + c * acf[lag - 1 - at]!, 0)
    const explained = coefficients.reduce((sum, c, at) => sum + c * acf[at + 1]!, 0)
    const partial = rest / (1 - explained)
    const mirrored = [...coefficients].reverse()
    coefficients = [...coefficients.map((c, at) => c - partial * mirrored[at]!), partial]
    found[lag] = partial
  }
  return found
}
