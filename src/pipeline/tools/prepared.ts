import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import { type Prepared, prepare } from "#science/series/preparation"

type PreparedOf<Metrics extends ReadonlyArray<Metric>> = {
  readonly [At in keyof Metrics]: Prepared
}

/** Several metrics of a person over a window, ready for a test, in one reading. */
export const preparedOf = Effect.fnUntraced(function* <const Metrics extends ReadonlyArray<Metric>>(
  user: UserId,
  metrics: Metrics,
  window: Window,
) {
  const { observed } = yield* MetricSeriesStore
  const all = yield* observed(user, metrics, window)
  return metrics.map((metric, at) =>
    prepare(metric, all[at]!, window),
  ) as unknown as PreparedOf<Metrics>
})
