import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { daysBetween } from "#domain/time"
import type { ToolInput, Window } from "#domain/tool"
import { acrossDevices } from "#pipeline/tools/device-change"
import { apartOf, factsOn, spanOf, windowOf } from "#pipeline/tools/fact"
import { refused, shortOf } from "#pipeline/tools/shortage"
import { metricOf } from "#science/metrics"
import { mannKendall } from "#science/sample/mann-kendall"
import { theilSen } from "#science/sample/theil-sen"
import { type DayGrid, dayGrid, present } from "#science/series/day-grid"

/** Fewer days than this have no trend. */
export const FEWEST_DAYS = 20

/** Below this a trend is called one. */
const P = 0.05

const WEEK = 7
/** A slope is small beside the level it is of: it prints more decimals. */
const WEEK_DECIMALS = 1
const DAY_DECIMALS = 2

/** Slope and test of a metric that has values on some days of a window. */
export const trendOf = (metric: Metric, window: Window, grid: DayGrid): Findings => {
  const { day, value } = present(grid)
  const test = mannKendall(value)
  const found = theilSen(day, value, test.variance)
  if (!found) return noFindings
  const { per, unit, decimals } = apartOf(metric)
  const slope = found.slope * per
  const facts = factsOn(metric, window, value.length)
  const perWeek = facts.number(
    "slope_per_week",
    slope * WEEK,
    `${unit}/week`,
    decimals + WEEK_DECIMALS,
  )
  const change = facts.apart("change", found.slope * daysBetween(window.from, window.to))
  const moved = `moved by {{${change.item.key}}} over the period ({{${perWeek.item.key}}})`
  return {
    ...noFindings,
    facts: [perWeek, change, facts.count("n", value.length)],
    evidence: [
      {
        item: {
          id: `${metric.key}_trend_${spanOf(window)}`,
          claim:
            test.p_value < P
              ? `Typical ${metric.name} ${moved}.`
              : `No clear trend in ${metric.name}: it ${moved}.`,
          kind: "trend",
          target: metric.key,
          window: windowOf(window),
          unit: `${unit}/day`,
          effect: slope,
          p_value: test.p_value,
          ci_low: found.ci_low * per,
          ci_high: found.ci_high * per,
          n: value.length,
        },
        decimals: decimals + DAY_DECIMALS,
        verdict: null,
        reason: null,
        family: "trend",
        preparation: [],
      },
    ],
    tests: { trend: [test.p_value] },
  }
}

/** The slope of a metric by Theil and Sen, tested by Mann and Kendall. */
export const trend = Effect.fn("trend")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"trend">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const series = yield* (yield* MetricSeriesStore).series(user, metric, window)
  const have = series.length
  if (have < FEWEST_DAYS)
    return shortOf({ metric, question: "trend", window, have, need: FEWEST_DAYS })
  return acrossDevices(trendOf(metric, window, dayGrid(series, window.from, window.to)), series)
})
