import { weekdayAt } from "#statistics/series/day-grid"

/** What is left of a series once the calendar is taken out. */
export interface Residuals {
  /** NaN on a day without a value, or without one of what was taken out. */
  readonly values: Float64Array
  /** How many columns the regression had: intercept, time, six weekdays, and the further ones. */
  readonly parameters: number
}

const DAYS = 7
/** A weekday seen once is no pattern. */
const MIN_A_WEEKDAY = 2
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
  const days = completeDays(values, given)
  const weekdays = weekdaysOf(days, weekday)
  const basis: Array<Float64Array> = []
  const leftOf = (all: Float64Array) => {
    const column = new Float64Array(days.length)
    for (let at = 0; at < days.length; at++) column[at] = all[days[at]!]!
    const unit = unitOf(column)
    centreWithin(column, weekdays)
    for (const other of basis) project(column, other)
    return { column, rounded: column.map((value) => Math.round(value / unit) * unit) }
  }
  const time = Float64Array.from(values, (_, day) => day)
  for (const all of [time, ...given]) {
    const { column, rounded } = leftOf(all)
    if (rounded.some((value) => value !== 0)) basis.push(column)
  }
  const { rounded } = leftOf(values)

  const residuals = new Float64Array(values.length).fill(Number.NaN)
  for (let at = 0; at < days.length; at++) residuals[days[at]!] = rounded[at]!
  return { values: residuals, parameters: weekdays.sizes.length + basis.length }
}

/** The days that have a value of every series. */
const completeDays = (values: Float64Array, given: ReadonlyArray<Float64Array>): Int32Array => {
  const days = new Int32Array(values.length)
  let count = 0
  for (let day = 0; day < values.length; day++)
    if (!Number.isNaN(values[day]!) && given.every((other) => !Number.isNaN(other[day]!)))
      days[count++] = day
  return days.subarray(0, count)
}

/** The group of each day, and how many days each group has. */
interface Groups {
  readonly of: Uint8Array
  readonly sizes: ReadonlyArray<number>
}

/** Days by weekday; all in one group when a weekday is too rare. */
const weekdaysOf = (days: Int32Array, weekday: number): Groups => {
  const of = Uint8Array.from(days, (day) => weekdayAt(weekday, day))
  const sizes = new Array<number>(DAYS).fill(0)
  for (const group of of) sizes[group]!++
  return sizes.every((size) => size >= MIN_A_WEEKDAY)
    ? { of, sizes }
    : { of: of.fill(0), sizes: [days.length] }
}

/** Takes the mean of its group from each value; once more for what rounding leaves. */
const centreWithin = (column: Float64Array, { of, sizes }: Groups): void => {
  for (let pass = 0; pass < 2; pass++) {
    const sums = new Float64Array(sizes.length)
    for (let at = 0; at < column.length; at++) sums[of[at]!]! += column[at]!
    for (let at = 0; at < column.length; at++) column[at]! -= sums[of[at]!]! / sizes[of[at]!]!
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
