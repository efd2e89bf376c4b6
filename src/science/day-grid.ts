import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate } from "#domain/time"

/** One value a calendar day from a first day on; NaN on a day without one. */
export type DayGrid = Float64Array

/** Lays a series out on the calendar of a window. */
export const dayGrid = (
  series: ReadonlyArray<Pick<DayValue, "date" | "value">>,
  from: LocalDate,
  to: LocalDate,
): DayGrid => {
  const grid = new Float64Array(daysBetween(from, to) + 1).fill(Number.NaN)
  for (const { date, value } of series) grid[daysBetween(from, date)] = value
  return grid
}

/** The values of the days on which there is one, with their days counted from the first. */
export const present = (grid: DayGrid) => {
  const day: Array<number> = []
  const value: Array<number> = []
  grid.forEach((found, at) => {
    if (Number.isNaN(found)) return
    day.push(at)
    value.push(found)
  })
  return { day, value }
}

/** The pairs of a feature on day d and a target on day d + lag, both within the window. */
export const pairs = (feature: DayGrid, target: DayGrid, lag: number) => {
  const x: Array<number> = []
  const y: Array<number> = []
  for (let at = 0; at + lag < feature.length; at++) {
    const before = feature[at]!
    const after = target[at + lag]!
    if (Number.isNaN(before) || Number.isNaN(after)) continue
    x.push(before)
    y.push(after)
  }
  return { x, y }
}
