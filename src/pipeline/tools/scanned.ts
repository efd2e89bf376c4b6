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
 * A metric as a scan uses it: the days of one device, the others empty, so that nothing is pooled
 * across a change of device. When no device measured long enough, all days.
 */
export interface OnOneDevice {
  readonly series: SingleDeviceSeries
  /** All days of the scan. */
  readonly grid: DayGrid
  readonly range: DayRange
}

export const onOneDevice = (prepared: Prepared, window: Window): OnOneDevice => {
  const series = singleDeviceSeries(prepared, window)
  const { values, weekday } = prepared.grid
  const start = daysBetween(window.from, series.singleDevice.window.from)
  const placed = new Float64Array(values.length).fill(Number.NaN)
  placed.set(series.grid.values, start)
  return {
    series,
    grid: { values: placed, weekday },
    range: { start, end: start + series.grid.values.length },
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
  const singleDevice: SingleDeviceDays = {
    window: { from: addDays(window.from, taken.start), to: addDays(window.from, taken.end - 1) },
    n: countCompleteDays([feature.grid], [target.grid], lag, taken),
    grid: ({ grid }) => sliceGrid(grid, taken),
    device: weakest(feature.series.singleDevice.device, target.series.singleDevice.device),
  }
  const [one, other] = [feature.series.prepared, target.series.prepared]
  return {
    pairing: {
      feature: one.metric,
      target: other.metric,
      lag,
      window: singleDevice.window,
      given: [],
    },
    singleDevice,
    feature: one,
    target: other,
    given: [],
  }
}

/** The findings of a slope that a scan found. */
export const slopeFound = ({ series }: OnOneDevice, found: FoundTrend): Findings =>
  trendFindings(series, found, null)

/** The findings of a step that a scan found; null where a change of device may explain it. */
export const stepFound = (
  { series: { prepared, singleDevice }, range }: OnOneDevice,
  found: FoundChange,
): Findings | null =>
  singleDevice.device.verdict !== "validated" && isAtBreak(prepared, found)
    ? null
    : shiftFindings({
        prepared,
        window: singleDevice.window,
        found: { ...found, index: found.index - range.start },
        mark: weakest(singleDevice.device, byStep(found.rss_step, found.rss_line)),
      })

/** Whether a scan has something to try on a metric. */
export const isScannable = ({ report }: Prepared): boolean => report.used >= MIN_PAIRS
