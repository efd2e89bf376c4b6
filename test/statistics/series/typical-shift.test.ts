import { expect, test } from "bun:test"
import { hodgesLehmann } from "#statistics/sample/hodges-lehmann"
import type { DayGrid } from "#statistics/series/day-grid"
import { typicalShift } from "#statistics/series/typical-shift"
import { seededNoise } from "#test/seeded-noise"

const grid = (values: ReadonlyArray<number>): DayGrid => ({
  values: Float64Array.from(values),
  weekday: 0,
})
const skewed = (seed: number, phi: number) =>
  seededNoise(seed, 45, phi).map((value) => 30 * Math.exp(0.8 * value))

test("a few extreme days do not move it", () => {
  const a = skewed(1, 0.2)
  const b = a.map((value) => value + 5)
  const found = typicalShift(grid(a), grid(b))!
  expect(found.shift).toBe(hodgesLehmann(a, b)!.shift)
  const extreme = typicalShift(grid(a), grid([...b.slice(2), 9_000, 9_000]))!
  expect(Math.abs(extreme.shift - found.shift)).toBeLessThan(3)
})

test("its interval covers a shift of all days in nineteen of twenty cases, however alike days are", () => {
  const cases = 300
  for (const phi of [0.2, 0.5]) {
    let covered = 0
    for (let seed = 0; seed < cases; seed++) {
      const b = skewed(seed + 5_000, phi).map((value) => value + 10)
      const { ci_low, ci_high } = typicalShift(grid(skewed(seed, phi)), grid(b))!
      if (ci_low <= 10 && 10 <= ci_high) covered++
    }
    expect(covered / cases).toBeGreaterThan(0.92)
    expect(covered / cases).toBeLessThan(0.985)
  }
})

test("six values are too few", () => {
  expect(typicalShift(grid(skewed(1, 0)), grid(skewed(2, 0).slice(0, 6)))).toBeNull()
})
