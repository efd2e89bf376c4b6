import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { Limit } from "#domain/limit"
import type { ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { excludedFact } from "#pipeline/tools/excluded"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused, withInsufficientData } from "#pipeline/tools/insufficient-data"
import { keeps, limitFact, limitKey } from "#pipeline/tools/limit"
import { preparedOf } from "#pipeline/tools/prepared"
import type { Prepared } from "#statistics/series/preparation"

/** The unit of a count: calendar days, also for a night metric. */
const DAYS = "days"

/** Days of a window that have no usable value, although they are over. */
const missingIn = ({ usable, report }: Prepared, { from, to }: Window): number =>
  report.possible - usable.length - (from === to ? 0 : report.open)

const lacking = (prepared: Prepared, window: Window): Findings => {
  const { metric, usable, report } = prepared
  const days = factsOn(metric, window, report.possible)
  const found: Findings = {
    ...noFindings,
    facts: [
      days.number("missing", missingIn(prepared, window), DAYS, 0),
      days.number("count", usable.length, DAYS, 0, "recorded"),
      days.number("n", report.possible, DAYS, 0, "possible"),
      ...excludedFact(days, report),
    ],
  }
  const required = { metric, question: "count", window, have: 0, need: 1 }
  return usable.length === 0 ? withInsufficientData(found, "no_data", required) : found
}

const keeping = (prepared: Prepared, window: Window, limit: Limit): Findings => {
  const { metric, usable, report } = prepared
  const n = usable.length
  if (n === 0) return insufficient({ metric, question: "count", window, have: 0, need: 1 })
  const facts = factsOn(metric, window, n)
  const key = limitKey(limit)
  const days = usable.filter(({ value }) => keeps(value, limit))
  const kept = days.length
  const last = days.at(-1)
  return {
    ...noFindings,
    facts: [
      facts.number("count", kept, DAYS, 0, `count_${key}`),
      facts.number("share_pct", (100 * kept) / n, "%", 0, `share_${key}`),
      facts.number("missing", missingIn(prepared, window), DAYS, 0),
      facts.number("n", n, DAYS, 0, "counted"),
      limitFact(facts, metric, limit),
      ...(last
        ? [
            facts.measured("latest", last.value, `latest_${key}`),
            facts.date("latest_date", last.date, `latest_date_${key}`),
          ]
        : []),
      ...excludedFact(facts, report),
    ],
  }
}

/**
 * On how many of the days with a value a metric keeps to a limit; without a limit, how many of all
 * days have no usable value, and how many have one. A day that is not over counts neither way.
 */
export const count = Effect.fn("count")(function* (
  user: UserId,
  { metric: key, window, limit }: ToolInput<"count">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  return limit ? keeping(prepared, window, limit) : lacking(prepared, window)
})
