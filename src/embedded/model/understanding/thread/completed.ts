import { daysIn } from "#domain/window"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { placedBeside } from "#embedded/model/understanding/thread/beside"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { without } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

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
  const placed = placedBeside(own, previous.periods[0])
  const opening = [{ start: 0, end: openingEnd(own.whole) }]
  const parsed = {
    ...placed,
    whole: without(placed.whole, opening),
    text: without(placed.text, opening),
  }
  const offset = parsed.whole.length + 1
  const mentions = mentionsOf(parsed, previous, offset)
  const blanked = mentions === parsed.mentions ? previous.mentions : []
  return {
    ...parsed,
    whole: joined(parsed, parsed.whole, without(previous.whole, blanked)),
    text: joined(parsed, parsed.text, without(previous.text, blanked)),
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
): ParsedQuestion => ({
  ...full,
  periods: periodsOf(placedBeside(own, previous.periods[0]), previous),
  limits: own.limits,
})
