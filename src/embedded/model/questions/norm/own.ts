import { placeholder, rounded } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import { verb } from "#embedded/model/english"
import type { Found } from "#embedded/model/prose/found"
import { level, spoken } from "#embedded/model/prose/spoken"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

/** " a day" of what is summed up by it, " a night" of what is counted in it. */
export const daily = ({ key, adds_up, day, unit }: Metric): string =>
  key === "sleep_minutes" || adds_up || unit === "times" ? ` a ${day}` : ""

/** How old a last value may be for its month to be called the past one. */
const RECENT_DAYS = 7

const timeOf = ({ item: { window } }: Fact, today: string): string =>
  window && window.to < addDays(today, -RECENT_DAYS)
    ? "in the last month on record"
    : "over the past month"

/** What is done, where a time is named: "you slept 7 h 33 min last night". */
const SUBJECTS: Readonly<Record<string, string>> = {
  sleep_minutes: "you slept",
  steps: "you took",
  bedtime_hour: "you went to bed at",
}

const DONE: Readonly<Record<string, string>> = {
  bedtime_hour: "you went to bed",
  wake_hour: "you got up",
}

/** Amounts of a week: "you get about 400 min of moderate activity a week". */
const WEEKLY: Readonly<Record<string, (amount: string) => string>> = {
  moderate_minutes: (amount) =>
    `you got about ${amount} of moderate activity a week, vigorous minutes weighing more,`,
  workout_minutes: (amount) => `you trained about ${amount} a week`,
}

/** A clock, or a unit that few know, says what it is of. */
const isNamed = ({ scale, unit }: Metric): boolean => scale === "clock" || unit === FITNESS
const FITNESS = "mL/kg/min"

/** The person's own as a noun: "your average of 57 bpm over the past month", "your weight of 75.3 kg in summer". */
export const ownNoun = (
  metric: Metric,
  own: Fact,
  { usual, period }: Pick<Norm, "usual" | "period">,
  today: string,
): string => {
  const amount = `${level(metric, own)}${daily(metric)}`
  if (usual) return `your ${spoken(metric)} of ${amount} ${inWords(period)}`
  const what = isNamed(metric) ? `average ${spoken(metric)}` : "average"
  return `your ${what} of ${amount} ${timeOf(own, today)}`
}

/** The person's own as a subject of what is said of it: "your average of 57 bpm over the past month". */
export const ownSubject = (
  metric: Metric,
  own: Fact,
  { usual, period, aspect }: Norm,
  { fact }: Found,
  today: string,
): { readonly said: string; readonly joint: " is" | ", which is" | " which is" } => {
  const time = usual ? inWords(period) : timeOf(own, today)
  const [center, done] = [fact("center"), DONE[metric.key]]
  if (aspect === "spread" && center && done)
    return {
      said: `on most nights ${time} ${done} within ${rounded(own)} of ${placeholder(center)}`,
      joint: ", which is",
    }
  const weekly = aspect === "week" && WEEKLY[metric.key]
  if (weekly) {
    const when = period.form === "default" ? time : inWords(period)
    return { said: `${when} ${weekly(placeholder(own))}`, joint: " which is" }
  }
  const amount = `${level(metric, own)}${daily(metric)}`
  if (!usual) return { said: ownNoun(metric, own, { period }, today), joint: " is" }
  const isDay = period.window.from === period.window.to
  const subject = SUBJECTS[metric.key] ?? `your ${spoken(metric)} ${verb(metric, "was")}`
  return { said: `${subject} ${isDay ? level(metric, own) : amount} ${time}`, joint: ", which is" }
}

/** The person's own in a sentence by itself: "You average 57 bpm over the past month." */
export const ownSentence = (
  metric: Metric,
  own: Fact,
  { usual, period }: Norm,
  today: string,
): string => {
  const time = usual ? inWords(period) : timeOf(own, today)
  const amount = `${level(metric, own)}${daily(metric)}`
  return metric.scale === "clock"
    ? `Yours averages ${amount} ${time}.`
    : `You average ${amount} ${time}.`
}
