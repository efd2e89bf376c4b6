import { expect, test } from "bun:test"
import reference from "#fixtures/science/recommended-methods.json"
import { mulberry32 } from "#science/random"
import { sum } from "#science/sample/descriptive"
import { associate } from "#science/series/association"
import { baseline } from "#science/series/baseline"
import { blockBootstrap, percentileInterval } from "#science/series/bootstrap"
import { changepoint } from "#science/series/changepoint"
import { compareWindows } from "#science/series/comparison"
import { finite } from "#science/series/day-grid"
import { trend } from "#science/series/trend"
import { gridOf, missOf, sample } from "#test/reference"

const TOLERANCE = 1e-9
/** Interval ends of the reference rest on a quantile of t that is good to eleven digits. */
const TOLERANCE_OF_ENDS = 1e-8

const expectAll = (found: object, wanted: object, names: Readonly<Record<string, string>>) => {
  for (const [ours, theirs] of Object.entries(names)) {
    const value = (found as Record<string, number>)[ours]!
    const expected = (wanted as Record<string, number>)[theirs]!
    const tolerance = ours.startsWith("ci_") ? TOLERANCE_OF_ENDS : TOLERANCE
    expect({ ours, miss: missOf(value, expected) < tolerance }).toEqual({ ours, miss: true })
  }
}

const same = (...names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, name]))

for (const [key, wanted] of Object.entries(reference.association))
  test(`association ${key}`, () => {
    const [, feature, target, lag] = /^(\w+)->(\w+) lag(\d)$/.exec(key)!
    const found = associate(gridOf(feature!), gridOf(target!), Number(lag))!
    expectAll(found, wanted, {
      ...same("n", "n_eff", "df", "t", "p_value", "ci_low", "ci_high"),
      rho: "effect_spearman",
    })
    expect(found.nuisance).toBe(wanted.nuisance_params - 1)
    expectAll(found.prewhitened, wanted.prewhiten, { ...same("n", "rho"), p_value: "p" })
  })

for (const [key, wanted] of Object.entries(reference.trend))
  test(`trend of ${key}`, () => {
    expectAll(trend(gridOf(key))!, wanted, {
      ...same("n", "n_eff", "df", "z", "p_value", "ci_low", "ci_high"),
      slope: "slope_per_day",
      s: "S",
      variance: "var_S",
      phi: "phi_bias_corrected",
      inflation: "variance_inflation",
    })
  })

for (const [key, wanted] of Object.entries(reference.changepoint))
  test(`level change of ${key}`, () => {
    expectAll(changepoint(gridOf(key))!, wanted, {
      ...same("n", "pettitt_k", "delta", "p_value", "ci_low", "ci_high", "rss_step", "rss_line"),
      index: "ls_break_day_index",
      phi: "phi_bias_corrected",
    })
  })

for (const [key, wanted] of Object.entries(reference.compare))
  test(`comparison of ${key}`, () => {
    const [a, b] = key.split("|") as [string, string]
    const after = b.startsWith("[") ? a.replace(/\[.*/, "") + b : b
    expectAll(compareWindows(gridOf(a), gridOf(after))!, wanted, {
      ...same("n_a", "n_b", "mean_a", "mean_b", "n_eff_a", "n_eff_b", "df", "t", "p_value"),
      ...same("ci_low", "ci_high", "hedges_g", "cliffs_delta", "hodges_lehmann"),
      difference: "diff",
      percent: "pct",
      phi: "phi_bias_corrected",
    })
  })

for (const [key, wanted] of Object.entries(reference.baseline))
  test(`baseline of ${key}`, () => {
    const values = sample(key)
    const history = [...finite(values.slice(-91, -1))]
    expectAll(baseline(history, values.at(-1)!)!, wanted, {
      ...same("n", "median", "p05", "p95"),
      mad: "mad_sigma",
      z: "robust_z",
    })
  })

test("the stream of mulberry32 is that of the reference, bit for bit", () => {
  const random = mulberry32(12345)
  for (const number of reference.mulberry32_seed12345_first5) expect(random()).toBe(number)
})

test("a block bootstrap draws what the reference draws, bit for bit", () => {
  const { a, b, L, B, seed, first3, mean, ci95 } = reference.block_bootstrap
  const average = (values: Float64Array) => sum(values) / values.length
  const found = blockBootstrap(
    [sample(a), sample(b)],
    ([before, after]) => average(after!) - average(before!),
    { replicates: B, block: L, seed },
  )
  expect([...found.slice(0, 3)]).toEqual(first3)
  expect(average(found)).toBe(mean)
  const { ci_low, ci_high } = percentileInterval(found)
  expect([ci_low, ci_high]).toEqual(ci95)
})

test("the same days bring the same digits", () => {
  const once = () => JSON.stringify([trend(gridOf("hrv_90")), changepoint(gridOf("hrv_90"))])
  expect(once()).toBe(once())
})
