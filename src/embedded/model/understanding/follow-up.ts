import type { Briefing } from "#domain/briefing"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { splitPreamble } from "#embedded/model/understanding/preamble"
import { questionsOf } from "#embedded/model/understanding/statement"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { before } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

const FOLLOWS = phrases`
  and
  ...4(and|or|but|ok|okay|so|also|then|yes|no) ${phrases`
    and
    (what|how) about
    what (of|if)
    [the] same
    now
    in
    on
    over
    under
    above
    below
    since
    last
    this
    the
    for
    by
    at
    with
    without
    during
    between
    only
    just
    more
    less
    compared
    versus
    (is|was) (that|it)
    why
    when
    which
    median
    average
    highest
    lowest
    yesterday
    today
    show
    tell me
    give me
    how (does|did|do|is|was|can|could|should|would) (that|this|it|they|i|we)
  `}
`
/** Says how to answer, without a metric or a time. */
const ADDS = phrases`
  (weekend|weekends|week end|week ends)
  (weekday|weekdays|week day|week days)
  percent*
  %
  median
  average
  mean
  highest
  lowest
  maximum
  minimum
  max
  min
  best
  worst
  standard deviation
  day of the week
  in total
  trend*
  changing
  unusual
  normal
  for my age
  current*
  longest
  shortest
  ongoing
  right now
  why
  when (was|is) (that|it)
  (good|bad|healthy) $
  (a lot|too (much|little|high|low|long|short)) [for me] $
  (test|try|prove) (that|this|it) $
`
const MAX_FOLLOW_UP = 60
/** Asks for the time before the one of the previous question. */
const EARLIER = phrases`
  [the] (day|night|week|month|year|time) before [(that|then)]
  [the] (previous|preceding) (day|night|week|month|year|one)
`
/** Refers to what the person has just said about themselves. */
const REFERS_BACK = phrases`
  what ...1 help/s
  what (can|could|should) i do
  how (can|could|do|should) i (fix|improve|change|do|get there|achieve|reach)
  on track
  getting (there|closer)
  any (tips|advice)
  where (do|should) i (start|begin)
  ^ why [is that] $
`

/** "and the week before?" after a question for a time. */
const earlier = (parsed: ParsedQuestion, previous: ParsedQuestion): Period | null => {
  const [said] = EARLIER.find(parsed.whole)
  const words = said && parsed.whole.slice(said.start, said.end)
  const [then] = previous.periods
  return words && then
    ? {
        ...before(then, parsed.dates).a,
        name: { anchor: "date", preposition: "in", said: words.replace(/(?<= before)$/i, " that") },
      }
    : null
}

/** "how does that compare to October?" holds the time before against its own. */
const COMPARES = phrases`
  compar*
  (versus|against) (that|it)
`

const isOneDay = ({ window: { from, to } }: Period): boolean => from === to

const periodsOf = (parsed: ParsedQuestion, previous: ParsedQuestion): ParsedQuestion["periods"] => {
  const previousPeriod = earlier(parsed, previous)
  if (previousPeriod) return [{ ...previousPeriod, start: 0, end: 0 }]
  if (COMPARES.test(parsed.text) && parsed.periods.length === 1)
    return [...previous.periods.slice(0, 1), ...parsed.periods]
  if (parsed.periods.length > 0) return parsed.periods
  return previous.periods.length > 1
    ? previous.periods
    : previous.periods.map((period) =>
        isOneDay(period) ? period : { ...period, name: { anchor: "same_time" } },
      )
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

/** Completes a follow-up such as "And last month?": what it does not name is taken from the question before. */
const completed = (parsed: ParsedQuestion, previous: ParsedQuestion): ParsedQuestion => {
  const offset = parsed.whole.length + 1
  const mentions = mentionsOf(parsed, previous, offset)
  const blanked = mentions === parsed.mentions ? previous.mentions : []
  const withoutEarlier = without(parsed.text, EARLIER.find(parsed.text))
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

/** "I struggle with falling asleep. What helps?" asks about what was said. */
const ofWhatWasSaid = (parsed: ParsedQuestion): ParsedQuestion => {
  const { briefing, mentions, text } = parsed
  if (mentions.length > 0 || !REFERS_BACK.test(text)) return parsed
  const said = parseQuestion(briefing, briefing.question)
  return { ...parsed, mentions: said.mentions, metrics: said.metrics }
}

/** "I drink a lot of coffee. How did I sleep last week?" asks about the sleep. */
const parsedWithoutPreamble = (
  briefing: Briefing,
  clauses: ReadonlyArray<string>,
): ParsedQuestion => {
  const parted = splitPreamble(clauses)
  const whole = () => parseQuestion(briefing, clauses.join(" "))
  if (parted === null) return whole()
  const question = parseQuestion(briefing, parted.question)
  const preamble = parseQuestion(briefing, parted.preamble)
  const hasTime = preamble.periods.some(({ form }) => form !== "default")
  const standsAlone =
    question.mentions.length > 0 &&
    (question.periods.length > 0 || !hasTime) &&
    (question.limits.length > 0 || preamble.limits.length === 0)
  return standsAlone ? question : whole()
}

/** Parses the question of a briefing. A follow-up is completed from the question before it. */
export const questionOf = (briefing: Briefing): ParsedQuestion => {
  const parsed = parsedWithoutPreamble(briefing, questionsOf(briefing.question))
  const previous = beforeThis(briefing)
  const incomplete = parsed.periods.length === 0 || parsed.mentions.length === 0
  const names =
    parsed.periods.length + parsed.mentions.length + parsed.limits.length > 0 ||
    EARLIER.test(parsed.whole) ||
    ADDS.test(parsed.whole)
  const follows =
    incomplete && names && parsed.whole.length <= MAX_FOLLOW_UP && FOLLOWS.beginsAt(parsed.whole, 0)
  return follows && previous !== null
    ? completed(parsed, questionOf(previous.briefing))
    : ofWhatWasSaid(parsed)
}
