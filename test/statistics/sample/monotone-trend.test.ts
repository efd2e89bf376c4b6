import { expect, test } from "bun:test"
import trends from "#fixtures/statistics/mann-kendall.json"
import { mannKendall } from "#statistics/sample/mann-kendall"
import { medianInPlace, orderStatistic } from "#statistics/sample/order-statistic"
import { pairwiseSlopes, theilSen } from "#statistics/sample/theil-sen"
import { missOf, sample } from "#test/reference"

const days = (count: number) => Array.from({ length: count }, (_, at) => at)

for (const [name, wanted] of Object.entries(trends))
  test(`${name}: the interval of Theil and Sen's slope, ties corrected`, () => {
    const y = sample(name)
    const found = theilSen(days(y.length), y, mannKendall(y).variance)!
    // Sen's ranks go outward where scipy rounds to the nearest: at most one slope further.
    const sorted = pairwiseSlopes(days(y.length), y).sort()
    const [low, high] = wanted.sen_ci95 as [number, number]
    const isNear = (end: number, reference: number) =>
      sorted.some(
        (slope, at) =>
          slope === end &&
          [-1, 0, 1].some((step) => missOf(sorted[at + step] ?? end, reference) < 1e-9),
      )
    expect(found.ci_low).toBeLessThanOrEqual(low)
    expect(found.ci_high).toBeGreaterThanOrEqual(high)
    expect(isNear(found.ci_low, low)).toBe(true)
    expect(isNear(found.ci_high, high)).toBe(true)
  })

test("a gap counts with its true length", () => {
  expect(theilSen([0, 1, 10, 11], [0, 1, 10, 11], 8)!.slope).toBe(1)
})

test("points on the same day have no slope between them", () => {
  expect([...pairwiseSlopes([0, 0, 2], [5, 9, 7])]).toEqual([1, -1])
  expect(theilSen([3, 3], [1, 2], 0)).toBeNull()
})

test("what the pairs do not bound has no bound", () => {
  const found = theilSen(days(4), [1, 3, 2, 5], 1e6)!
  expect([found.ci_low, found.ci_high]).toEqual([
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ])
})

test("a constant has no trend", () => {
  const flat = mannKendall(days(10).fill(5))
  expect(flat).toEqual({ s: 0, variance: 0, z: 0, p_value: 1 })
  expect(theilSen(days(10), days(10).fill(5), 0)).toEqual({ slope: 0, ci_low: 0, ci_high: 0 })
})

test("the order statistic of a rank is what sorting puts there", () => {
  const values = [...sample("steps_90"), ...sample("ties_40")]
  const sorted = [...values].sort((a, b) => a - b)
  sorted.forEach((value, rank) => {
    expect(orderStatistic(Float64Array.from(values), rank)).toBe(value)
  })
})

test("selection from a hundred thousand, with ties and already in order", () => {
  for (const of of [(at: number) => (at * 7919) % 100_003, (at: number) => at % 10, Math.sqrt]) {
    const values = Float64Array.from({ length: 100_000 }, (_, at) => of(at))
    const sorted = values.slice().sort()
    for (const rank of [0, 1, 31_415, 50_000, 99_999])
      expect(orderStatistic(values.slice(), rank)).toBe(sorted[rank]!)
    expect(medianInPlace(values)).toBe((sorted[49_999]! + sorted[50_000]!) / 2)
  }
})
