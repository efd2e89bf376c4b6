import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { refused, shortOf } from "#pipeline/tools/shortage"
import { metricOf } from "#science/metrics"

/** The days on which a metric was highest or lowest, best first; of equals the earliest. */
export const extremes = Effect.fn("extremes")(function* (
  user: UserId,
  { metric: key, window, end, count }: ToolInput<"extremes">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const series = yield* (yield* MetricSeriesStore).series(user, metric, window)
  const n = series.length
  if (n === 0) return shortOf({ metric, question: end, window, have: 0, need: 1 })

  const facts = factsOn(metric, window, n)
  const sign = end === "highest" ? -1 : 1
  const best = [...series]
    .sort((a, b) => sign * (a.value - b.value) || (a.date < b.date ? -1 : 1))
    .slice(0, count)
  return {
    ...noFindings,
    facts: [
      ...best.flatMap(({ date, value }, at) => [
        facts.measured("value", value, `${end}_${at + 1}`),
        facts.date("date", date, `${end}_${at + 1}_date`),
      ]),
      facts.count("n", n),
    ],
  } satisfies Findings
})
