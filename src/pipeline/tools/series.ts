import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings, type Point } from "#domain/ledger"
import type { Series } from "#domain/metric"
import { addDays, daysBetween, type LocalDate, weekdayOf } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { shiftFindings } from "#pipeline/tools/changepoint"
import { chartEvents } from "#pipeline/tools/chart-events"
import { minValuesFor } from "#pipeline/tools/describe"
import { factsOn, shown } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { isClearStep, shiftsOf } from "#pipeline/tools/shifts"
import { mean, median } from "#statistics/sample/descriptive"

/** As many points as a chart may have. */
const MAX_POINTS = 120
const WEEK = 7

const isByWeek = (window: Window) => daysIn(window) > MAX_POINTS

/** Day by day; a longer window by means of whole weeks from Monday on, few enough for a chart. */
const pointsOf = (series: Series, window: Window): ReadonlyArray<Point> => {
  const { from } = window
  const days = daysIn(window)
  if (!isByWeek(window)) return series.map(({ date, value }) => ({ t: date, y: value }))
  const monday = addDays(from, -weekdayOf(from))
  const length = WEEK * Math.ceil(days / (WEEK * (MAX_POINTS - 1)))
  const blocks = Map.groupBy(series, ({ date }) => Math.floor(daysBetween(monday, date) / length))
  return [...blocks].map(([block, values]) => ({
    t: block === 0 ? from : addDays(monday, block * length),
    y: mean(values.map(({ value }) => value)),
  }))
}

/** The point of a chart that a day belongs to: the last that begins no later. */
const pointAt = (points: ReadonlyArray<Point>, date: LocalDate): number | null => {
  const at = points.findLastIndex(({ t }) => t <= date)
  return at < 0 ? null : at
}

/**
 * The values of a metric for a chart, with their median as the baseline. Where the level changed
 * clearly, the last time that it did comes along as a finding and the chart says where; the gate takes
 * it back when that is not validated. The events of the diary are its marks.
 */
export const series = Effect.fn("series")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"series">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  const values = prepared.usable
  const n = values.length
  if (n === 0) return insufficient({ metric, question: "series", window, have: 0, need: 1 })
  const middle = median(values.map(({ value }) => value))
  const baseline =
    n < minValuesFor(window) ? [] : [factsOn(metric, window, n).value("baseline", middle, "median")]
  /** Unwrapped clock times stay together: all are shifted by the same whole days as their median. */
  const turn = shown(metric, middle) - middle
  const points = pointsOf(values, window).map(({ t, y }) => ({ t, y: y + turn }))
  const { shifts, tests } = yield* shiftsOf(prepared, window)
  const clear = shifts.findLast(isClearStep)
  const reported = clear ? shiftFindings(clear) : noFindings
  return {
    ...noFindings,
    facts: [...baseline, ...reported.facts],
    evidence: reported.evidence,
    charts: [
      {
        metric: metric.key,
        label: metric.name,
        unit: metric.unit,
        points,
        ...(isByWeek(window) ? { bucket: "week" as const } : {}),
        baseline: baseline[0]?.item.key ?? null,
        changepoint: clear ? pointAt(points, addDays(clear.window.from, clear.found.index)) : null,
        ...(yield* chartEvents(user, window)),
      },
    ],
    tests: tests.length === 0 ? {} : { changepoint: tests },
  } satisfies Findings
})
