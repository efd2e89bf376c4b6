import { expect, test } from "bun:test"
import { midRanks, tieSizes } from "#statistics/sample/ranks"
import { spearman } from "#statistics/sample/spearman"
import { thirds } from "#statistics/sample/thirds"
import { sample } from "#test/reference"

const days = (count: number) => Array.from({ length: count }, (_, at) => at)

test("equal values share the mean of their ranks", () => {
  expect([...midRanks([10, 20, 20, 5])]).toEqual([2, 3.5, 3.5, 1])
  expect([...midRanks([7, 7, 7])]).toEqual([2, 2, 2])
  expect([...midRanks([])]).toEqual([])
})

test("a gap has no rank and takes none from the others", () => {
  expect([...midRanks([9, Number.NaN, 4, 9])]).toEqual([2.5, Number.NaN, 1, 2.5])
})

test("groups of equal values are counted", () => {
  expect(tieSizes([3, 1, 3, 2, 2, 3])).toEqual([2, 3])
})

test("the Bonett-Wright interval surrounds rho and stays within its bounds", () => {
  const found = spearman(sample("steps_90"), sample("sleep_90"))!
  const half = 1.959963984540054 * Math.sqrt((1 + found.rho ** 2 / 2) / 87)
  expect(found.ci_low).toBeCloseTo(Math.tanh(Math.atanh(found.rho) - half), 14)
  expect(found.ci_high).toBeCloseTo(Math.tanh(Math.atanh(found.rho) + half), 14)
})

test("a perfect order is rho 1 with nothing left to chance", () => {
  expect(spearman(days(8), days(8))).toEqual({ rho: 1, p_value: 0, ci_low: 1, ci_high: 1, n: 8 })
  expect(spearman(days(8), days(8).reverse())!.rho).toBe(-1)
})

test("refuses a correlation of too few pairs or of something constant", () => {
  expect(spearman([1, 2, 3], [1, 2, 3])).toBeNull()
  expect(spearman(days(9), days(9).fill(4))).toBeNull()
})

test("rho does not change under a monotone transform", () => {
  const [x, y] = [sample("hrv_90"), sample("steps_90")]
  expect(spearman(x.map(Math.log), y)!.rho).toBe(spearman(x, y)!.rho)
})

test("thirds never split equal values, and a constant has none", () => {
  const workouts = [0, 0, 0, 1, 0, 0, 2, 0, 0, 0]
  const hours = [7, 7, 7, 8, 7, 7, 9, 7, 7, 7]
  expect(thirds(workouts, hours)).toEqual({
    lowest: { feature: 0, target: 7, n: 8 },
    highest: { feature: 1.5, target: 8.5, n: 2 },
  })
  const rare = thirds([5, 5, 5, 5, 1], [1, 1, 1, 1, 3])!
  expect([rare.lowest.n, rare.highest.n]).toEqual([1, 4])
  expect(thirds(days(9), days(9))!.highest).toEqual({ feature: 7, target: 7, n: 3 })
  expect(thirds([4, 4, 4], [1, 2, 3])).toBeNull()
})
