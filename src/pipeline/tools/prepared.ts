import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/tool"
import { inTurns } from "#pipeline/in-turns"
import { type Prepared, prepare } from "#science/series/preparation"

type PreparedOf<Metrics extends ReadonlyArray<Metric>> = {
  readonly [At in keyof Metrics]: Prepared
}

/** So many metrics of some years are prepared in a few milliseconds; then others have their turn. */
const TOGETHER = 2

/** Several metrics of a person over a window, ready for a test. */
export const preparedOf = Effect.fnUntraced(function* <const Metrics extends ReadonlyArray<Metric>>(
  user: UserId,
  metrics: Metrics,
  window: Window,
) {
  const { observed } = yield* MetricSeriesStore
  const all = yield* observed(user, metrics, window)
  const prepared: ReadonlyArray<Prepared> = yield* inTurns(metrics, TOGETHER, (metric, at) =>
    prepare(metric, all[at]!, window),
  )
  return prepared as unknown as PreparedOf<Metrics>
})
