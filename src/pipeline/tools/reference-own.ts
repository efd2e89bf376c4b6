import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { Aspect } from "#catalogue/norms/bands"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { factsOn } from "#pipeline/tools/fact"
import { mean, sd } from "#statistics/sample/descriptive"

/** The person's own: the single values, what is judged of them, and the facts that tell it, the judged one first. */
export interface Own {
  readonly values: ReadonlyArray<number>
  readonly value: number
  readonly facts: ReadonlyArray<Fact>
}

const WEEK_DAYS = 7
const HOUR_MIN = 60
const VIGOROUS = "vigorous_minutes"
const MODERATE = "moderate_minutes"

/** The minutes of a week, vigorous ones counted double where moderate ones are asked for. */
const aWeek = Effect.fnUntraced(function* (
  user: UserId,
  metric: Metric,
  window: Window,
  values: ReadonlyArray<number>,
) {
  const { series } = yield* MetricSeriesStore
  const vigorous = metric.key === MODERATE ? metricOf(VIGOROUS) : undefined
  const hard = vigorous ? yield* series(user, vigorous, window) : []
  const double = hard.reduce((sum, { value }) => sum + 2 * value, 0) / Math.max(values.length, 1)
  return WEEK_DAYS * (mean(values) + double)
})

/** What of a metric's values in a window is judged: their mean, their spread over the nights, or a week's sum. */
export const ownOf = Effect.fnUntraced(function* (
  user: UserId,
  metric: Metric,
  window: Window,
  aspect?: Aspect,
) {
  const { series } = yield* MetricSeriesStore
  const values = (yield* series(user, metric, window)).map(({ value }) => value)
  const facts = factsOn(metric, window, values.length)
  const middle = mean(values)
  switch (aspect) {
    case "spread": {
      const value = sd(values)
      return {
        values,
        value: value * HOUR_MIN,
        facts: [
          facts.apart("value", value, "reference_spread"),
          facts.value("center", middle, "reference_value"),
        ],
      }
    }
    case "week": {
      const value = yield* aWeek(user, metric, window, values)
      return { values, value, facts: [facts.number("value", value, "min", 0, "reference_week")] }
    }
    case undefined:
      return { values, value: middle, facts: [facts.value("value", middle, "reference_value")] }
  }
})
