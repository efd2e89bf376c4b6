import type { Finding } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { Window } from "#domain/window"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import {
  countCompleteDays,
  type DayRange,
  dayRangesOf,
  longestBy,
  sliceGrid,
} from "#statistics/series/day-range"
import type { Prepared } from "#statistics/series/preparation"
import { type Judgement, pooledDevices, validated } from "#statistics/verdict"

/** Metrics on days on which none of them changed its device. */
export interface SingleDeviceDays {
  readonly window: Window
  /** On how many of the days all have a value. */
  readonly n: number
  /** A metric on these days. */
  readonly grid: (of: Prepared) => DayGrid
  /** Firm, or a hint where no device lasted and all days had to do. */
  readonly device: Judgement
}

/**
 * The days with most values that one device of each metric measured: devices measure differently,
 * so nothing is pooled across a change. When none of the ranges has `minDays` such days, all days
 * are used and every finding is at most a hint. `late` metrics are taken `lag` days after the
 * `early` ones.
 */
export const singleDeviceDays = (
  early: readonly [Prepared, ...ReadonlyArray<Prepared>],
  late: ReadonlyArray<Prepared>,
  lag: number,
  window: Window,
  minDays: number,
): SingleDeviceDays => {
  const length = early[0].grid.values.length
  const gridsOf = (metrics: ReadonlyArray<Prepared>) => metrics.map(({ grid }) => grid)
  const count = (range: DayRange) => countCompleteDays(gridsOf(early), gridsOf(late), lag, range)
  const breaks = [...early, ...late].flatMap((metric) => metric.breaks)
  const ranges = dayRangesOf(length, breaks)
  const longest = longestBy(ranges, count)
  const isPooled = ranges.length > 1 && count(longest) < minDays
  const taken = isPooled ? { start: 0, end: length } : longest
  return {
    window: { from: addDays(window.from, taken.start), to: addDays(window.from, taken.end - 1) },
    n: count(taken),
    grid: ({ grid }) => sliceGrid(grid, taken),
    device: isPooled ? pooledDevices : validated,
  }
}

/** The ranges of a metric with the device that measured them; null when the device is unknown. */
const spansOf = ({ grid, breaks, report }: Prepared) =>
  dayRangesOf(grid.values.length, breaks).map((range, at) => ({
    grid: sliceGrid(grid, range),
    provider: report.sources[at]?.provider ?? null,
  }))

/**
 * The days of two windows of a metric measured by the same device, the device with most days first;
 * null when none has `minDays` values in both.
 */
export const sameDevice = (
  a: Prepared,
  b: Prepared,
  minDays: number,
): readonly [DayGrid, DayGrid] | null => {
  const smaller = (pair: readonly [DayGrid, DayGrid]) =>
    Math.min(...pair.map(({ values }) => finite(values).length))
  const pairs = spansOf(a).flatMap((one) =>
    spansOf(b)
      .filter(({ provider }) => provider === one.provider)
      .map((other) => [one.grid, other.grid] as const),
  )
  const best = pairs.sort((one, other) => smaller(other) - smaller(one))[0]
  return best && smaller(best) >= minDays ? best : null
}

/** The mark that a tool puts on a finding before the gate; none for a validated one. */
export const markOf = (judgement: Judgement): Pick<Finding, "verdict" | "reason"> =>
  judgement.verdict === "validated" ? { verdict: null, reason: null } : judgement
