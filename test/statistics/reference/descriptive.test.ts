import { expect, test } from "bun:test"
import reference from "#fixtures/statistics/descriptive.json"
import { tQuantile } from "#statistics/distribution/student"
import { mad, mean, median, quantile, sd, sum, variance } from "#statistics/sample/descriptive"
import { missesOf, sample } from "#test/reference"
import {
  excessKurtosis,
  medianUnbiasedQuantile,
  skewness,
  trimmedMean,
} from "#test/statistics/sample/shape"

/** What makes a median absolute deviation one of a normal sample. */
const SCALE = 1.482602218505602

const describe = (values: Float64Array) => {
  const quantiles = (of: (p: number) => number, ps: ReadonlyArray<number>) =>
    Object.fromEntries(ps.map((p) => [String(p), of(p)]))
  const q = (p: number) => quantile(values, p)
  const se = sd(values) / Math.sqrt(values.length)
  const half = tQuantile(0.975, values.length - 1) * se
  return {
    n: values.length,
    sum: sum(values),
    mean: mean(values),
    var: variance(values),
    sd: sd(values),
    se,
    min: Math.min(...values),
    max: Math.max(...values),
    median: median(values),
    q_type7: quantiles(q, [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]),
    q_type8: quantiles((p) => medianUnbiasedQuantile(values, p), [0.05, 0.25, 0.75, 0.95]),
    iqr: q(0.75) - q(0.25),
    mad_raw: mad(values) / SCALE,
    mad_scaled: mad(values),
    cv: sd(values) / mean(values),
    skew_G1: skewness(values),
    kurt_G2: excessKurtosis(values),
    trimmed_mean_10: trimmedMean(values, 0.1),
    t_ci95: [mean(values) - half, mean(values) + half],
    zscore_last_robust: (values.at(-1)! - median(values)) / mad(values),
  }
}

for (const [name, wanted] of Object.entries(reference))
  test(`every description of ${name} that numpy and scipy give`, () => {
    const values = sample(name).filter((value) => !Number.isNaN(value))
    // The quantile of t that the reference's interval rests on is good to eleven digits.
    const tolerance = (path: string) => (path.startsWith("t_ci95") ? 1e-8 : 1e-12)
    expect(missesOf(describe(values), wanted, tolerance)).toEqual([])
  })

test("the mean without its tails is that of what is left", () => {
  expect(trimmedMean([9, 1, 2, 3, 100], 0.2)).toBeCloseTo(14 / 3, 14)
  expect(trimmedMean([1, 5], 0.4)).toBe(3)
})

test("too few values have no shape", () => {
  expect([skewness([1, 2]), excessKurtosis([1, 2, 4])].every(Number.isNaN)).toBe(true)
})
