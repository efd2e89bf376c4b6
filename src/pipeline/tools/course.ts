import type { Window } from "#domain/tool"
import { type Steady, steadyDays } from "#pipeline/tools/device-change"
import type { DayGrid } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"
import { testCourse } from "#statistics/series/season"
import { fewestValues } from "#statistics/verdict"

/** Fewer days than this have no trend. */
export const FEWEST_DAYS = fewestValues.trend.hint

/** A metric on the days of one device, `grid` as the test sees it. */
export interface Course {
  readonly prepared: Prepared
  readonly steady: Steady
  readonly grid: DayGrid
}

/** A prepared metric on the days on which it did not change its device. */
export const courseOf = (prepared: Prepared, window: Window): Course => {
  const steady = steadyDays([prepared], [], 0, window, FEWEST_DAYS)
  return { prepared, steady, grid: testCourse(prepared.metric, steady.grid(prepared)) }
}
