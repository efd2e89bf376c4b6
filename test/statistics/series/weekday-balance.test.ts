import { expect, test } from "bun:test"
import { mean } from "#statistics/sample/descriptive"
import type { DayGrid } from "#statistics/series/day-grid"
import { weekdayBalanced } from "#statistics/series/weekday-balance"
import { seededNoise } from "#test/seeded-noise"

const SATURDAY = 5

/** Days of one level, of which Saturdays and Sundays have `more`. */
const weeks = (weekday: number, days: number, level: number, more: number): DayGrid => ({
  weekday,
  values: Float64Array.from(
    { length: days },
    (_, at) => level + ((weekday + at) % 7 >= SATURDAY ? more : 0),
  ),
})

test("a weekend more on one side is no difference", () => {
  const [a, b] = weekdayBalanced(weeks(0, 12, 50, 10), weeks(5, 16, 50, 10))
  expect(mean(b.values) - mean(a.values)).toBeCloseTo(0, 9)
  for (const value of a.values) expect(value).toBeCloseTo(mean(a.values), 9)
})

test("a difference of the levels stays", () => {
  const [a, b] = weekdayBalanced(weeks(0, 12, 50, 10), weeks(5, 16, 53, 10))
  expect(mean(b.values) - mean(a.values)).toBeCloseTo(3, 9)
})

test("whole weeks stay as they are, and so does what is too short to know its weekdays", () => {
  const whole = [weeks(2, 14, 50, 10), weeks(2, 28, 53, 10)] as const
  expect(weekdayBalanced(...whole)).toEqual([...whole])
  const short = [weeks(0, 5, 50, 10), weeks(5, 5, 50, 10)] as const
  expect(weekdayBalanced(...short)).toEqual([...short])
})

test("gaps stay gaps", () => {
  const gappy = weeks(0, 30, 50, 0)
  const values = gappy.values.map((value, at) => (at % 9 === 4 ? Number.NaN : value))
  const wobbling = Float64Array.from(seededNoise(1, 30))
  const [a] = weekdayBalanced({ ...gappy, values }, { weekday: 2, values: wobbling })
  expect(a.values.map((value) => Number(Number.isNaN(value)))).toEqual(
    values.map((value) => Number(Number.isNaN(value))),
  )
})
