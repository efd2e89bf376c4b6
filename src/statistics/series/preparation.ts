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

/** A metric over a window, ready for a method, with the account of what was left out. */
export interface Prepared {
  readonly metric: Metric
  /** What tests see: gross errors and a day that is not over are left out. */
  readonly grid: DayGrid
  /** What aggregates see: plausible values, gross errors among them. */
  readonly usable: Series
  readonly report: Preparation
  /** Days of the grid on which another device takes over; nothing is pooled across them. */
  readonly breaks: ReadonlyArray<number>
}

/** So many scaled median absolute deviations from the median a value is an error of measurement. */
const GROSS = 6

/**
 * Values without gross errors: further than six scaled median absolute deviations from the median,
 * on the raw scale. Where half of the values are equal there is no such scale, and none is gross.
 */
export const withoutGross = <Value extends Pick<DayValue, "value">>(
  values: ReadonlyArray<Value>,
): ReadonlyArray<Value> => {
  const plain = values.map(({ value }) => value)
  const centre = median(plain)
  const limit = GROSS * mad(plain)
  return limit > 0 ? values.filter(({ value }) => Math.abs(value - centre) <= limit) : values
}

const SATURDAY = 5
/** The 95 % point of the chi-square distribution with one degree of freedom. */
const CHI_SQUARE_95 = 3.841458820694124
/** The least expected count of a cell for which the chi-square approximation is used (Cochran 1954). */
const MIN_EXPECTED = 5

/**
 * Whether weekends are missing more often than weekdays: Pearson's chi-square over the two by two
 * table of weekend against missing, without continuity correction, p below 0.05.
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
 * Lays what was recorded of a metric out for a method and counts everything that is left out, in
 * this order: a day that is not over, zeros that stand for "missing", what no body does, gross
 * errors. Gaps stay gaps; clock times are unwrapped around the person's habit.
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
      window: `${from}..${to}`,
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

/** The least share of days with a value for full confidence. */
const FULL_COVERAGE = 0.6

/** Whether so many days are missing that a finding is trusted one level less. */
export const isSparse = ({ used, possible }: Pick<Preparation, "used" | "possible">): boolean =>
  used < FULL_COVERAGE * possible
