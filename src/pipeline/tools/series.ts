import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings, type Point } from "#domain/ledger"
import type { Series } from "#domain/metric"
import { addDays, daysBetween, weekdayOf } from "#domain/time"
import type { ToolInput, Window } from "#domain/tool"
import { fewestFor } from "#pipeline/tools/describe"
import { factsOn } from "#pipeline/tools/fact"
import { refused, shortOf } from "#pipeline/tools/shortage"
import { metricOf } from "#science/metrics"
import { mean, median } from "#science/sample/descriptive"

/** As many points as a chart may have. */
const MOST_POINTS = 120
const WEEK = 7

/** Day by day; a longer window by means of whole weeks from Monday on, few enough for a chart. */
const pointsOf = (series: Series, { from, to }: Window): ReadonlyArray<Point> => {
  const days = daysBetween(from, to) + 1
  if (days <= MOST_POINTS) return series.map(({ date, value }) => ({ t: date, y: value }))
  const monday = addDays(from, -weekdayOf(from))
  const length = WEEK * Math.ceil(days / (WEEK * (MOST_POINTS - 1)))
  const blocks = Map.groupBy(series, ({ date }) => Math.floor(daysBetween(monday, date) / length))
  return [...blocks].map(([block, values]) => ({
    t: block === 0 ? from : addDays(monday, block * length),
    y: mean(values.map(({ value }) => value)),
  }))
}

/** The values of a metric for a chart, with their median as the baseline. */
export const series = Effect.fn("series")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"series">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const values = yield* (yield* MetricSeriesStore).series(user, metric, window)
  const n = values.length
  if (n === 0) return shortOf({ metric, question: "series", window, have: 0, need: 1 })
  const middle = median(values.map(({ value }) => value))
  const baseline =
    n < fewestFor(window) ? [] : [factsOn(metric, window, n).value("baseline", middle, "median")]
  return {
    ...noFindings,
    facts: baseline,
    charts: [
      {
        metric: metric.key,
        label: metric.name,
        unit: metric.unit,
        points: pointsOf(values, window),
        baseline: baseline[0]?.item.key ?? null,
        changepoint: null,
      },
    ],
  } satisfies Findings
})
