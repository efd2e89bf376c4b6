import { Effect } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { chartEventOf } from "#catalogue/noted/chart-event"
import { isDeviation } from "#catalogue/us-units"
import { everydayWords } from "#catalogue/words"
import { MetricSeriesStore } from "#db/metric-series"
import { NoteStore } from "#db/notes"
import { InvalidField, MetricNotFound } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { type Metric, type Series, usableDays } from "#domain/metric"
import {
  type Bucket,
  type KnownMetric,
  MAX_SERIES_DAYS,
  type MetricSeries,
} from "#domain/metric-points"
import { addDays, isLocalDate } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { levelsOf, summaryOf, usualOf } from "#operations/describe-metric"
import { pointsOf, pointUnit } from "#statistics/series/bucket"
import { deviceSpans } from "#statistics/series/device-change"

/** The metrics of the catalogue, each with from when to when a person has values of it. */
export const listMetrics = Effect.fnUntraced(function* (user: UserId) {
  const store = yield* MetricSeriesStore
  const coverage = yield* store.coverage(user, metrics)
  const covered = new Map(coverage.map((each) => [each.metric, each]))
  return metrics.map((metric): KnownMetric => {
    const { first = null, last = null, days = 0 } = covered.get(metric.key) ?? {}
    return {
      name: metric.key,
      title: metric.name,
      words: everydayWords(metric.key),
      unit: pointUnit(metric),
      is_difference: isDeviation(metric.key),
      from: first,
      to: last,
      days,
    }
  })
})

const windowOf = Effect.fnUntraced(function* ({ from, to }: Window) {
  for (const [field, date] of [
    ["from", from],
    ["to", to],
  ] as const)
    if (!isLocalDate(date))
      return yield* new InvalidField({ field, message: `${field} must be a day, as YYYY-MM-DD.` })
  if (from > to) return yield* new InvalidField({ field: "to", message: "to is before from." })
  if (daysIn({ from, to }) > MAX_SERIES_DAYS) {
    const message = `from and to are more than ${MAX_SERIES_DAYS} days apart.`
    return yield* new InvalidField({ field: "to", message })
  }
  return { from, to }
})

/** Days read before yielding to the event loop: a few milliseconds of work, also with several devices. */
const STEP_DAYS = 120

/** The values of a window of any length, read step by step. */
const valuesOf = Effect.fnUntraced(function* (user: UserId, metric: Metric, window: Window) {
  const store = yield* MetricSeriesStore
  const days: Array<Series[number]> = []
  const open: Array<string> = []
  const length = daysIn(window)
  for (let at = 0; at < length; at += STEP_DAYS) {
    const from = addDays(window.from, at)
    const to = addDays(window.from, Math.min(at + STEP_DAYS, length) - 1)
    const [part] = yield* store.observed(user, [metric], { from, to })
    for (const day of part!.days) days.push(day)
    for (const day of part!.open) open.push(day)
    yield* Effect.yieldNow
  }
  return usableDays({ metric, days, open, merged: 0 }, window)
})

/** What is asked of a metric, as it was sent. */
export interface AskedSeries extends Window {
  readonly bucket: Bucket
}

/** The values of a metric by day, week or month, with how much of the window has one and whose devices they are of. */
export const readMetric = Effect.fnUntraced(function* (
  user: UserId,
  name: string,
  asked: AskedSeries,
) {
  const metric = metricOf(name)
  if (metric === null) return yield* new MetricNotFound()
  const window = yield* windowOf(asked)
  const days = yield* valuesOf(user, metric, window)
  const spans = deviceSpans(days)
  const events = yield* (yield* NoteStore).events(user, window)
  return {
    metric: metric.key,
    unit: pointUnit(metric),
    points: [...pointsOf(metric, days, asked.bucket)],
    coverage: days.length / daysIn(window),
    device_changes: spans.slice(1).map(({ provider, from }, at) => ({
      date: from,
      from: spans[at]!.provider,
      to: provider,
    })),
    events: events.map(chartEventOf),
    summary: summaryOf(metric, days),
    baseline: yield* usualOf(user, metric, window.to),
    levels: yield* levelsOf(user, metric, window),
  } satisfies MetricSeries
})
