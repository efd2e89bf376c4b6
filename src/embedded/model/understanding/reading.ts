import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import type { Almanac } from "#embedded/model/understanding/almanac"
import { findMetrics, type Mention } from "#embedded/model/understanding/lexicon"
import {
  type FoundPeriod,
  findPeriods,
  onwards,
  type Period,
} from "#embedded/model/understanding/period"
import { questionsOf } from "#embedded/model/understanding/statement"
import { type Stretch, tidy, without } from "#embedded/model/understanding/text"

/** A question with its times and metrics found: what the forms of a question are told apart by. */
export interface Reading {
  readonly briefing: Briefing
  readonly almanac: Almanac
  /** The question without what the person said about themselves, its time phrases blanked out. */
  readonly text: string
  /** The same with the time phrases in place. */
  readonly whole: string
  readonly periods: ReadonlyArray<FoundPeriod>
  readonly mentions: ReadonlyArray<Mention>
  /** Every metric named, once, in order. */
  readonly metrics: ReadonlyArray<Metric>
}

const almanacOf = ({ today, metrics }: Briefing): Almanac => ({
  today,
  first: [today, ...metrics.map(({ first }) => first)].sort()[0] ?? today,
  settled: today,
})

const settledOn = ({ today, metrics }: Briefing, asked: ReadonlyArray<Metric>) => {
  const yesterday = addDays(today, -1)
  const keys = new Set(asked.map(({ key }) => key))
  return metrics.some(({ metric, last }) => keys.has(metric) && last === yesterday)
    ? yesterday
    : today
}

const COMPARES = /\b(?:compar\w*|differ\w*)\b/i

/** "compare X between May and June" names two times, not one. */
const comparing = (text: string): string =>
  COMPARES.test(text) ? text.replace(/\bbetween\b/gi, (word) => " ".repeat(word.length)) : text

const SETTING =
  /^.{0,200}?\bI(?:'ve| have)? (?:started|began|begun|stopped|quit|changed|switched|moved|bought|got)\b[^.!?]{0,200}[.!](?= )/i

/** What somebody began, told before the question: its time is a beginning, its words are not asked about. */
const settingOf = (text: string): Stretch | null => {
  const match = SETTING.exec(text)
  return match && { start: 0, end: match[0].length }
}

const read = (briefing: Briefing, question: string): Reading => {
  const almanac = almanacOf(briefing)
  const whole = comparing(tidy(question))
  const since = settingOf(whole)
  const periods = findPeriods(whole, almanac).map((period) =>
    since && period.end <= since.end ? onwards(period, almanac) : period,
  )
  const text = without(whole, since ? [since, ...periods] : periods)
  const mentions = findMetrics(text, new Set(briefing.metrics.map(({ metric }) => metric)))
  const metrics = [...new Set(mentions.flatMap((mention) => mention.metrics))]
  const settled = settledOn(briefing, metrics)
  return { briefing, almanac: { ...almanac, settled }, whole, text, periods, mentions, metrics }
}

const FOLLOWS =
  /^(?:and|or|but|ok|okay|so)?,? ?(?:and|what about|how about|what of|the same|now for|in|on|over|since|last|this)\b/i
const LONGEST_FOLLOW_UP = 60

/** The person's message before this one, or null. */
const previousQuestion = ({ messages }: Briefing) =>
  messages.filter(({ role }) => role === "user").at(-2)?.content ?? null

/** "And last month?" leans on the question before it: what it names stands, the rest is borrowed. */
const completed = (reading: Reading, previous: Reading): Reading => {
  const periods =
    reading.periods.length > 0
      ? reading.periods
      : previous.periods.map((period) => ({ ...period, words: "over the same time" }))
  const own = reading.mentions.length > 0
  const rest = own ? without(previous.text, previous.mentions) : previous.text
  return {
    ...reading,
    whole: `${reading.whole} ${rest}`,
    text: `${reading.text} ${rest}`,
    periods,
    mentions: own ? reading.mentions : previous.mentions,
    metrics: own ? reading.metrics : previous.metrics,
  }
}

/** Reads the question of a briefing; a follow-up is completed from the question before it. */
export const readingOf = (briefing: Briefing): Reading => {
  const reading = read(briefing, questionsOf(briefing.question))
  const previous = previousQuestion(briefing)
  const incomplete = reading.periods.length === 0 || reading.mentions.length === 0
  const follows =
    incomplete &&
    reading.whole.length <= LONGEST_FOLLOW_UP &&
    FOLLOWS.test(reading.whole) &&
    reading.periods.length + reading.mentions.length > 0
  return follows && previous !== null
    ? completed(reading, read(briefing, questionsOf(previous)))
    : reading
}

/** The time a question names, or the last `days` days that there is data of. */
export const periodOf = (
  { briefing, almanac, periods, metrics }: Reading,
  days: number,
): Period => {
  if (periods[0]) return periods[0]
  const keys = new Set(metrics.map(({ key }) => key))
  const lasts = briefing.metrics.filter(({ metric }) => keys.has(metric)).map(({ last }) => last)
  const last = lasts.sort().at(-1) ?? almanac.today
  const to = last < addDays(almanac.today, -1) ? last : almanac.today
  return {
    form: "default",
    window: { from: addDays(to, 1 - days), to },
    words: "in your recent data",
  }
}
