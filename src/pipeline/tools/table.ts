import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { chartEvents } from "#pipeline/tools/chart-events"
import { factsOn, shown } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean, sum } from "#statistics/sample/descriptive"

/** More weeks or months than anybody reads: the latest count. */
const MAX_ROWS = 27

const starts = {
  week: (date: LocalDate) => addDays(date, -weekdayOf(date)),
  month: (date: LocalDate) => `${date.slice(0, 7)}-01`,
} as const

/** A metric week by week or month by month: the mean of the days that have a value, and their sum. */
export const table = Effect.fn("table")(function* (
  user: UserId,
  { metric: key, window, by }: ToolInput<"table">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [{ usable }] = yield* preparedOf(user, [metric], window)
  if (usable.length === 0)
    return insufficient({ metric, question: "table", window, have: 0, need: 1 })
  const rows = [...Map.groupBy(usable, ({ date }) => starts[by](date))]
    .map(([from, days]) => ({ from, values: days.map(({ value }) => value) }))
    .slice(-MAX_ROWS)
  const facts = factsOn(metric, window, usable.length)
  return {
    ...noFindings,
    facts: [
      ...rows.flatMap(({ from, values }): ReadonlyArray<Fact> => {
        const row = factsOn(metric, { from, to: window.to }, values.length)
        const named = (role: string) => `${by}_${from.replaceAll("-", "")}_${role}`
        return [
          row.date("from", from, named("from")),
          row[values.length === 1 ? "measured" : "value"]("mean", mean(values), named("mean")),
          ...(metric.adds_up ? [row.measured("total", sum(values), named("total"))] : []),
        ]
      }),
      facts.count("n", usable.length, `by_${by}_n`),
    ],
    charts: [
      {
        metric: metric.key,
        label: metric.name,
        unit: metric.unit,
        bucket: by,
        points: rows.map(({ from, values }) => ({ t: from, y: shown(metric, mean(values)) })),
        baseline: null,
        changepoint: null,
        ...(yield* chartEvents(user, window)),
      },
    ],
  } satisfies Findings
})
