import type { Window } from "#domain/window"
import { type SingleDeviceDays, singleDeviceDays } from "#pipeline/tools/device-change"
import type { DayGrid } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"
import { testSeries } from "#statistics/series/season"
import { minValues } from "#statistics/verdict"

/** Fewer days than this have no trend. */
export const MIN_DAYS = minValues.trend.conditional

/** A metric on the days of one device, `grid` as the test sees it. */
export interface SingleDeviceSeries {
  readonly prepared: Prepared
  readonly steady: SingleDeviceDays
  readonly grid: DayGrid
}

/** A prepared metric on the days on which it did not change its device. */
export const singleDeviceSeries = (prepared: Prepared, window: Window): SingleDeviceSeries => {
  const steady = singleDeviceDays([prepared], [], 0, window, MIN_DAYS)
  return { prepared, steady, grid: testSeries(prepared.metric, steady.grid(prepared)) }
}
