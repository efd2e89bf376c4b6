import { expect, test } from "bun:test"
import { compareWindows } from "#statistics/series/comparison"
import type { DayGrid } from "#statistics/series/day-grid"
import { compareEnds } from "#statistics/series/ends"
import { seededNoise } from "#test/seeded-noise"

const grid = (values: ReadonlyArray<number>): DayGrid => ({
  values: Float64Array.from(values),
  weekday: 0,
})

test("the last thirty days are held against the first, by their medians", () => {
  const values = [
    ...seededNoise(3, 30, 0.9),
    ...seededNoise(4, 40, 0.9),
    ...seededNoise(5, 30, 0.9),
  ]
  const all = grid(values)
  const found = compareEnds(all)!
  const tested = compareWindows(grid(values.slice(0, 30)), grid(values.slice(70)))!
  const middle = (of: ReadonlyArray<number>) => {
    const sorted = [...of].sort((a, b) => a - b)
    return (sorted[14]! + sorted[15]!) / 2
  }
  expect(found.first).toBe(middle(values.slice(0, 30)))
  expect(found.last).toBe(middle(values.slice(70)))
  expect(found.difference).toBe(found.last - found.first)
  expect(found.p_value).toBe(tested.p_value)
  expect(found.ci_high - found.ci_low).toBeCloseTo(tested.ci_high - tested.ci_low, 12)
  expect(found.n).toBe(60)
})

test("a shorter series is halved, and one with too little at an end has none", () => {
  expect(compareEnds(grid(seededNoise(6, 41, 0.9)))!.n).toBe(40)
  expect(compareEnds(grid(seededNoise(6, 13, 0.9)))).toBeNull()
})

test("the interval covers no change in at least seventeen of twenty series that repeat themselves", () => {
  let covered = 0
  const series = 400
  for (let seed = 0; seed < series; seed++) {
    const found = compareEnds(grid(seededNoise(seed, 90, 0.85)))!
    if (found.ci_low <= 0 && found.ci_high >= 0) covered++
  }
  expect(covered / series).toBeGreaterThan(0.85)
})
