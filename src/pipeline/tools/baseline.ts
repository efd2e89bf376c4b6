import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { noFindings } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { baselineFindings, usualFacts } from "#pipeline/tools/baseline-findings"
import { nearHistory } from "#pipeline/tools/beside-usual"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused, withInsufficientData } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { MIN_HISTORY, singleDeviceHistory } from "#statistics/series/single-device-history"

/**
 * Compares one day with the days before it, itself left out: the robust z-score, what is usual, and
 * on how many of the last three days it was as unusual. Fewer than 21 values of history give no baseline.
 */
export const baseline = Effect.fn("baseline")(function* (
  user: UserId,
  { metric: key, date, days }: ToolInput<"baseline">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const today = { from: date, to: date }
  const before = { from: addDays(date, -days), to: addDays(date, -1) }
  const [prepared] = yield* preparedOf(user, [metric], before)
  const { window, history, device } = singleDeviceHistory(prepared, before)
  const [day] = yield* (yield* MetricSeriesStore).series(user, metric, today)

  const have = history.length
  const required = { metric, question: "baseline", window, have, need: MIN_HISTORY }
  if (!day) {
    if (have < MIN_HISTORY) return insufficient({ ...required, window: today, have: 0, need: 1 })
    const usual = { ...noFindings, facts: usualFacts({ metric, window, history }) }
    return withInsufficientData(usual, "no_data", { ...required, window: today, have: 0, need: 1 })
  }
  const value = nearHistory(metric, day.value, history)
  if (have < MIN_HISTORY) {
    const facts = [factsOn(metric, today, 1).measured("value", value)]
    return withInsufficientData({ ...noFindings, facts }, "too_few", required)
  }
  const preparation = prepared.report
  return baselineFindings({ metric, date, value, window, history, preparation, device })
})
