import type { DayGrid } from "#statistics/series/day-grid"

/** A range of days of a grid, `end` exclusive. */
export interface DayRange {
  readonly start: number
  readonly end: number
}

/** The ranges between changes of device, in order; `breaks` are the first days of another device. */
export const dayRangesOf = (
  length: number,
  breaks: ReadonlyArray<number>,
): ReadonlyArray<DayRange> => {
  const starts = [0, ...new Set(breaks)]
    .filter((at) => at >= 0 && at < length)
    .sort((a, b) => a - b)
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? length }))
}

/** The days of a grid within a range. */
export const sliceGrid = ({ values, weekday }: DayGrid, { start, end }: DayRange): DayGrid => ({
  values: values.slice(start, end),
  weekday: (weekday + start) % 7,
})

/**
 * The number of days of a range on which all of `early` have a value, and all of `late` have one
 * `lag` days later.
 */
export const countCompleteDays = (
  early: ReadonlyArray<DayGrid>,
  late: ReadonlyArray<DayGrid>,
  lag: number,
  { start, end }: DayRange,
): number => {
  const missing = new Uint8Array(Math.max(0, end - lag - start))
  const mark = ({ values }: DayGrid, first: number) => {
    for (let at = 0; at < missing.length; at++)
      if (Number.isNaN(values[first + at]!)) missing[at] = 1
  }
  for (const grid of early) mark(grid, start)
  for (const grid of late) mark(grid, start + lag)
  return missing.length - missing.reduce((sum, is) => sum + is, 0)
}

/** The range with the largest `count`; of equal ones the latest. */
export const longestBy = (
  ranges: ReadonlyArray<DayRange>,
  count: (range: DayRange) => number,
): DayRange =>
  ranges
    .map((range) => ({ range, size: count(range) }))
    .reduce((best, next) => (next.size >= best.size ? next : best)).range
