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
  readonly singleDevice: SingleDeviceDays
  readonly grid: DayGrid
}

/** A prepared metric on the days on which it did not change its device. */
export const singleDeviceSeries = (prepared: Prepared, window: Window): SingleDeviceSeries => {
  const singleDevice = singleDeviceDays([prepared], [], 0, window, MIN_DAYS)
  return { prepared, singleDevice, grid: testSeries(prepared.metric, singleDevice.grid(prepared)) }
}
