import { midRanks } from "#statistics/sample/ranks"
import { finite } from "#statistics/series/day-grid"

/** A ratio of two polynomials, lowest power first. */
const ratio = (x: number, above: ReadonlyArray<number>, below: ReadonlyArray<number>): number => {
  const at = (terms: ReadonlyArray<number>) => terms.reduceRight((sum, term) => sum * x + term, 0)
  return at(above) / at(below)
}

const CENTRE = [
  [3.3871327179, 50.434271938, 159.29113202, 59.10937472],
  [1, 17.895169469, 78.757757664, 67.1875636],
] as const
const SIDE = [
  [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103],
  [1, 0.7370016425, 0.12021132975],
] as const
const FAR = [
  [6.657905115, 3.081226386, 0.42868294337, 0.017337203997],
  [1, 0.24197894225, 0.012258202635],
] as const

/** The quantile of the standard normal to seven digits, by Wichura's (1988) algorithm AS 241. */
const quickQuantile = (p: number): number => {
  const q = p - 0.5
  if (Math.abs(q) <= 0.425) return q * ratio(0.180625 - q * q, ...CENTRE)
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  return Math.sign(q) * (r <= 5 ? ratio(r - 1.6, ...SIDE) : ratio(r - 5, ...FAR))
}

/**
 * The scores of van der Waerden (1952): the normal quantile of the mid-rank over n + 1, to seven
 * digits, which is enough for a test. NaN stays NaN.
 */
export const normalScores = (values: Float64Array): Float64Array => {
  const n = finite(values).length
  return midRanks(values).map((rank) =>
    Number.isNaN(rank) ? Number.NaN : quickQuantile(rank / (n + 1)),
  )
}
