import { logGamma } from "#statistics/distribution/gamma"
import { tTail } from "#statistics/distribution/student"
import { leastSquares } from "#test/statistics/sample/regression"

/**
 * Davies' (2002) bound of the p value that a straight line of y on x has a bend somewhere, with unknown
 * variance: of `points` places between the second and the last but one x, the tail of the largest |t| of
 * a bend, plus what walking from one place to the next adds.
 */
export const davies = (x: ArrayLike<number>, y: ArrayLike<number>, points = 10): number => {
  const n = x.length
  const sorted = Float64Array.from(x).sort()
  const first = sorted[1]!
  const step = (sorted[n - 2]! - first) / (points - 1)
  const df = n - 3
  const ts = Array.from({ length: points }, (_, at) => {
    const knot = first + at * step
    const hinge = Float64Array.from(x, (value) => Math.max(0, value - knot))
    const fit = leastSquares([new Float64Array(n).fill(1), x, hinge], y)
    return fit ? fit.coefficients[2]! / fit.standard_errors[2]! : 0
  })
  const largest = Math.max(...ts.map(Math.abs))
  // t² / (t² + df) is a beta variable: its angle measures how far the statistic walks.
  const angles = ts.map((t) => Math.asin(Math.sqrt(t ** 2 / (t ** 2 + df))))
  const walked = angles.slice(1).reduce((sum, angle, at) => sum + Math.abs(angle - angles[at]!), 0)
  const rest = df / (df + largest ** 2)
  const density = Math.exp(
    ((df - 1) / 2) * Math.log(rest) + logGamma((df + 1) / 2) - logGamma(df / 2),
  )
  return Math.min(1, 2 * (tTail(largest, df) + (walked * density) / (2 * Math.sqrt(Math.PI))))
}
