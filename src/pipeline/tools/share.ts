import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import { minValuesFor } from "#pipeline/tools/describe"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean, sum } from "#statistics/sample/descriptive"

/** One metric as a share of another, over the days of a window that have both. */
export const share = Effect.fn("share")(function* (
  user: UserId,
  { part: partKey, whole: wholeKey, window }: ToolInput<"share">,
) {
  const [partMetric, wholeMetric] = [metricOf(partKey), metricOf(wholeKey)]
  if (!partMetric) return refused(partKey)
  if (!wholeMetric) return refused(wholeKey)
  const [part, whole] = yield* preparedOf(user, [partMetric, wholeMetric], window)
  const wholeOn = new Map(whole.usable.map(({ date, value }) => [date, value]))
  const days = part.usable.flatMap(({ date, value }) => {
    const all = wholeOn.get(date)
    return all === undefined || all <= 0 ? [] : [{ value, all }]
  })
  const [n, need] = [days.length, minValuesFor(window)]
  if (n < need)
    return insufficient({ metric: partMetric, question: "share", window, have: n, need })
  const [values, all] = [days.map(({ value }) => value), days.map((day) => day.all)]
  const percent = (100 * sum(values)) / sum(all)
  const facts = factsOn(partMetric, window, n)
  return {
    ...noFindings,
    facts: [
      facts.number("percent", percent, "%", 1, `share_of_${wholeKey}`),
      facts[n === 1 ? "measured" : "value"]("part_mean", mean(values), "share_part"),
      factsOn(wholeMetric, window, n)[n === 1 ? "measured" : "value"](
        "whole_mean",
        mean(all),
        `share_whole_${partKey}`,
      ),
      facts.count("n", n, "share_n"),
    ],
  } satisfies Findings
})
