import { expect, test } from "bun:test"
import type { DayGrid } from "#statistics/series/day-grid"
import { countCompleteDays, dayRangesOf, longestBy, sliceGrid } from "#statistics/series/day-range"

const grid = (...values: ReadonlyArray<number | null>): DayGrid => ({
  values: Float64Array.from(values, (value) => value ?? Number.NaN),
  weekday: 5,
})

test("breaks cut a window into ranges, each once and in order", () => {
  expect(dayRangesOf(10, [])).toEqual([{ start: 0, end: 10 }])
  expect(dayRangesOf(10, [7, 3, 7])).toEqual([
    { start: 0, end: 3 },
    { start: 3, end: 7 },
    { start: 7, end: 10 },
  ])
})

test("a part of a grid keeps its days of the week", () => {
  const part = sliceGrid(grid(1, 2, 3, 4), { start: 2, end: 4 })
  expect([...part.values]).toEqual([3, 4])
  expect(part.weekday).toBe(0)
})

test("a day is complete when all have a value, the later ones so many days on", () => {
  const early = grid(1, null, 3, 4)
  const late = grid(null, 2, 3, 4)
  const all = { start: 0, end: 4 }
  expect(countCompleteDays([early], [late], 0, all)).toBe(2)
  expect(countCompleteDays([early], [late], 1, all)).toBe(2)
  expect(countCompleteDays([early], [late], 1, { start: 1, end: 4 })).toBe(1)
  expect(countCompleteDays([early], [], 0, all)).toBe(3)
})

test("of ranges that hold as much the latest is taken", () => {
  const ranges = dayRangesOf(12, [4, 8])
  expect(longestBy(ranges, ({ start }) => (start === 4 ? 9 : 3))).toEqual({ start: 4, end: 8 })
  expect(longestBy(ranges, () => 3)).toEqual({ start: 8, end: 12 })
})
