import type { DayGrid } from "#statistics/series/day-grid"

/** Days of a grid that one device measured: from the first to before `end`. */
export interface DayRange {
  readonly start: number
  readonly end: number
}

/** The ranges between changes of device, in order; breaks are the days another takes over. */
export const dayRangesOf = (
  length: number,
  breaks: ReadonlyArray<number>,
): ReadonlyArray<DayRange> => {
  const starts = [0, ...new Set(breaks)]
    .filter((at) => at >= 0 && at < length)
    .sort((a, b) => a - b)
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? length }))
}

/** The part of a grid that lies in a range. */
export const sliceGrid = ({ values, weekday }: DayGrid, { start, end }: DayRange): DayGrid => ({
  values: values.slice(start, end),
  weekday: (weekday + start) % 7,
})

/** On how many days of a range all of `early` have a value, and all of `late` one `lag` days later. */
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

/** The range with the most of what `count` counts; of equals the latest. */
export const longestBy = (
  ranges: ReadonlyArray<DayRange>,
  count: (range: DayRange) => number,
): DayRange =>
  ranges
    .map((range) => ({ range, size: count(range) }))
    .reduce((best, next) => (next.size >= best.size ? next : best)).range
