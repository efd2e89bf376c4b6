import type { DayValue } from "#domain/metric"
import { daysBetween, type LocalDate, weekdayOf } from "#domain/time"

/** A metric on the calendar: gaps stay gaps, so that neighbours are always neighbouring days. */
export interface DayGrid {
  /** One a calendar day, NaN on a day without one. */
  readonly values: Float64Array
  /** Of the first day; Monday is 0. */
  readonly weekday: number
}

/** Lays a series out on the calendar of a window, both ends inclusive; what lies outside is left out. */
export const dayGrid = (
  series: ReadonlyArray<Pick<DayValue, "date" | "value">>,
  from: LocalDate,
  to: LocalDate,
): DayGrid => {
  const values = new Float64Array(daysBetween(from, to) + 1).fill(Number.NaN)
  for (const { date, value } of series) values[daysBetween(from, date)] = value
  return { values, weekday: weekdayOf(from) }
}

/** The values of the days on which there is one, with their days counted from the first. */
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

/** The values that there are, in order of time. */
export const finite = (values: Float64Array): Float64Array =>
  values.filter((value) => !Number.isNaN(value))

/** The same days, each with the value of `lag` days before; the first have none. */
export const delayed = (values: Float64Array, lag: number): Float64Array => {
  const moved = new Float64Array(values.length).fill(Number.NaN)
  moved.set(values.subarray(0, Math.max(0, values.length - lag)), Math.min(lag, values.length))
  return moved
}

/** The day of the week of a day of a grid; Monday is 0. */
export const weekdayAt = (weekday: number, at: number): number => (weekday + at) % 7
