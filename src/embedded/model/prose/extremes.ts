import type { Fact, Ledger } from "#domain/ledger"
import { described, foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { shortageTold } from "#embedded/model/prose/shortage"
import { capital, daysTold, listed, told } from "#embedded/model/prose/wording"
import type { Extremes } from "#embedded/model/understanding/intent"
import { statTiles } from "#embedded/model/widgets/stat-tiles"
import { call } from "#embedded/model/work/call"
import { endOf } from "#science/metrics/words"

interface Day {
  readonly value: Fact
  readonly date: Fact
}

/** Values and dates alternate. */
const daysIn = (facts: ReadonlyArray<Fact>): ReadonlyArray<Day> => {
  const values = facts.filter(({ role }) => role === "value")
  const dates = facts.filter(({ role }) => role === "date")
  return values.flatMap((value, index) => {
    const date = dates[index]
    return date ? [{ value, date }] : []
  })
}

const NIGHTS_DATE = "A night carries the date of the morning on which it ends."

/** The days on which a metric was highest or lowest, beside its average. */
export const extremesTold = (intent: Extremes, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, period, end, count } = intent
  const { window } = period
  const found = foundBy(ledger, call("extremes", { metric: metric.key, window, end, count }))
  const days = daysIn(found.facts)
  const [first] = days
  const short = shortageTold(found, metric.name, period.words)
  if (!first) return [paragraph([short])]
  const level = described(ledger, metric, window)
  const [mean, n] = [level.fact("mean"), level.fact("n") ?? found.fact("n")]
  const named = endOf(metric, end)
  const each = days.map(({ value, date }) => `${told(value)} on ${told(date)}`)
  const led =
    days.length === 1
      ? `The ${metric.day} with the ${named} ${period.words}: ${told(first.date)}, with ${told(first.value)}.`
      : `The ${metric.day}s with the ${named} ${period.words}: ${listed(each)}.`
  return [
    paragraph(
      [led],
      [
        statTiles(`${metric.key}_${end}`, capital(named), [
          ...days.map(({ value, date }) => ({ label: told(date), fact: value })),
          ...(days.length === 1 ? [{ label: "Average", fact: mean }] : []),
        ]),
      ],
    ),
    paragraph([
      mean && `For comparison, the average over that time is ${told(mean)}.`,
      n && `I looked at ${daysTold(n)} with a value.`,
      metric.day === "night" ? NIGHTS_DATE : null,
      short,
    ]),
  ]
}
