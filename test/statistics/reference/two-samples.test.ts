import { expect, test } from "bun:test"
import r from "#fixtures/statistics/r-reference.json"
import reference from "#fixtures/statistics/two-sample.json"
import { mean } from "#statistics/sample/descriptive"
import { cliffsDelta, hedgesG } from "#statistics/sample/effect-size"
import { hodgesLehmann } from "#statistics/sample/hodges-lehmann"
import { missesOf, missOf, sample } from "#test/reference"
import { brownForsythe } from "#test/statistics/sample/comparison/analysis-of-variance"
import { brunnerMunzel } from "#test/statistics/sample/comparison/brunner-munzel"
import { kolmogorovSmirnov } from "#test/statistics/sample/comparison/kolmogorov-smirnov"
import { exactMannWhitney, mannWhitney } from "#test/statistics/sample/comparison/mann-whitney"
import { pairedT } from "#test/statistics/sample/comparison/paired-t"
import { pooledT } from "#test/statistics/sample/comparison/pooled-t"
import { exactSignedRank, signedRank } from "#test/statistics/sample/comparison/signed-rank"
import { welch } from "#test/statistics/sample/welch"

const { student_sleep_1908: sleep, ...pairs } = reference

/** scipy's quantile of t is good to eleven digits. */
const tolerance = (path: string) => (path.startsWith("welch_ci95") ? 1e-8 : 1e-9)

const paired = (a: Float64Array, b: Float64Array) => {
  const t = pairedT(a, b)!
  const { v, v_negative, p_value } = signedRank(a, b)
  return {
    paired_t: t.t,
    paired_p: t.p_value,
    wilcoxon_W: Math.min(v, v_negative),
    wilcoxon_p_approx_cc: p_value,
  }
}

const compare = (a: Float64Array, b: Float64Array) => {
  const difference = welch(a, b)!
  const pooled = pooledT(a, b)!
  const { u, superiority, p_value } = mannWhitney(a, b)
  const ks = kolmogorovSmirnov(a, b)
  const munzel = brunnerMunzel(a, b)
  const spread = brownForsythe([a, b])
  return {
    n_a: a.length,
    n_b: b.length,
    mean_a: mean(a),
    mean_b: mean(b),
    diff_b_minus_a: difference.difference,
    welch_t: difference.t,
    welch_df: difference.df,
    welch_p: difference.p_value,
    welch_ci95: [difference.ci_low, difference.ci_high],
    student_t: pooled.t,
    student_p: pooled.p_value,
    cohen_d: pooled.cohens_d,
    hedges_g: hedgesG(a, b),
    mwu_U_b: u,
    mwu_p_asym_cc: p_value,
    cliffs_delta: cliffsDelta(a, b),
    prob_superiority: superiority,
    hodges_lehmann: hodgesLehmann(a, b)!.shift,
    ks: [ks.d, ks.p_value],
    brunner_munzel: [munzel.statistic, munzel.p_value],
    levene_median: [spread.f, spread.p_value],
    ...(a.length === b.length ? paired(a, b) : { mwu_p_exact: exactMannWhitney(a, b).p_value }),
  }
}

for (const [names, wanted] of Object.entries(pairs))
  test(`every comparison of ${names} as scipy computes it`, () => {
    const [a, b] = names.split("|").map(sample) as [Float64Array, Float64Array]
    expect(missesOf(compare(a, b), wanted, tolerance)).toEqual([])
  })

test("Student's sleep data of 1908, unpaired and paired", () => {
  const { a, b, published: _, ...wanted } = sleep
  const unpaired = welch(b, a)!
  const { t, p_value } = pairedT(b, a)!
  const found = {
    welch_t: unpaired.t,
    welch_p: unpaired.p_value,
    paired_t: t,
    paired_p: p_value,
  }
  expect(missesOf(found, wanted)).toEqual([])
  const { welch_t, welch_p, paired_t, paired_p } = found
  const { ci_low, ci_high, df } = unpaired
  expect(
    missesOf(
      { welch_t, df, p: welch_p, ci: [ci_low, ci_high], paired_t, paired_p },
      r.two_R_sleep,
      1e-9,
    ),
  ).toEqual([])
})

/** R finds the shift and its interval under ties by a root finder that stops within 1e-4. */
const ROOT_FINDER = 1.5e-4

const asR = (a: Float64Array, b: Float64Array) => {
  const { t, df, p_value: p, ci_low, ci_high } = welch(a, b)!
  const { u, p_value: wilcox_p } = mannWhitney(a, b)
  const common = {
    welch_t: t,
    df,
    p,
    ci: [ci_low, ci_high],
    student_p: pooledT(a, b)!.p_value,
    wilcox_W: u,
    wilcox_p,
    hl_median_pairwise: hodgesLehmann(a, b)!.shift,
  }
  if (a.length === b.length) {
    const { t: paired_t, p_value: paired_p } = pairedT(a, b)!
    const { v: signedrank_V, p_value: signedrank_p } = signedRank(a, b)
    return { ...common, paired_t, paired_p, signedrank_V, signedrank_p }
  }
  const exact = exactMannWhitney(a, b)
  return {
    ...common,
    exact_p: exact.p_value,
    hl_exact: hodgesLehmann(a, b)!.shift,
    hl_ci_exact: [exact.ci_low, exact.ci_high],
  }
}

for (const [key, a, b] of [
  ["two_before_45_after_45", "before_45", "after_45"],
  ["two_small_a_small_b", "small_a", "small_b"],
  ["two_ties_40_ties_40b", "ties_40", "ties_40b"],
] as const)
  test(`the tests of ${a} and ${b} as R's t.test and wilcox.test`, () => {
    const { hl_estimate_R, hl_ci_R, ...wanted } = r[key]
    expect(missesOf(asR(sample(a), sample(b)), wanted)).toEqual([])
    const { shift, ci_low, ci_high } = hodgesLehmann(sample(a), sample(b))!
    ;[shift, ci_low, ci_high].forEach((value, at) => {
      const rooted = [hl_estimate_R, ...hl_ci_R][at]!
      expect(Math.abs(value - rooted)).toBeLessThan(ROOT_FINDER)
    })
  })

test("Hollander and Wolfe's water transfer: W = 35, p = 0.1272", () => {
  const { x, y, published: _, ...wanted } = r.hollander_wolfe_p69
  const { u, p_greater, p_value, ci_low, ci_high } = exactMannWhitney(y, x)
  const found = {
    W: u,
    p_greater_exact: p_greater,
    p_two: p_value,
    hl: hodgesLehmann(y, x)!.shift,
    hl_ci: [ci_low, ci_high],
  }
  expect(missesOf(found, wanted)).toEqual([])
})

test("Hollander and Wolfe's depression scale: V = 40, p = 0.0195", () => {
  const { x, y, V, p_greater_exact } = r.hollander_wolfe_depression_p29
  const { v, p_greater } = exactSignedRank(y, x)
  expect(v).toBe(V)
  expect(missOf(p_greater, p_greater_exact)).toBeLessThan(1e-12)
})

test("two samples alike are at no distance, two apart at the whole", () => {
  expect(kolmogorovSmirnov([1, 2, 3], [1, 2, 3])).toEqual({ d: 0, p_value: 1 })
  const apart = kolmogorovSmirnov([1, 2, 3], [4, 5, 6])
  expect([apart.d, apart.p_value.toFixed(12)]).toEqual([1, (2 / 20).toFixed(12)])
})

test("refuses what does not vary", () => {
  expect(pooledT([1, 1], [1, 1])).toBeNull()
  expect(pairedT([1, 2], [3, 4])).toBeNull()
})
