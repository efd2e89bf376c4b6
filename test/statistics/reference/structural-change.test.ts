import { expect, test } from "bun:test"
import exact from "#fixtures/statistics/changepoint-exact.json"
import r from "#fixtures/statistics/r-reference.json"
import { mean } from "#statistics/sample/descriptive"
import { pettittOf, pettittP } from "#statistics/series/changepoint"
import { optimalPartition, type SegmentCost, squaredCost } from "#statistics/series/partition"
import { missesOf, sample } from "#test/reference"
import { breakInterval } from "#test/statistics/series/structural-change/break-interval"
import { olsCusum } from "#test/statistics/series/structural-change/cusum"
import { segmentsByCount } from "#test/statistics/series/structural-change/segments"
import { supF, supFTail } from "#test/statistics/series/structural-change/sup-f"

/** What the reference loses of a p value that it takes from 1. */
const LOST = 1e-14

const testsOf = (values: Float64Array) => {
  const { statistic, k } = pettittOf(values)
  const f = supF(values, 0.1)
  const cusum = olsCusum(values)
  return {
    numbers: {
      pettitt_K: statistic,
      pettitt_tau: k,
      pettitt_p_approx: pettittP(statistic, values.length),
      ols_cusum: cusum.statistic,
      supF: f.f,
    },
    ps: { ols_cusum_p: cusum.p_value, supF_p: f.p_value },
  }
}

const { changepoint_nile: nile, ...others } = {
  changepoint_nile: r.changepoint_nile,
  changepoint_step_120: r.changepoint_step_120,
  changepoint_rhr_90: r.changepoint_rhr_90,
  changepoint_hrv_90: r.changepoint_hrv_90,
  changepoint_before_45: r.changepoint_before_45,
  changepoint_multi_150: r.changepoint_multi_150,
}

for (const [key, wanted] of Object.entries(others))
  test(`every value of ${key} as R's strucchange computes it`, () => {
    const values = sample(key.replace("changepoint_", ""))
    const { supF_p, ols_cusum_p, ...rest } = wanted
    const shortest = Math.floor(0.1 * values.length)
    const segments = segmentsByCount(values, shortest, rest.rss_by_m.length - 1)
    const least = segments.reduce((best, one) => (one.bic < best.bic ? one : best))
    const { numbers, ps } = testsOf(values)
    const found = {
      ...numbers,
      bic_breaks_h10: least.breaks,
      bic_by_m: segments.map(({ bic }) => bic),
      rss_by_m: segments.map(({ rss }) => rss),
    }
    expect(missesOf(found, rest)).toEqual([])
    expect(Math.abs(ps.supF_p - supF_p)).toBeLessThan(LOST)
    expect(Math.abs(ps.ols_cusum_p - ols_cusum_p)).toBeLessThan(LOST)
  })

test("the Nile of 1898, its interval as well", () => {
  const values = sample("nile")
  const { supF_p, ols_cusum_p, published: _, ...wanted } = nile
  const [none, one] = segmentsByCount(values, 15, 1)
  const k = one!.breaks[0]!
  const { ci_low, ci_high } = breakInterval(values, k)
  const { numbers, ps } = testsOf(values)
  const found = {
    ...numbers,
    strucchange_breakpoints: k,
    ci: [ci_low, k, ci_high],
    rss0: none!.rss,
    rss1: one!.rss,
  }
  expect(missesOf(found, wanted)).toEqual([])
  expect(Math.abs(ps.supF_p - supF_p)).toBeLessThan(LOST)
  expect(Math.abs(ps.ols_cusum_p - ols_cusum_p)).toBeLessThan(LOST)
})

test("the interval of a break is mirrored with its series, whatever the two variances", () => {
  for (const scale of [0.01, 0.3, 1, 8]) {
    const values = sample("step_120").map((value, day) =>
      day < 66 ? 50 + scale * (value - 50) : value,
    )
    const forward = breakInterval(values, 66)
    const backward = breakInterval(values.slice().reverse(), 54)
    expect([120 - backward.ci_high, 120 - backward.ci_low]).toEqual([
      forward.ci_low,
      forward.ci_high,
    ])
    expect(forward.ci_low).toBeLessThanOrEqual(66)
    expect(forward.ci_high).toBeGreaterThanOrEqual(66)
  }
})

test("a break that may be nearer to an end is easier to find by chance", () => {
  const shares = Array.from({ length: 25 }, (_, at) => 0.49 - at / 50)
  for (const f of [4, 6, 9, 13]) {
    const tails = shares.map((share) => supFTail(f, share))
    tails.slice(1).forEach((tail, at) => {
      expect(tail).toBeGreaterThan(tails[at]!)
      // Neighbouring surfaces are alike.
      expect(tail).toBeLessThan(2 * tails[at]!)
    })
    expect(supFTail(f, 0.16)).toBeCloseTo((supFTail(f, 0.15) + supFTail(f, 0.17)) / 2, 14)
  }
})

test("no series of the R reference is left out", () => {
  const series = Object.keys(r).filter((key) => key.startsWith("changepoint_"))
  expect(series.sort()).toEqual(["changepoint_nile", ...Object.keys(others)].sort())
})

/** Twice the negative log likelihood of a normal segment with a mean and variance of its own. */
const normalCost = (values: Float64Array): SegmentCost => {
  const squares = squaredCost(values, 1)
  return (from, to) => {
    const n = to - from
    return n * (Math.log(2 * Math.PI) + Math.log(squares(from, to) / n) + 1)
  }
}

for (const [name, entries] of Object.entries(exact))
  for (const [cost, wanted] of Object.entries(entries))
    test(`every value of the exact partition of ${name} by ${cost}`, () => {
      const values = sample(name)
      const { sigma2_mad_diff, ...rest } = { sigma2_mad_diff: undefined, ...wanted }
      const segmentCost =
        sigma2_mad_diff === undefined ? normalCost(values) : squaredCost(values, sigma2_mad_diff)
      const { penalty, min_segment } = wanted
      const { breaks, cost: total } = optimalPartition(
        values.length,
        segmentCost,
        penalty,
        min_segment,
      )
      const means = [0, ...breaks].map((from, at) => mean(values.slice(from, breaks[at])))
      const found = {
        penalty,
        min_segment,
        changepoints: breaks,
        total_cost: total,
        ...("segment_means" in wanted ? { segment_means: means } : {}),
      }
      expect(missesOf(found, rest)).toEqual([])
    })
