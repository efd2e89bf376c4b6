import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric, Series } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { doubtfulFact, excludedFact } from "#pipeline/tools/excluded"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused, withInsufficientData } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean, median, sd, sum } from "#statistics/sample/descriptive"

/** A mean of fewer values says nothing, unless the window is short and they are half of its days. */
const MIN_VALUES = 3

/** How many values a window of its length must have before it has a level. */
export const minValuesFor = (window: Window): number =>
  Math.min(MIN_VALUES, Math.ceil(daysIn(window) / 2))

const levelFacts = (metric: Metric, window: Window, series: Series): ReadonlyArray<Fact> => {
  const values = series.map(({ value }) => value)
  const facts = factsOn(metric, window, series.length)
  const spread = sd(values)
  return [
    facts[values.length === 1 ? "measured" : "value"]("mean", mean(values)),
    facts.value("median", median(values)),
    ...(metric.adds_up ? [facts.measured("total", sum(values))] : []),
    ...(Number.isNaN(spread) ? [] : [facts.apart("sd", spread)]),
  ]
}

/**
 * Level, spread and ends of a metric over a window. Of equal ends the earliest day counts;
 * the latest value of what adds up is the last that is not nothing.
 */
export const describe = Effect.fn("describe")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"describe">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [{ usable: series, report }] = yield* preparedOf(user, [metric], window)
  const n = series.length
  const required = { metric, question: "describe", window, have: n, need: minValuesFor(window) }
  const latest = series.findLast(({ value }) => value > 0 || !metric.adds_up) ?? series.at(-1)
  if (!latest) return insufficient(required)

  const facts = factsOn(metric, window, n)
  const lowest = series.reduce((a, b) => (b.value < a.value ? b : a))
  const highest = series.reduce((a, b) => (b.value > a.value ? b : a))
  const days = daysIn(window)
  const found: Findings = {
    ...noFindings,
    facts: [
      ...(n < required.need ? [] : levelFacts(metric, window, series)),
      facts.measured("min", lowest.value),
      facts.date("min_date", lowest.date),
      facts.measured("max", highest.value),
      facts.date("max_date", highest.date),
      facts.measured("latest", latest.value),
      facts.date("latest_date", latest.date),
      facts.count("n", n),
      facts.number("coverage_pct", (100 * n) / days, "%", 0),
      ...doubtfulFact(facts, series, [lowest, highest]),
      ...excludedFact(facts, report),
    ],
  }
  return n < required.need ? withInsufficientData(found, "too_few", required) : found
})
