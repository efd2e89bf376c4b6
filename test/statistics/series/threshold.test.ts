import { expect, test } from "bun:test"
import { mulberry32 } from "#statistics/random"
import type { DayGrid } from "#statistics/series/day-grid"
import { threshold } from "#statistics/series/threshold"

const people = (days: number, bend: number, seed: number) => {
  const random = mulberry32(seed)
  const next = () => random() + random() + random() - 1.5
  const x = Float64Array.from({ length: days }, () => 8000 + 3000 * next())
  let level = 0
  const y = x.map((steps, day) => {
    level = 0.35 * level + next()
    const weekend = day % 7 >= 5 ? 2 : 0
    return 400 + 10 * level + 8 * weekend + bend * Math.max(0, (steps - 8000) / 1000)
  })
  const grid = (values: Float64Array): DayGrid => ({ values, weekday: 0 })
  return [grid(x), grid(y)] as const
}

test("finds where a target begins to rise, and how steeply", () => {
  const [x, y] = people(180, 12, 1)
  const found = threshold(x, y, 0, 7)!
  expect(found.n).toBe(180)
  expect(found.p_value).toBe(0.005)
  expect(found.knot_low).toBeLessThanOrEqual(8000)
  expect(found.knot_high).toBeGreaterThanOrEqual(8000)
  expect(Math.abs(found.knot - 8000)).toBeLessThan(1000)
  expect(Math.abs(found.slope_below)).toBeLessThan(0.004)
  expect(found.slope_above).toBeCloseTo(0.012, 2)
})

test("a straight line has no bend", () => {
  const [x, y] = people(180, 0, 2)
  const straight = { ...y, values: y.values.map((value, day) => value + x.values[day]! / 100) }
  expect(threshold(x, straight, 0, 7)!.p_value).toBeGreaterThan(0.05)
})

test("sees a bend a day later only on that day", () => {
  const [x, y] = people(180, 12, 8)
  const next = { ...y, values: Float64Array.from(y.values, (_, day) => y.values[day - 1] ?? 400) }
  expect(threshold(x, next, 1, 7)!.p_value).toBe(0.005)
  expect(threshold(x, next, 0, 7)!.p_value).toBeGreaterThan(0.05)
})

test("the same seed brings the same digits", () => {
  const [x, y] = people(90, 6, 4)
  expect(threshold(x, y, 0, 11)).toEqual(threshold(x, y, 0, 11))
  expect(threshold(x, y, 0, 11)!.knot).toBe(threshold(x, y, 0, 12)!.knot)
})

test("refuses fewer than sixty pairs, and a feature with nothing on one side", () => {
  const [x, y] = people(59, 6, 5)
  expect(threshold(x, y, 0, 1)).toBeNull()
  const [rare, other] = people(90, 6, 6)
  const mostlyZero = { ...rare, values: rare.values.map((value, day) => (day % 9 ? 0 : value)) }
  expect(threshold(mostlyZero, other, 0, 1)).toBeNull()
})
