import { weekdayAt } from "#statistics/series/day-grid"

/** The residuals of a regression on the calendar. */
export interface Residuals {
  /** NaN on a day without a value of the series or of one of the covariates. */
  readonly values: Float64Array
  /** The number of regression columns: intercept, time, six weekdays, covariates. */
  readonly parameters: number
}

const DAYS = 7
/** Weekday effects need two values of every weekday. */
const MIN_A_WEEKDAY = 2
/**
 * Residuals are rounded to this many bits below the largest value, beyond which digits are rounding
 * noise.
 */
const BITS = 40

/**
 * The residuals of a least-squares regression on intercept, linear time, the day of the week (when
 * every weekday has two values) and the covariates `given`. Weekday means are subtracted first, then
 * time and the covariates one after the other (Frisch and Waugh 1933). A collinear column is
 * dropped. Residuals are rounded to twelve digits, so that ties are seen by ranks.
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

/** The days with a value of every series. */
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

/** Days grouped by weekday; one group of all days when a weekday is too rare. */
const weekdaysOf = (days: Int32Array, weekday: number): Groups => {
  const of = Uint8Array.from(days, (day) => weekdayAt(weekday, day))
  const sizes = new Array<number>(DAYS).fill(0)
  for (const group of of) sizes[group]!++
  return sizes.every((size) => size >= MIN_A_WEEKDAY)
    ? { of, sizes }
    : { of: of.fill(0), sizes: [days.length] }
}

/** Subtracts the mean of its group from each value, twice to remove rounding error. */
const centreWithin = (column: Float64Array, { of, sizes }: Groups): void => {
  for (let pass = 0; pass < 2; pass++) {
    const sums = new Float64Array(sizes.length)
    for (let at = 0; at < column.length; at++) sums[of[at]!]! += column[at]!
    for (let at = 0; at < column.length; at++) column[at]! -= sums[of[at]!]! / sizes[of[at]!]!
  }
}

/** Subtracts the projection of a column on another. */
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
