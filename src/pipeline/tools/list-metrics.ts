import { Effect } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { factsOn } from "#pipeline/tools/fact"

/** Every metric that has data: on how many days, from the first to the last. */
export const listMetrics = Effect.fn("list_metrics")(function* (user: UserId) {
  const covered = yield* (yield* MetricSeriesStore).coverage(user, metrics)
  return {
    ...noFindings,
    facts: covered.flatMap(({ metric, first, last, days }) => {
      const facts = factsOn(metricOf(metric)!, { from: first, to: last }, days)
      return [facts.count("days", days), facts.date("first_date", first)]
    }),
  } satisfies Findings
})
