import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { DayValue, Metric, Series } from "#domain/metric"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { doubtfulFact, excludedFact } from "#pipeline/tools/excluded"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { mean } from "#statistics/sample/descriptive"

type By = NonNullable<ToolInput<"extremes">["by"]>

/** A day; or a week or month, by its first day and with the mean of its days, without a device. */
type Period = DayValue

const mondayOf = (date: LocalDate) => addDays(date, -weekdayOf(date))
const firstOf = (date: LocalDate) => `${date.slice(0, 7)}-01`

const spans: Record<Exclude<By, "day">, (date: LocalDate) => Window> = {
  week: (date) => ({ from: mondayOf(date), to: addDays(mondayOf(date), 6) }),
  month: (date) => ({ from: firstOf(date), to: addDays(firstOf(addDays(firstOf(date), 31)), -1) }),
}

/**
 * The periods that are compared: days with a value; whole weeks from Monday to Sunday within
 * the window; months. A week or month has values on at least half of its days.
 */
const periodsOf = (usable: Series, by: By, window: Window): ReadonlyArray<Period> => {
  if (by === "day") return usable
  return [...Map.groupBy(usable, ({ date }) => spans[by](date).from)].flatMap(([date, days]) => {
    const { from, to } = spans[by](date)
    const isWhole = by === "month" || (from >= window.from && to <= window.to)
    return isWhole && 2 * days.length >= daysIn({ from, to })
      ? [{ date, value: mean(days.map(({ value }) => value)), provider: null }]
      : []
  })
}

/** A single day prints as it was measured, a mean of days as one. */
const valueFact = (metric: Metric, by: By, window: Window, n: number) => {
  const facts = factsOn(metric, window, n)
  return by === "day" ? facts.measured : facts.value
}

/**
 * The days, weeks or months in which a metric was highest or lowest, best first; of equals the
 * earliest. A value that is plausible counts however far it lies from the others.
 */
export const extremes = Effect.fn("extremes")(function* (
  user: UserId,
  { metric: key, window, end, count, by = "day" }: ToolInput<"extremes">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [{ usable, report }] = yield* preparedOf(user, [metric], window)
  const periods = periodsOf(usable, by, window)
  const n = periods.length
  if (n === 0) return insufficient({ metric, question: end, window, have: usable.length, need: 1 })

  const facts = factsOn(metric, window, n)
  const value = valueFact(metric, by, window, n)
  const sign = end === "highest" ? -1 : 1
  const best = [...periods]
    .sort((a, b) => sign * (a.value - b.value) || (a.date < b.date ? -1 : 1))
    .slice(0, count)
  const named = (at: number) => (by === "day" ? `${end}_${at + 1}` : `${end}_${by}_${at + 1}`)
  return {
    ...noFindings,
    facts: [
      ...best.flatMap((period, at) => [
        value("value", period.value, named(at)),
        facts.date("date", period.date, `${named(at)}_date`),
      ]),
      by === "day" ? facts.count("n", n) : facts.number("n", n, `${by}s`, 0, `${by}s`),
      ...(by === "day" ? doubtfulFact(facts, usable, best, `${end}_doubtful`) : []),
      ...excludedFact(factsOn(metric, window, usable.length), report),
    ],
  } satisfies Findings
})
