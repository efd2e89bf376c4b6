import { expect, test } from "bun:test"
import { pairs } from "#fixtures/statistics/correlation.json"
import r from "#fixtures/statistics/r-reference.json"
import { tTwoSided } from "#statistics/distribution/student"
import { midRanks } from "#statistics/sample/ranks"
import { spearman, spearmanInterval } from "#statistics/sample/spearman"
import { rankTest } from "#statistics/series/association"
import { autocorrelations } from "#statistics/series/autocorrelation"
import { missesOf, sample } from "#test/reference"
import { exactSpearman, pearsonTest } from "#test/statistics/sample/correlation-test"
import { exactKendall, kendall } from "#test/statistics/sample/kendall"
import { leastSquares } from "#test/statistics/sample/regression"
import { coefficientTests } from "#test/statistics/sample/regression/inference"

const correlate = (x: Float64Array, y: Float64Array) => {
  const test = pearsonTest(x, y)
  const ranks = spearman(x, y)!
  const line = leastSquares([new Float64Array(x.length).fill(1), x], y)!
  const acfX = autocorrelations(midRanks(x), 1)[1]!
  const acfY = autocorrelations(midRanks(y), 1)[1]!
  const corrected = rankTest({ n: ranks.n, rho: ranks.rho, acfX, acfY }, 0)!
  const { ci_low, ci_high } = spearmanInterval(ranks.rho, corrected.n_eff)
  return {
    n: ranks.n,
    pearson_r: test.r,
    pearson_p: test.p_value,
    pearson_ci95: [test.ci_low, test.ci_high],
    spearman_rho: ranks.rho,
    spearman_p_t: ranks.p_value,
    kendall_tau_b: kendall(x, y).tau_b,
    kendall_p_asym: kendall(x, y).p_value,
    slope: line.coefficients[1],
    intercept: line.coefficients[0],
    slope_se: line.standard_errors[1],
    slope_p: coefficientTests(line)[1]!.p_value,
    rank_acf1_x: acfX,
    rank_acf1_y: acfY,
    n_eff_bretherton_on_ranks: corrected.n_eff,
    spearman_p_neff: tTwoSided(corrected.t, corrected.df),
    spearman_ci95_neff_bonett_wright: [ci_low, ci_high],
  }
}

for (const [names, wanted] of Object.entries(pairs))
  test(`every correlation of ${names} as scipy computes it`, () => {
    const [a, b, lag] = names.split("|") as [string, string, string]
    const x = sample(a).slice(0, sample(a).length - Number(lag))
    const y = sample(b).slice(Number(lag))
    const known = (_: number, at: number) => !Number.isNaN(x[at]! + y[at]!)
    expect(missesOf(correlate(x.filter(known), y.filter(known)), wanted)).toEqual([])
  })

const asR = (x: Float64Array, y: Float64Array) => {
  const { r, p_value, ci_low, ci_high } = pearsonTest(x, y)
  const { rho, p_value: spearman_p } = spearman(x, y)!
  const { tau_b, z, p_value: kendall_p } = kendall(x, y)
  return {
    pearson: r,
    p: p_value,
    ci: [ci_low, ci_high],
    spearman: rho,
    spearman_p,
    kendall: tau_b,
    kendall_z: z,
    kendall_p,
  }
}

for (const [key, a, b] of [
  ["cor_steps_90_sleep_90", "steps_90", "sleep_90"],
  ["cor_rhr_90_hrv_90", "rhr_90", "hrv_90"],
  ["cor_ties_40_ties_40b", "ties_40", "ties_40b"],
] as const)
  test(`the correlation tests of ${a} and ${b} as R's cor.test`, () => {
    expect(missesOf(asR(sample(a), sample(b)), r[key])).toEqual([])
  })

test("exact tests of seven pairs as R's cor.test", () => {
  const x = sample("small_a")
  const y = sample("small_b").slice(0, 7)
  const { tau, p_value } = exactKendall(x, y)
  const found = {
    spearman: spearman(x, y)!.rho,
    spearman_p_exact: exactSpearman(x, y)!,
    kendall: tau,
    kendall_p_exact: p_value,
  }
  expect(missesOf(found, r.cor_exact_small_a_small_b7)).toEqual([])
})

test("Hollander and Wolfe's tuna lightness: T = 26, p = 0.0597", () => {
  const { x, y, T, tau, p_greater_exact } = r.hollander_wolfe_kendall_p187
  const found = exactKendall(x, y)
  expect(found.concordant).toBe(T)
  expect(missesOf([found.tau, found.p_greater], [tau, p_greater_exact])).toEqual([])
})

test("an order and its reverse have each other's tails", () => {
  const x = [1, 2, 3, 4, 5, 6, 7]
  const y = [2, 1, 4, 3, 7, 5, 6]
  const up = exactKendall(x, y)
  const down = exactKendall(x, y.toReversed())
  expect(
    exactKendall(
      x,
      y.map((value) => -value),
    ).p_less,
  ).toBeCloseTo(up.p_greater, 15)
  // scipy's exact p, two-sided.
  expect(up.p_value).toBeCloseTo(0.06904761904761905, 14)
  expect(down.p_less + down.p_greater).toBeGreaterThan(1)
})

test("all orders of ten pairs are too many", () => {
  expect(exactSpearman(sample("ties_40").slice(0, 10), sample("ties_40b").slice(0, 10))).toBeNull()
})
