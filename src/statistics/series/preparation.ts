import type { Preparation } from "#domain/ledger"
import {
  type DayValue,
  isUsable,
  type Metric,
  type Observed,
  type Series,
  usableDays,
} from "#domain/metric"
import { daysIn, type Window } from "#domain/window"
import { mad, median } from "#statistics/sample/descriptive"
import { unwrapped } from "#statistics/series/clock"
import { type DayGrid, dayGrid } from "#statistics/series/day-grid"
import { breaksOf, deviceSpans } from "#statistics/series/device-change"

/** A metric over a window, prepared for a method, with a report of what was excluded. */
export interface Prepared {
  readonly metric: Metric
  /** The values that tests use: without gross errors and without an incomplete day. */
  readonly grid: DayGrid
  /** The values that aggregates use: all plausible ones, including gross errors. */
  readonly usable: Series
  readonly report: Preparation
  /** Days of the grid on which another device takes over; tests do not pool across them. */
  readonly breaks: ReadonlyArray<number>
}

/** A value this many scaled median absolute deviations from the median is a gross error. */
const GROSS_DEVIATIONS = 6

/**
 * Values without gross errors: those within six scaled median absolute deviations of the median, on
 * the raw scale. When half of the values are equal the deviation is 0 and no value is excluded.
 */
export const withoutGross = <Value extends Pick<DayValue, "value">>(
  values: ReadonlyArray<Value>,
): ReadonlyArray<Value> => {
  const plain = values.map(({ value }) => value)
  const centre = median(plain)
  const limit = GROSS_DEVIATIONS * mad(plain)
  return limit > 0 ? values.filter(({ value }) => Math.abs(value - centre) <= limit) : values
}

const SATURDAY = 5
/** The 95 % point of the chi-square distribution with one degree of freedom. */
const CHI_SQUARE_95 = 3.841458820694124
/** The minimum expected count of a cell for the chi-square approximation (Cochran 1954). */
const MIN_EXPECTED = 5

/**
 * Whether weekends are missing more often than weekdays: Pearson's chi-square test of the two-by-two
 * table of weekend and missing, without continuity correction, p below 0.05.
 */
export const weekendsMissing = ({ values, weekday }: DayGrid): boolean => {
  const missing = [0, 0]
  const all = [0, 0]
  values.forEach((value, at) => {
    const weekend = (weekday + at) % 7 >= SATURDAY ? 1 : 0
    all[weekend]!++
    if (Number.isNaN(value)) missing[weekend]!++
  })
  const [weekdays, weekends] = all as [number, number]
  const [missingWeekdays, missingWeekends] = missing as [number, number]
  const lost = missingWeekdays + missingWeekends
  const least =
    (Math.min(weekdays, weekends) * Math.min(lost, values.length - lost)) / values.length
  if (!(least >= MIN_EXPECTED)) return false
  const cross =
    missingWeekends * (weekdays - missingWeekdays) - missingWeekdays * (weekends - missingWeekends)
  const chiSquare =
    (values.length * cross ** 2) / (weekdays * weekends * lost * (values.length - lost))
  return cross > 0 && chiSquare > CHI_SQUARE_95
}

/**
 * Prepares the recorded days of a metric for a method and counts the excluded values in this order:
 * incomplete days, zeros that mean "missing", implausible values, gross errors. Gaps stay gaps;
 * clock times are unwrapped around the usual time of the person.
 */
export const prepare = (metric: Metric, observed: Observed, window: Window): Prepared => {
  const { from, to } = window
  const possible = daysIn(window)
  const open = new Set(observed.open)
  const ended = observed.days.filter(({ date }) => !open.has(date))
  const plausible = unwrapped(
    metric,
    ended.filter(({ value }) => isUsable(metric, value)),
  )
  const kept = withoutGross(plausible)
  const zeros = metric.zero_is_missing ? ended.filter(({ value }) => value === 0).length : 0
  const grid = dayGrid(kept, from, to)
  const sources = deviceSpans(plausible)
  return {
    metric,
    grid,
    usable: unwrapped(metric, usableDays(observed, window)),
    breaks: breaksOf(sources, from),
    report: {
      metric: metric.key,
      window,
      possible,
      used: kept.length,
      missing: possible - observed.days.length,
      zeros,
      implausible: ended.length - plausible.length - zeros,
      gross: plausible.length - kept.length,
      open: open.size,
      merged: observed.merged,
      sources,
      weekends_missing: weekendsMissing(grid),
    },
  }
}

/** The minimum share of days with a value for full confidence. */
const FULL_COVERAGE = 0.6

/** Whether too many days are missing for full confidence. */
export const isSparse = ({ used, possible }: Pick<Preparation, "used" | "possible">): boolean =>
  used < FULL_COVERAGE * possible
