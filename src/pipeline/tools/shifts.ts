import { Effect } from "effect"
import { addDays, daysBetween } from "#domain/time"
import type { Window } from "#domain/window"
import { Calculator } from "#pipeline/calculator"
import { type SingleDeviceDays, singleDeviceDays } from "#pipeline/tools/device-change"
import { type Changepoint, changepoint } from "#statistics/series/changepoint"
import type { DayGrid } from "#statistics/series/day-grid"
import type { Prepared } from "#statistics/series/preparation"
import { testSeries } from "#statistics/series/season"
import {
  byStep,
  confoundedByDevice,
  isSignificant,
  type Judgement,
  minValues,
  weakest,
} from "#statistics/verdict"

/** As far from a change of device a change of level may lie and still be taken for it. */
const DAYS_OFF = 7

/** Over more days than this a metric may have had several levels. */
const YEAR_DAYS = 366
const MAX_SHIFTS = 3

/** A change of level with the days it was looked for on. */
export interface Shift {
  readonly prepared: Prepared
  readonly window: Window
  readonly found: Changepoint
  readonly mark: Judgement
}

/** The changes of level to report, and the p value of every test that looked for one. */
export interface Shifts {
  readonly shifts: ReadonlyArray<Shift>
  readonly tests: ReadonlyArray<number>
}

/** Whether a test alone says that there is a step, and nothing else explains it. */
export const isClearStep = ({ found, mark }: Shift): boolean =>
  isSignificant(found.p_value) &&
  mark.verdict === "validated" &&
  found.n >= minValues.changepoint.validated

/** Whether a change of level lies so near to a change of device that it may be the device's. */
export const isAtBreak = ({ breaks }: Prepared, { index }: Pick<Changepoint, "index">): boolean =>
  breaks.some((at) => Math.abs(at - index) <= DAYS_OFF)

const markedBy = (singleDevice: SingleDeviceDays, { rss_step, rss_line }: Changepoint): Judgement =>
  weakest(singleDevice.device, byStep(rss_step, rss_line))

/**
 * Every change of level over more than a year, each tested on the two levels that it parts; none over
 * a shorter time.
 */
const severalOf = Effect.fnUntraced(function* (
  prepared: Prepared,
  singleDevice: SingleDeviceDays,
  grid: DayGrid,
) {
  const { from, to } = singleDevice.window
  if (daysBetween(from, to) < YEAR_DAYS) return []
  const { run } = yield* Calculator
  const changes = yield* run("levelChanges", { grid })
  return changes.map(
    ({ range, found }): Shift => ({
      prepared,
      window: { from: addDays(from, range.start), to: addDays(from, range.end - 1) },
      found,
      mark: markedBy(singleDevice, found),
    }),
  )
})

/** The surest of several, earliest first; none where fewer than two are clear. */
const surestOf = (several: ReadonlyArray<Shift>): ReadonlyArray<Shift> => {
  const clear = several.filter(isClearStep)
  if (clear.length < 2) return []
  const surest = clear.toSorted((a, b) => a.found.p_value - b.found.p_value).slice(0, MAX_SHIFTS)
  return clear.filter((shift) => surest.includes(shift))
}

/**
 * Changes of level of a prepared metric, the one to report first. One is looked for on the days of
 * one device; over more than a year the level may have changed several times, and where two changes
 * at least are clear the surest three replace the one. Where devices change, another is looked for on
 * all days: one that comes with a change of device is confounded, and reported only as that.
 */
export const shiftsOf = Effect.fnUntraced(function* (prepared: Prepared, window: Window) {
  const { metric, breaks } = prepared
  const singleDevice = singleDeviceDays(
    [prepared],
    [],
    0,
    window,
    minValues.changepoint.conditional,
  )
  const scaled = testSeries(metric, singleDevice.grid(prepared))
  const own = changepoint(scaled)
  const isPooled = singleDevice.device.verdict !== "validated"
  const several = yield* severalOf(prepared, singleDevice, scaled)
  const surest = surestOf(several)
  const single: ReadonlyArray<Shift> =
    own && !(isPooled && isAtBreak(prepared, own))
      ? [{ prepared, window: singleDevice.window, found: own, mark: markedBy(singleDevice, own) }]
      : []
  const shifts = surest.length > 0 ? surest : single
  const whole = breaks.length === 0 ? null : changepoint(testSeries(metric, prepared.grid))
  const atBreak: ReadonlyArray<Shift> =
    whole && isAtBreak(prepared, whole)
      ? [{ prepared, window, found: whole, mark: confoundedByDevice }]
      : []
  const isTheirs = !isPooled && shifts.some(({ found }) => isSignificant(found.p_value))
  return {
    shifts: isTheirs ? [...shifts, ...atBreak] : [...atBreak, ...shifts],
    tests: [...single, ...several, ...atBreak].map(({ found }) => found.p_value),
  } satisfies Shifts
})
