import { expect, test } from "bun:test"
import nist from "#fixtures/statistics/nist-univariate.json"
import { mad, mean, median, quantile, sd, sum } from "#statistics/sample/descriptive"
import { digits } from "#test/reference"

/** What doubles must lose of a standard deviation when the mean is ten million times as large. */
const digitsOfSd: Record<string, number> = { NumAcc3: 8, NumAcc4: 7 }

for (const [name, { data, certified }] of Object.entries(nist))
  test(`NIST's certified digits of ${name}`, () => {
    expect(data.length).toBe(certified.n)
    expect(digits(mean(data), certified.mean)).toBeGreaterThan(12)
    expect(digits(sd(data), certified.sd)).toBeGreaterThan(digitsOfSd[name] ?? 12)
  })

test("an empty sample has no mean, and one value no spread", () => {
  expect([mean([]), median([]), sd([]), sd([3])].every(Number.isNaN)).toBe(true)
  expect([mean([3]), median([3]), mad([3]), quantile([3], 0.9)]).toEqual([3, 3, 0, 3])
})

test("a constant has no spread at all", () => {
  expect(sd(Array.from({ length: 50 }, () => 0.1))).toBe(0)
})

test("a sum loses nothing to the order of its terms", () => {
  expect(sum([1, 1e100, 1, -1e100])).toBe(2)
  expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1)
})

test("orders numbers as numbers and leaves the sample as it was", () => {
  const values = [10, 9, 2, 100]
  expect(median(values)).toBe(9.5)
  expect(values).toEqual([10, 9, 2, 100])
})
