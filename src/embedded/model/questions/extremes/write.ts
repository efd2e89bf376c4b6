import { endOf, isCounted } from "#catalogue/metrics/degrees"
import type { Fact, Ledger } from "#domain/ledger"
import { capital, listed, sentence } from "#embedded/model/english"
import { dayCount, placeholder } from "#embedded/model/placeholder"
import { described, type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { statTiles } from "#embedded/model/widgets/stat-tiles"

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

/** A day by its date; a week or month by the day it began. */
const dayOf = (date: Fact, by: Extremes["by"]): string =>
  by === "day" ? placeholder(date) : `the ${by} from ${placeholder(date)}`

const unitOf = ({ by, metric }: Extremes) => (by === "day" ? metric.day : by)

const headline = (intent: Extremes, { value, date }: Day): string => {
  const { metric, period, end, by, asks } = intent
  const named = endOf(metric, end)
  if (asks === "date" && by === "day")
    return sentence`${capital(placeholder(date))} was the ${metric.day} with the ${named} ${inWords(period)}:
      ${placeholder(value)}.`
  if (asks === "date")
    return sentence`${capital(dayOf(date, by))} was the one with the ${named} ${inWords(period)}: an average of
      ${placeholder(value)} a ${metric.day}.`
  if (by !== "day")
    return sentence`The ${by} with the ${named} ${inWords(period)} averaged ${placeholder(value)} a ${metric.day}:
      ${dayOf(date, by)}.`
  return isCounted(metric)
    ? `Your ${named} on a single day ${inWords(period)}: ${placeholder(value)}, on ${placeholder(date)}.`
    : `Your ${named} ${inWords(period)} was ${placeholder(value)}, on ${placeholder(date)}.`
}

const listSentence = (intent: Extremes, days: ReadonlyArray<Day>): string => {
  const { metric, period, end, by, asks } = intent
  const each = days.map(({ value, date }) =>
    asks === "date"
      ? `${dayOf(date, by)} (${placeholder(value)})`
      : `${placeholder(value)} ${by === "day" ? "on" : "in"} ${dayOf(date, by)}`,
  )
  return `The ${unitOf(intent)}s with the ${endOf(metric, end)} ${inWords(period)}: ${listed(each)}.`
}

/** A value may be plausible and still far from all others. */
const doubtSentence = ({ fact }: Found, days: number): string | null => {
  const doubtful = fact("doubtful")
  if (!doubtful) return null
  return days === 1
    ? "It lies so far from the others that it may be an error of measurement."
    : `Of these, ${placeholder(doubtful)} so far from the others may be errors of measurement.`
}

const whole = {
  week: "Only whole weeks count, from Monday to Sunday.",
  month: "A month counts when enough of its days have a value.",
} as const

const DOUBTFUL = "It lies so far from the other values that it may be an error of measurement."
const SOME_DOUBTFUL =
  "Some of them lie so far from the other values that they may be errors of measurement."

const NIGHTS_DATE = "A night carries the date of the morning on which it ends."

/** The days on which a metric was highest or lowest, beside its average. */
export const writeExtremes = (intent: Extremes, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metric, period, end, count, by } = intent
  const { window } = period
  const found = foundBy(ledger, "extremes", {
    metric: metric.key,
    window,
    end,
    count,
    ...(by === "day" ? {} : { by }),
  })
  const days = daysIn(found.facts)
  const [first] = days
  const short = insufficientDataSentence(found, metric.name, period)
  if (!first) return [paragraph([short])]
  const level = described(ledger, metric, window)
  const [mean, n] = [level.fact("mean"), level.fact("n") ?? found.fact("n")]
  const named = endOf(metric, end)
  const led = days.length === 1 ? headline(intent, first) : listSentence(intent, days)
  return [
    paragraph(
      [led],
      [
        statTiles(`${metric.key}_${end}`, capital(named), [
          ...days.map(({ value, date }) => ({ label: dayOf(date, by), fact: value })),
          ...(days.length === 1 ? [{ label: "Average", fact: mean }] : []),
        ]),
      ],
    ),
    paragraph([
      found.fact("doubtful") && (days.length === 1 ? DOUBTFUL : SOME_DOUBTFUL),
      mean && `For comparison, the average over that time is ${placeholder(mean)}.`,
      n && `I looked at ${dayCount(n)} with a value.`,
      doubtSentence(found, days.length),
      by === "day" ? null : whole[by],
      metric.day === "night" && by === "day" ? NIGHTS_DATE : null,
      short,
    ]),
  ]
}
