import { expect, test } from "bun:test"
import reference from "#fixtures/statistics/distributions.json"
import { incompleteBeta } from "#statistics/distribution/beta"
import { upperGamma } from "#statistics/distribution/gamma"
import { noncentralTTail } from "#statistics/distribution/noncentral-t"
import { normalQuantile, normalTail, normalTwoSided } from "#statistics/distribution/normal"
import { tQuantile, tTail, tTwoSided } from "#statistics/distribution/student"
import { missOf } from "#test/reference"
import { chiSquareQuantile, chiSquareTail } from "#test/statistics/distribution/chi-square"
import { fQuantile, fTail } from "#test/statistics/distribution/fisher"
import { kolmogorovTail } from "#test/statistics/distribution/kolmogorov"

const functions: Record<keyof typeof reference, (...given: ReadonlyArray<number>) => number> = {
  t_two_sided: (t, df) => tTwoSided(t!, df!),
  normal_two_sided: (z) => normalTwoSided(z!),
  F_upper: (f, df1, df2) => fTail(f!, df1!, df2!),
  chi2_upper: (x, df) => chiSquareTail(x!, df!),
  t_quantile_975: (df) => tQuantile(0.975, df!),
  normal_quantile: (p) => normalQuantile(p!),
  beta_cdf: (a, b, x) => incompleteBeta(a!, b!, x!),
  kolmogorov: (x) => kolmogorovTail(x!),
}

for (const [name, rows] of Object.entries(reference))
  test(`${name} keeps thirteen digits, from the middle to tails of 1e-198`, () => {
    const of = functions[name as keyof typeof reference]
    for (const row of rows) expect(missOf(of(...row.slice(0, -1)), row.at(-1)!)).toBeLessThan(1e-13)
  })

test("quantiles undo tails", () => {
  for (const p of [1e-8, 0.025, 0.3, 0.5, 0.9, 0.999]) {
    expect(missOf(normalTail(-normalQuantile(p)), p)).toBeLessThan(1e-13)
    for (const df of [1, 2.37, 30, 1e6])
      expect(missOf(tTail(-tQuantile(p, df), df), p)).toBeLessThan(1e-13)
    expect(chiSquareTail(chiSquareQuantile(p, 7), 7)).toBeCloseTo(1 - p, 13)
    expect(fTail(fQuantile(p, 3, 20.5), 3, 20.5)).toBeCloseTo(1 - p, 13)
  }
})

test("the gamma function's tail has no seam where series and fraction meet", () => {
  for (const a of [0.5, 9.9, 10.1, 500]) {
    const [below, above] = [upperGamma(a, a + 1 - 1e-9), upperGamma(a, a + 1 + 1e-9)]
    expect(below).toBeGreaterThan(above)
    expect(missOf(below, above)).toBeLessThan(1e-8)
  }
})

test("the noncentral t without a shift is Student's, and power.t.test's value with one", () => {
  expect(noncentralTTail(2, 9, 1e-12)).toBeCloseTo(tTail(2, 9), 11)
  expect(noncentralTTail(tQuantile(0.975, 126), 126, 0.5 * Math.sqrt(32))).toBeCloseTo(
    0.8014586233679728,
    12,
  )
})

test("the two tails of a distribution add up to one", () => {
  for (const at of [-3, -0.5, 0, 1e-9, 2.5]) {
    expect(tTail(at, 7) + tTail(-at, 7)).toBeCloseTo(1, 14)
    expect(normalTail(at) + normalTail(-at)).toBeCloseTo(1, 14)
  }
})

test("infinity is the end of a tail, and not a number stays none", () => {
  const { POSITIVE_INFINITY: most, NEGATIVE_INFINITY: least, NaN: none } = Number
  expect([tTail(most, 3), tTail(least, 3)]).toEqual([0, 1])
  expect([normalTail(most), normalTail(least)]).toEqual([0, 1])
  expect([fTail(0, 2, 2), chiSquareTail(most, 2), kolmogorovTail(0)]).toEqual([1, 0, 1])
  expect([tTail(none, 3), normalTail(none)].every(Number.isNaN)).toBe(true)
})

test("quantiles mirror around the middle", () => {
  expect([tQuantile(0.5, 4), normalQuantile(0.5)]).toEqual([0, 0])
  expect(tQuantile(0.25, 10)).toBe(-tQuantile(0.75, 10))
})
