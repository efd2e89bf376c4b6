import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { factsOn } from "#pipeline/tools/fact"
import { metricOf, metrics } from "#science/metrics"

/** Every metric that has data: on how many days, from the first to the last. */
export const listMetrics = Effect.fn("list_metrics")(function* (user: UserId) {
  const covered = yield* (yield* MetricSeriesStore).coverage(user, metrics)
  return {
    ...noFindings,
    facts: covered.map(({ metric, first, last, days }) =>
      factsOn(metricOf(metric)!, { from: first, to: last }, days).count("days", days),
    ),
  } satisfies Findings
})
