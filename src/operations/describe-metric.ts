import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Metric, Series } from "#domain/metric"
import { type MetricSeries, USUAL_METHOD } from "#domain/metric-points"
import { addDays, type LocalDate } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { Calculator } from "#pipeline/calculator"
import { usualRange } from "#statistics/series/baseline"
import { pointMean, pointValue } from "#statistics/series/bucket"
import { levelSpans } from "#statistics/series/level-spans"
import { type Prepared, prepare } from "#statistics/series/preparation"
import { MIN_HISTORY, singleDeviceHistory } from "#statistics/series/single-device-history"

/** The last value of the days and their mean. What counts up and begins again has no mean. */
export const summaryOf = (metric: Metric, days: Series): MetricSeries["summary"] => {
  const last = days.at(-1)
  return {
    latest: last ? { date: last.date, value: pointValue(metric, last.value) } : null,
    mean: last && !metric.recurs ? pointMean(metric, days) : null,
    n: days.length,
  }
}

const preparedOf = Effect.fnUntraced(function* (user: UserId, metric: Metric, window: Window) {
  const [observed] = yield* (yield* MetricSeriesStore).observed(user, [metric], window)
  yield* Effect.yieldNow
  return prepare(metric, observed!, window)
})

const USUAL_DAYS = 90
/** Before it there are not as many days in the calendar. */
const FIRST_DAY = "0001-01-01"

/** What is usual before a day, as answers compare a day with it; null below 21 days. */
export const usualOf = Effect.fnUntraced(function* (user: UserId, metric: Metric, day: LocalDate) {
  if (metric.recurs || day < FIRST_DAY) return null
  const window = { from: addDays(day, -USUAL_DAYS), to: addDays(day, -1) }
  const { history } = singleDeviceHistory(yield* preparedOf(user, metric, window), window)
  if (history.length < MIN_HISTORY) return null
  const { low, high, n } = usualRange(history.map(({ value }) => value))
  return {
    low: pointValue(metric, low),
    high: pointValue(metric, high),
    n,
    method: USUAL_METHOD,
  } as const
})

/** Two years: the time it takes grows with the square of the days. */
const MAX_LEVEL_DAYS = 731
/** So many days are looked through within a few milliseconds; more are in a thread. */
const MAX_DAYS_ON_LOOP = 120

/** The levels of prepared days, away from the event loop where they take long. */
const spansOf = Effect.fnUntraced(function* ({ metric, grid, breaks }: Prepared) {
  if (grid.values.length <= MAX_DAYS_ON_LOOP) return levelSpans({ metric, grid, breaks })
  return yield* (yield* Calculator).run("levelSpans", { metric, grid, breaks })
})

/** The levels of a window, of its last two years where it is longer. */
export const levelsOf = Effect.fnUntraced(function* (user: UserId, metric: Metric, asked: Window) {
  if (metric.recurs) return []
  const longest = addDays(asked.to, 1 - Math.min(MAX_LEVEL_DAYS, daysIn(asked)))
  const window = { from: longest, to: asked.to }
  const prepared = yield* preparedOf(user, metric, window)
  yield* Effect.yieldNow
  const spans = yield* spansOf(prepared)
  return spans.map(({ start, end, mean }) => ({
    from: addDays(window.from, start),
    to: addDays(window.from, end - 1),
    mean: pointValue(metric, mean),
  }))
})
