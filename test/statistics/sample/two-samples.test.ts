import { expect, test } from "bun:test"
import { mean, variance } from "#statistics/sample/descriptive"
import { cliffsDelta, hedgesG } from "#statistics/sample/effect-size"
import { hodgesLehmann } from "#statistics/sample/hodges-lehmann"
import { sample } from "#test/reference"
import { welch } from "#test/statistics/sample/welch"

test("refuses to compare what has no spread or one value", () => {
  expect(welch([1], [1, 2])).toBeNull()
  expect(welch([2, 2, 2], [3, 3])).toBeNull()
  expect(hodgesLehmann([], [1])).toBeNull()
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
