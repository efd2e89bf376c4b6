import { degreesOf, endOf, isCounted } from "#catalogue/metrics/degrees"
import { bare, dayCount, placeholder } from "#catalogue/placeholder"
import type { Fact, Ledger } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"
import { described, type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, single, spoken } from "#embedded/model/prose/spoken"
import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { tileRows } from "#widgets/stat-tiles"

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

/** "the most steps on record": all there is needs no window. */
const timeOf = ({ name }: Extremes["period"]): string =>
  name.anchor === "record" ? "on record" : inWords({ name })

const unitOf = ({ by, metric }: Extremes) => (by === "day" ? metric.day : by)

const ASLEEP = "sleep_minutes"

/** "most steps", "longest night", "lowest HRV". */
const superlative = ({ metric, end, by }: Extremes): string => {
  if (metric.key === ASLEEP && by === "day") return `${degreesOf({ ...metric })[end]} night`
  return endOf({ ...metric, name: spoken(metric) }, end)
}

/** "Longest nights, this year"; of others "Most steps, this year". */
const titleOf = (intent: Extremes, days: number): string => {
  const isNights = intent.metric.key === ASLEEP && intent.by === "day"
  return `${superlative(intent)}${isNights && days > 1 ? "s" : ""}, ${timeOf(intent.period)}`
}

/** ", against an average of 9,100". */
const besideAverage = ({ metric }: Extremes, mean: Fact | null): string =>
  mean ? `, against an average of ${bare(level(metric, mean))}` : ""

const headline = (intent: Extremes, { value, date }: Day, mean: Fact | null): string => {
  const { metric, period, by, asks } = intent
  const named = superlative(intent)
  const against = besideAverage(intent, mean)
  if (by !== "day" && asks === "date")
    return sentence`${capital(dayOf(date, by))}: it had the ${named} ${timeOf(period)},
      ${level(metric, value)} a ${metric.day} on average${against}.`
  if (by !== "day")
    return sentence`Your ${by} with the ${named} ${timeOf(period)} averaged ${level(metric, value)} a ${metric.day}:
      ${dayOf(date, by)}.`
  if (asks === "date")
    return sentence`That was ${placeholder(date)}: ${single(metric, value)}, your ${named}
      ${timeOf(period)}${against}.`
  return isCounted(metric)
    ? `Your ${named} on one day ${timeOf(period)}: ${single(metric, value)}, on ${placeholder(date)}${against}.`
    : `Your ${named} ${timeOf(period)} was ${single(metric, value)}, on ${placeholder(date)}${against}.`
}

const listSentence = (intent: Extremes, days: ReadonlyArray<Day>): string => {
  const { metric, period, by, asks } = intent
  const each = days.map(({ value, date }) =>
    asks === "date"
      ? `${dayOf(date, by)} (${single(metric, value)})`
      : `${single(metric, value)} ${by === "day" ? "on" : "in"} ${dayOf(date, by)}`,
  )
  const of =
    metric.key === ASLEEP && by === "day"
      ? `${superlative(intent)}s`
      : `${unitOf(intent)}s with the ${superlative(intent)}`
  return `Your ${of} ${timeOf(period)}: ${listed(each)}.`
}

/** A value may be plausible and still far from all others. */
const doubtSentence = ({ fact }: Found, days: number): string | null => {
  const doubtful = fact("doubtful")
  if (!doubtful) return null
  return days === 1
    ? "That is so far from your other days that it may be a measuring error."
    : `${placeholder(doubtful)} of these may be measuring errors, being so far from the rest.`
}

const whole = {
  week: "Only whole weeks count, from Monday to Sunday.",
  month: "A month counts when enough of its days have a value.",
} as const

const ONE_YEAR =
  "That is a single month of one year: I can't take the same months of several years together yet."

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
  const all = described(ledger, metric, window)
  const [mean, n] = [all.fact("mean"), all.fact("n") ?? found.fact("n")]
  const led = days.length === 1 ? headline(intent, first, mean) : listSentence(intent, days)
  return [
    paragraph(
      [led],
      [
        ...tileRows(`${metric.key}_${end}`, titleOf(intent, days.length), [
          ...days.map(({ value, date }) => ({ label: dayOf(date, by), fact: value })),
          ...(days.length === 1 ? [{ label: "Average", fact: mean }] : []),
        ]),
      ],
    ),
    paragraph([intent.recurs ? ONE_YEAR : null, doubtSentence(found, days.length), short]),
    details([
      days.length > 1 && mean ? `The average is ${level(metric, mean)}.` : null,
      n && `I counted ${dayCount(n)} with a value.`,
      by === "day" ? null : whole[by],
      metric.day === "night" && by === "day" ? NIGHTS_DATE : null,
    ]),
  ]
}
