import { expect, test } from "bun:test"
import arrays from "#fixtures/science/arrays.json"
import reference from "#fixtures/science/descriptive.json"
import nist from "#fixtures/science/nist-univariate.json"
import { mad, mean, median, quantile, sd } from "#science/sample/descriptive"

/** The number of digits that are right. */
const digits = (found: number, wanted: number) =>
  found === wanted ? 15 : -Math.log10(Math.abs(found - wanted) / Math.abs(wanted))

/** NIST's accuracy sets: one value, then the two others in turn. */
const numAcc = (first: number, low: number, high: number, length: number) => [
  first,
  ...Array.from({ length: length - 1 }, (_, at) => (at % 2 === 0 ? low : high)),
]

test("mean and standard deviation have twelve of NIST's certified digits", () => {
  for (const certified of Object.values(nist)) {
    expect(digits(mean(certified.data), certified.mean)).toBeGreaterThan(12)
    expect(digits(sd(certified.data), certified.sd)).toBeGreaterThan(12)
  }
})

test("large offsets cost no more digits than doubles must lose", () => {
  expect(digits(sd(numAcc(1.2, 1.1, 1.3, 1001)), 0.1)).toBeGreaterThan(12)
  expect(digits(sd(numAcc(1000000.2, 1000000.1, 1000000.3, 1001)), 0.1)).toBeGreaterThan(8)
  expect(digits(sd(numAcc(10000000.2, 10000000.1, 10000000.3, 1001)), 0.1)).toBeGreaterThan(7)
})

test("agrees with scipy and numpy on every reference series", () => {
  for (const [name, wanted] of Object.entries(reference)) {
    const values = arrays[name as keyof typeof arrays]
    expect(digits(mean(values), wanted.mean)).toBeGreaterThan(12)
    expect(digits(sd(values), wanted.sd)).toBeGreaterThan(12)
    expect(median(values)).toBeCloseTo(wanted.median, 10)
    expect(mad(values)).toBeCloseTo(wanted.mad_scaled, 10)
    for (const [p, value] of Object.entries(wanted.quantiles))
      expect(quantile(values, Number(p))).toBeCloseTo(value, 9)
  }
})

test("an empty sample has no mean, and one value no spread", () => {
  expect([mean([]), median([]), sd([]), sd([3])].every(Number.isNaN)).toBe(true)
  expect([mean([3]), median([3]), mad([3]), quantile([3], 0.9)]).toEqual([3, 3, 0, 3])
})

test("a constant has no spread at all", () => {
  expect(sd(Array.from({ length: 50 }, () => 0.1))).toBe(0)
})

test("orders numbers as numbers and leaves the sample as it was", () => {
  const values = [10, 9, 2, 100]
  expect(median(values)).toBe(9.5)
  expect(values).toEqual([10, 9, 2, 100])
})
