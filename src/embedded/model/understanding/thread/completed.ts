import { addDays } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import { before } from "#embedded/model/understanding/time/contrast"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Period } from "#embedded/model/understanding/time/period"
import { without } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** Asks for the time before the one of the previous question. */
export const EARLIER = phrases`
  [the] (day|night|weekend|week|month|year|time) before [(that|then)]
  [the] (previous|preceding) (day|night|weekend|week|month|year|one)
  before that
`
/** "the 2 weeks before that": as long a time as it says, right before. */
const COUNTED = phrases`[the] # (day/s|night/s|week/s|month/s|year/s) before [(that|then|it)]`
const UNIT_DAYS: ReadonlyArray<readonly [RegExp, days: number]> = [
  [/\b(?:day|night)s?\b/i, 1],
  [/\bweeks?\b/i, 7],
]
const UNIT_MONTHS: ReadonlyArray<readonly [RegExp, months: number]> = [
  [/\bmonths?\b/i, 1],
  [/\byears?\b/i, 12],
]
const MAX_COUNT = 400

const countedBefore = (parsed: ParsedQuestion, previous: ParsedQuestion): Period | null => {
  const [said] = COUNTED.find(parsed.whole)
  const words = said && parsed.whole.slice(said.start, said.end)
  const [then] = previous.periods
  const count = Number(/\d+/.exec(words ?? "")?.[0])
  if (!words || !then || !(count > 0 && count <= MAX_COUNT)) return null
  const days = UNIT_DAYS.find(([unit]) => unit.test(words))?.[1]
  const months = UNIT_MONTHS.find(([unit]) => unit.test(words))?.[1] ?? 1
  const { from: end } = then.window
  const from = days ? addDays(end, -days * count) : monthsAfter(end, -months * count)
  const window = { from, to: addDays(end, -1) }
  const phrase = words.replace(/(?<= before)$/i, " that")
  return { form: "named", window, name: nameOf(window, phrase, parsed.dates) }
}

const WEEKEND = phrases`weekend`

/** A single day by its name, a longer time in the words for it. */
const nameOf = ({ from, to }: Window, said: string, { today }: DateContext): Period["name"] =>
  from === to
    ? { anchor: "day", date: to, today }
    : { anchor: "date", preposition: WEEKEND.test(said) ? "over" : "in", said }

const IS_BEFORE = /\bbefore that$/

/** "and the week before?" after a question for a time. */
export const earlierThan = (
  then: Period | undefined,
  parsed: Pick<ParsedQuestion, "whole" | "dates">,
): Period | null => {
  const [said] = EARLIER.find(parsed.whole)
  const words = said && parsed.whole.slice(said.start, said.end)
  if (!words || !then) return null
  const { a } = before(then, parsed.dates)
  if (a.window.from < a.window.to && "said" in then.name && IS_BEFORE.test(then.name.said ?? "")) {
    const { window } = a
    return { ...a, name: { anchor: "between", window, today: parsed.dates.today } }
  }
  const phrase = words
    .replace(/(?<= before)$/i, " that")
    .replace(/^before that$/i, "the time before")
  return { ...a, name: nameOf(a.window, phrase, parsed.dates) }
}

/** Asks for the time after the one of the previous question. */
export const LATER = phrases`
  [the] (day|night|week|month|year|time) after [(that|then)]
  [the] (next|following) (day|night|week|month|year|one)
`

/** "and the night after?": as long a time right behind; nothing beyond today. */
const later = (parsed: ParsedQuestion, previous: ParsedQuestion): Period | null => {
  const [said] = LATER.find(parsed.whole)
  const words = said && parsed.whole.slice(said.start, said.end)
  const [then] = previous.periods
  if (!words || !then) return null
  const { from, to } = then.window
  const isMonth = from.endsWith("-01") && addDays(to, 1) === monthsAfter(from, 1)
  const next = addDays(to, 1)
  const last = isMonth ? addDays(monthsAfter(next, 1), -1) : addDays(to, daysIn(then.window))
  const ends = [last, parsed.dates.today].toSorted()
  if (next > parsed.dates.today) return null
  const window = { from: next, to: ends[0]! }
  const phrase = words.replace(/(?<= after)$/i, " that")
  return { form: "named", window, name: nameOf(window, phrase, parsed.dates) }
}

/** "how does that compare to October?" holds the time before against its own. */
const COMPARES = phrases`
  compar*
  (versus|against) (that|it)
`

/** A row for each of these needs more than one of them. */
const ROWS: ReadonlyArray<readonly [PhraseTable, days: number]> = [
  [phrases`monthly | month by month | by month | (per|each|every) month`, 62],
  [phrases`weekly | week by week | by week | (per|each|every) week`, 14],
]

/** "show me the monthly numbers" behind a question for one month asks for more than that. */
const isTooShort = ({ text }: ParsedQuestion, [period]: ParsedQuestion["periods"]): boolean =>
  period !== undefined &&
  ROWS.some(([table, days]) => daysIn(period.window) < days && table.test(text))

const periodsOf = (parsed: ParsedQuestion, previous: ParsedQuestion): ParsedQuestion["periods"] => {
  const previousPeriod =
    countedBefore(parsed, previous) ??
    earlierThan(previous.periods[0], parsed) ??
    later(parsed, previous)
  if (previousPeriod) return [{ ...previousPeriod, start: 0, end: 0 }]
  if (COMPARES.test(parsed.text) && parsed.periods.length === 1)
    return [...previous.periods.slice(0, 1), ...parsed.periods]
  if (parsed.periods.length > 0) return parsed.periods
  if (isTooShort(parsed, previous.periods)) return []
  return previous.periods
}

/** Words for a statistic: one in a follow-up replaces the one of the earlier question. */
const STATISTIC = phrases`
  on average
  average
  mean
  median
  highest
  lowest
  maximum
  minimum
  max
  min
  most
  least
  fewest
  longest
  shortest
  best
  worst
  standard deviation
  variable
  variability
  [in] total
  usually
  current
  ongoing
  right now
`

/** Spans of a text, shifted to its position after another text. */
const behind = <S extends TextSpan>(spans: ReadonlyArray<S>, offset: number): ReadonlyArray<S> =>
  spans.map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }))

const joined = (parsed: ParsedQuestion, own: string, rest: string): string =>
  `${own} ${STATISTIC.test(parsed.text) ? without(rest, STATISTIC.find(rest)) : rest}`

/**
 * The mentions of a follow-up: its own metric replaces the one of the question before. Of a pair, the last of
 * the same part of the day is replaced; where one has a limit, the other is not: "and my HRV?" after
 * "does caffeine affect my sleep?" is for the sleep, "and alcohol?" for the caffeine.
 */
const mentionsOf = (
  parsed: ParsedQuestion,
  previous: ParsedQuestion,
  offset: number,
): ParsedQuestion["mentions"] => {
  const [own, more] = parsed.mentions
  const then = behind(previous.mentions, offset)
  if (!own) return then
  if (more || then.length < 2) return parsed.mentions
  const alike = then.findLastIndex(({ metrics: [metric] }) => metric?.day === own.metrics[0]?.day)
  const replaced = previous.limits.length > 0 ? 0 : alike < 0 ? then.length - 1 : alike
  return then.map((mention, at) =>
    at === replaced ? { ...mention, metrics: own.metrics } : mention,
  )
}

/** Its own limit in the place of the one before. */
const limitsOf = (
  parsed: ParsedQuestion,
  previous: ParsedQuestion,
  offset: number,
): ParsedQuestion["limits"] => {
  const [own] = parsed.limits
  const then = behind(previous.limits, offset)
  if (!own) return then
  return then.length > 0
    ? then.map((limit) => ({ ...own, start: limit.start, end: limit.end }))
    : [own]
}

const ASKS_OF = phrases`
  what about
  how about
  what of
  with
  to
  does
  is it
  my
  the
  then
  now
  though
  as well
  too
`
const WORD = /[\p{L}\p{N}]/u

/** "and alcohol?" of a pair is the question before with that word in the place of the one that it replaces. */
const substituted = (own: ParsedQuestion, previous: ParsedQuestion): ParsedQuestion | null => {
  const [named, more] = own.mentions
  const isPlain = own.periods.length + own.limits.length + previous.limits.length === 0
  if (!named || more || !isPlain || previous.mentions.length !== 2) return null
  const rest = without(own.whole, [{ start: 0, end: openingEnd(own.whole) }, named])
  if (WORD.test(without(rest, ASKS_OF.find(rest)))) return null
  const then = previous.mentions
  const alike = then.findLastIndex(({ metrics: [metric] }) => metric?.day === named.metrics[0]?.day)
  const replaced = then[alike < 0 ? then.length - 1 : alike]!
  const words = own.whole.slice(named.start, named.end)
  const { whole } = previous
  const full = `${whole.slice(0, replaced.start)}${words}${whole.slice(replaced.end)}`
  return parseQuestion(own.briefing, full)
}

/** Completes a follow-up such as "And last month?": what it does not name is taken from the question before. */
export const completed = (own: ParsedQuestion, previous: ParsedQuestion): ParsedQuestion => {
  const inPlace = substituted(own, previous)
  if (inPlace) return inPlace
  const opening = [{ start: 0, end: openingEnd(own.whole) }]
  const parsed = {
    ...own,
    whole: without(own.whole, opening),
    text: without(own.text, opening),
  }
  const offset = parsed.whole.length + 1
  const mentions = mentionsOf(parsed, previous, offset)
  const blanked = mentions === parsed.mentions ? previous.mentions : []
  const withoutEarlier = without(parsed.text, [
    ...EARLIER.find(parsed.text),
    ...LATER.find(parsed.text),
  ])
  return {
    ...parsed,
    whole: joined(parsed, parsed.whole, without(previous.whole, blanked)),
    text: joined(parsed, withoutEarlier, without(previous.text, blanked)),
    periods: periodsOf(parsed, previous),
    limits: limitsOf(parsed, previous, offset),
    mentions,
    metrics: [...new Set(mentions.flatMap(({ metrics }) => metrics))],
  }
}

/** A question in full words, with the times and limits of a follow-up, else those of the question before it. */
export const carriedInto = (
  full: ParsedQuestion,
  own: ParsedQuestion,
  previous: ParsedQuestion,
): ParsedQuestion => ({ ...full, periods: periodsOf(own, previous), limits: own.limits })
