import { normalQuantile, normalTail } from "#statistics/distribution/normal"
import { squares } from "#statistics/sample/descriptive"

const MIN_VALUES = 12

/** A polynomial, its constant first. */
const polynomial = (coefficients: ReadonlyArray<number>, x: number): number =>
  coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0)

const LAST = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056]
const LAST_BUT_ONE = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633]
const MEAN = [-1.5861, -0.31082, -0.083751, 0.0038915]
const LOG_SPREAD = [-0.4803, -0.082676, 0.0030302]

/**
 * Shapiro and Wilk's test of normality by Royston's (1995) approximation, Algorithm AS R94: W near 1
 * where order statistics lie as those of a normal sample. Null below twelve values and for a constant.
 */
export const shapiroWilk = (values: ArrayLike<number>) => {
  const n = values.length
  const spread = squares(values)
  if (n < MIN_VALUES || spread === 0) return null
  const scores = Float64Array.from({ length: n }, (_, at) =>
    normalQuantile((at + 1 - 0.375) / (n + 0.25)),
  )
  const length = scores.reduce((total, score) => total + score * score, 0)
  const root = 1 / Math.sqrt(n)
  const last = polynomial(LAST, root) + scores[n - 1]! / Math.sqrt(length)
  const next = polynomial(LAST_BUT_ONE, root) + scores[n - 2]! / Math.sqrt(length)
  const scale = Math.sqrt(
    (length - 2 * scores[n - 1]! ** 2 - 2 * scores[n - 2]! ** 2) /
      (1 - 2 * last ** 2 - 2 * next ** 2),
  )
  const weights = scores.map((score) => score / scale)
  weights.set([-last, -next])
  weights.set([next, last], n - 2)
  const sorted = Float64Array.from(values).sort()
  const w = sorted.reduce((total, value, at) => total + weights[at]! * value, 0) ** 2 / spread
  const log = Math.log(n)
  const z = (Math.log1p(-w) - polynomial(MEAN, log)) / Math.exp(polynomial(LOG_SPREAD, log))
  return { w, p_value: normalTail(z) }
}
