import { expect, test } from "bun:test"
import reference from "#fixtures/science/two-sample.json"
import { mean, variance } from "#science/sample/descriptive"
import { cliffsDelta, hedgesG } from "#science/sample/effect-size"
import { hodgesLehmann } from "#science/sample/hodges-lehmann"
import { welch } from "#science/sample/welch"
import { missOf, sample } from "#test/reference"

const { student_sleep_1908: sleep, ...pairs } = reference

for (const [names, wanted] of Object.entries(pairs))
  test(`${names}: Welch's test and sizes of effect as scipy computes them`, () => {
    const [a, b] = names.split("|").map(sample) as [Float64Array, Float64Array]
    const found = welch(a, b)!
    const miss = (value: number, expected: number) =>
      expect(missOf(value, expected)).toBeLessThan(1e-9)
    miss(found.t, wanted.welch_t)
    miss(found.df, wanted.welch_df)
    miss(found.p_value, wanted.welch_p)
    // scipy's quantile of t is good to eleven digits.
    expect(found.ci_low).toBeCloseTo(wanted.welch_ci95[0]!, 8)
    expect(found.ci_high).toBeCloseTo(wanted.welch_ci95[1]!, 8)
    miss(hedgesG(a, b), wanted.hedges_g)
    miss(cliffsDelta(a, b), wanted.cliffs_delta)
    miss(hodgesLehmann(a, b)!.shift, wanted.hodges_lehmann)
  })

test("Welch's test reproduces Student's sleep data of 1908", () => {
  const found = welch(sleep.b, sleep.a)!
  expect(missOf(found.t, sleep.welch_t)).toBeLessThan(1e-9)
  expect(missOf(found.p_value, sleep.welch_p)).toBeLessThan(1e-9)
  expect([found.t.toFixed(4), found.df.toFixed(3)]).toEqual(["-1.8608", "17.776"])
})

test("refuses to compare what has no spread or one value", () => {
  expect(welch([1], [1, 2])).toBeNull()
  expect(welch([2, 2, 2], [3, 3])).toBeNull()
  expect(hodgesLehmann([], [1])).toBeNull()
})

test("the interval of the shift is R's, within what R's root finder leaves", () => {
  const { ci_low, ci_high } = hodgesLehmann(sample("before_45"), sample("after_45"))!
  expect(ci_low).toBeCloseTo(-2.899961945836017, 3)
  expect(ci_high).toBeCloseTo(1.1000126318374863, 3)
})

test("the two sides change places with the sign", () => {
  const [a, b] = [sample("small_a"), sample("small_b")]
  expect(cliffsDelta(a, b)).toBe(-cliffsDelta(b, a))
  expect(hedgesG(a, b)).toBeCloseTo(-hedgesG(b, a), 14)
  expect(hodgesLehmann(b, a)!.ci_low).toBeCloseTo(-hodgesLehmann(a, b)!.ci_high, 14)
})

test("cut down to Welch's own formula", () => {
  const [a, b] = [sample("small_a"), sample("small_b")]
  const error = Math.sqrt(variance(a) / a.length + variance(b) / b.length)
  expect(welch(a, b)!.t).toBeCloseTo((mean(b) - mean(a)) / error, 13)
})
