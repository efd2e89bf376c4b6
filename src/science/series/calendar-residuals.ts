import { mean } from "#science/sample/descriptive"
import { weekdayAt } from "#science/series/day-grid"

/** What is left of a series once the calendar is taken out. */
export interface Residuals {
  /** NaN on a day without a value, or without one of what was taken out. */
  readonly values: Float64Array
  /** How many columns the regression had: intercept, time, six weekdays, and the further ones. */
  readonly parameters: number
}

const DAYS = 7
/** A weekday seen once is no pattern. */
const FEWEST_A_WEEKDAY = 2
/** Digits beyond this, counted in bits from the largest value, are noise of rounding. */
const BITS = 40

/**
 * The residuals of a least-squares regression on intercept, linear time, the day of the week (where
 * every weekday has two values) and the series of `given`. The weekdays go out first, by their means,
 * then time and the rest one after the other (Frisch and Waugh 1933). A column that the others
 * explain is left out. Residuals are cut to twelve digits, so that equal ones are equal: ranks see ties.
 */
export const calendarResiduals = (
  values: Float64Array,
  weekday: number,
  given: ReadonlyArray<Float64Array> = [],
): Residuals => {
  const days: Array<number> = []
  values.forEach((value, at) => {
    if (!Number.isNaN(value) && given.every((other) => !Number.isNaN(other[at]!))) days.push(at)
  })
  const groups = groupsOf(days, weekday)
  const basis: Array<Float64Array> = []
  const leftOf = (of: (day: number) => number) => {
    const column = Float64Array.from(days, of)
    const unit = unitOf(column)
    centreWithin(column, groups)
    for (const other of basis) project(column, other)
    return { column, rounded: column.map((value) => Math.round(value / unit) * unit) }
  }
  for (const of of [(day: number) => day, ...given.map((other) => (day: number) => other[day]!)]) {
    const { column, rounded } = leftOf(of)
    if (rounded.some((value) => value !== 0)) basis.push(column)
  }
  const { rounded } = leftOf((day) => values[day]!)

  const residuals = new Float64Array(values.length).fill(Number.NaN)
  days.forEach((day, at) => {
    residuals[day] = rounded[at]!
  })
  return { values: residuals, parameters: groups.length + basis.length }
}

/** The positions of each weekday among `days`; all in one group when a weekday is too rare. */
const groupsOf = (days: ReadonlyArray<number>, weekday: number) => {
  const groups: ReadonlyArray<Array<number>> = Array.from({ length: DAYS }, () => [])
  days.forEach((day, at) => {
    groups[weekdayAt(weekday, day)]!.push(at)
  })
  return groups.every(({ length }) => length >= FEWEST_A_WEEKDAY)
    ? groups
    : [days.map((_, at) => at)]
}

const centreWithin = (column: Float64Array, groups: ReadonlyArray<ReadonlyArray<number>>): void => {
  for (const group of groups) {
    const centre = mean(Float64Array.from(group, (at) => column[at]!))
    for (const at of group) column[at]! -= centre
  }
}

/** Takes out of a column what it shares with another. */
const project = (column: Float64Array, other: Float64Array): void => {
  let shared = 0
  let length = 0
  for (let at = 0; at < column.length; at++) {
    shared += column[at]! * other[at]!
    length += other[at]! * other[at]!
  }
  const slope = shared / length
  for (let at = 0; at < column.length; at++) column[at]! -= slope * other[at]!
}

/** The power of two `BITS` below the largest value of a column: a division by it is exact. */
const unitOf = (column: Float64Array): number => {
  const largest = column.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return largest === 0 ? 1 : 2 ** (Math.floor(Math.log2(largest)) - BITS)
}
