import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate, weekdayOf } from "#domain/time"

/**
 * A metric with one value a calendar day: gaps stay as NaN, so that neighbours are always
 * neighbouring days.
 */
export interface DayGrid {
  /** One for each calendar day, NaN on a day without a value. */
  readonly values: Float64Array
  /** The weekday of the first day; Monday is 0. */
  readonly weekday: number
}

/** Places a series on the calendar of a window, both ends inclusive; other days are dropped. */
export const dayGrid = (
  series: ReadonlyArray<Pick<DayValue, "date" | "value">>,
  from: LocalDate,
  to: LocalDate,
): DayGrid => {
  const values = new Float64Array(daysBetween(from, to) + 1).fill(Number.NaN)
  for (const { date, value } of series) values[daysBetween(from, date)] = value
  return { values, weekday: weekdayOf(from) }
}

/** The values and their days, counted from the first, without gaps. */
export const present = ({ values }: DayGrid) => {
  const day: Array<number> = []
  const value: Array<number> = []
  values.forEach((found, at) => {
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
  for (let at = 0; at + lag < feature.values.length; at++) {
    const before = feature.values[at]!
    const after = target.values[at + lag]!
    if (Number.isNaN(before) || Number.isNaN(after)) continue
    x.push(before)
    y.push(after)
  }
  return { x, y }
}

/** The values without gaps, in order of time. */
export const finite = (values: Float64Array): Float64Array =>
  values.filter((value) => !Number.isNaN(value))

/** The values shifted `lag` days later; the first `lag` days are NaN. */
export const delayed = (values: Float64Array, lag: number): Float64Array => {
  const moved = new Float64Array(values.length).fill(Number.NaN)
  moved.set(values.subarray(0, Math.max(0, values.length - lag)), Math.min(lag, values.length))
  return moved
}

/** The day of the week of a day of a grid; Monday is 0. */
export const weekdayAt = (weekday: number, at: number): number => (weekday + at) % 7
