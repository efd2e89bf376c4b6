import type { Findings } from "#domain/ledger"
import { addDays, daysBetween } from "#domain/time"
import type { Window } from "#domain/window"
import { shiftFindings } from "#pipeline/tools/changepoint"
import type { SingleDeviceDays } from "#pipeline/tools/device-change"
import { type Link, MIN_PAIRS } from "#pipeline/tools/link"
import { isAtBreak } from "#pipeline/tools/shifts"
import { type SingleDeviceSeries, singleDeviceSeries } from "#pipeline/tools/single-device-series"
import { trendFindings } from "#pipeline/tools/trend"
import type { FoundAssociation, FoundChange, FoundTrend } from "#statistics/scan/scan"
import type { DayGrid } from "#statistics/series/day-grid"
import { countCompleteDays, type DayRange, sliceGrid } from "#statistics/series/day-range"
import type { Prepared } from "#statistics/series/preparation"
import { byStep, weakest } from "#statistics/verdict"

/**
 * A metric as a scan sees it: on the days that one device measured, empty on the others, so that
 * nothing is pooled across a change of device. Where no device lasted, on all days.
 */
export interface OnOneDevice {
  readonly course: SingleDeviceSeries
  /** All days of the scan. */
  readonly grid: DayGrid
  readonly range: DayRange
}

export const onOneDevice = (prepared: Prepared, window: Window): OnOneDevice => {
  const course = singleDeviceSeries(prepared, window)
  const { values, weekday } = prepared.grid
  const start = daysBetween(window.from, course.steady.window.from)
  const placed = new Float64Array(values.length).fill(Number.NaN)
  placed.set(course.grid.values, start)
  return {
    course,
    grid: { values: placed, weekday },
    range: { start, end: start + course.grid.values.length },
  }
}

/** Two metrics on the days that they have in common. */
export const linkFound = (
  feature: OnOneDevice,
  target: OnOneDevice,
  { lag }: FoundAssociation,
  window: Window,
): Link => {
  const taken = {
    start: Math.max(feature.range.start, target.range.start - lag),
    end: Math.min(feature.range.end + lag, target.range.end),
  }
  const steady: SingleDeviceDays = {
    window: { from: addDays(window.from, taken.start), to: addDays(window.from, taken.end - 1) },
    n: countCompleteDays([feature.grid], [target.grid], lag, taken),
    grid: ({ grid }) => sliceGrid(grid, taken),
    device: weakest(feature.course.steady.device, target.course.steady.device),
  }
  const [one, other] = [feature.course.prepared, target.course.prepared]
  return {
    pairing: { feature: one.metric, target: other.metric, lag, window: steady.window, given: [] },
    steady,
    feature: one,
    target: other,
    given: [],
  }
}

/** What a slope that was found is told by. */
export const slopeFound = ({ course }: OnOneDevice, found: FoundTrend): Findings =>
  trendFindings(course, found, null)

/** What a step that was found is told by; null where another device may have brought it about. */
export const stepFound = (
  { course: { prepared, steady }, range }: OnOneDevice,
  found: FoundChange,
): Findings | null =>
  steady.device.verdict !== "validated" && isAtBreak(prepared, found)
    ? null
    : shiftFindings({
        prepared,
        window: steady.window,
        found: { ...found, index: found.index - range.start },
        mark: weakest(steady.device, byStep(found.rss_step, found.rss_line)),
      })

/** Whether a scan has something to try on a metric. */
export const isScannable = ({ report }: Prepared): boolean => report.used >= MIN_PAIRS
