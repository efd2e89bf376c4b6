import { expect, test } from "bun:test"
import reference from "#fixtures/science/distributions.json"
import { incompleteBeta } from "#science/distribution/beta"
import { normalTail, normalTwoSided } from "#science/distribution/normal"
import { tQuantile, tTail, tTwoSided } from "#science/distribution/student"

const relative = (found: number, wanted: number) => Math.abs(found - wanted) / Math.abs(wanted)

const columns = (rows: ReadonlyArray<ReadonlyArray<number>>) =>
  rows.map(([a, b, c, d]) => [a!, b!, c!, d!] as const)

test("Student's t keeps twelve digits from the middle to a tail of 1e-97", () => {
  for (const [t, df, p] of columns(reference.t_two_sided))
    expect(relative(tTwoSided(t, df), p)).toBeLessThan(df > 1e5 ? 1e-11 : 1e-12)
})

test("the normal keeps twelve digits down to 1e-197", () => {
  for (const [z, p] of columns(reference.normal_two_sided))
    expect(relative(normalTwoSided(z), p)).toBeLessThan(1e-12)
})

test("quantiles of Student's t agree to twelve digits, at broken degrees of freedom too", () => {
  for (const [df, t] of columns(reference.t_quantile_975))
    expect(relative(tQuantile(0.975, df), t)).toBeLessThan(1e-12)
})

test("the incomplete beta function agrees to twelve digits", () => {
  for (const [a, b, x, value] of columns(reference.beta_cdf))
    expect(relative(incompleteBeta(a, b, x), value)).toBeLessThan(1e-12)
})

test("the two tails of a distribution add up to one", () => {
  for (const at of [-3, -0.5, 0, 1e-9, 2.5]) {
    expect(tTail(at, 7) + tTail(-at, 7)).toBeCloseTo(1, 14)
    expect(normalTail(at) + normalTail(-at)).toBeCloseTo(1, 14)
  }
})

test("infinity is the end of a tail, and not a number stays none", () => {
  expect([tTail(Number.POSITIVE_INFINITY, 3), tTail(Number.NEGATIVE_INFINITY, 3)]).toEqual([0, 1])
  expect([normalTail(Number.POSITIVE_INFINITY), normalTail(Number.NEGATIVE_INFINITY)]).toEqual([
    0, 1,
  ])
  expect(tTail(Number.NaN, 3)).toBeNaN()
  expect(normalTail(Number.NaN)).toBeNaN()
})

test("quantiles mirror around the middle", () => {
  expect(tQuantile(0.5, 4)).toBe(0)
  expect(tQuantile(0.025, 10)).toBeCloseTo(-tQuantile(0.975, 10), 14)
})
