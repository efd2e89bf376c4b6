import type { Briefing } from "#domain/briefing"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { splitPreamble } from "#embedded/model/understanding/preamble"
import { runTogether } from "#embedded/model/understanding/run-on"
import { questionsOf } from "#embedded/model/understanding/statement"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { besideIn } from "#embedded/model/understanding/thread/beside"
import { completed } from "#embedded/model/understanding/thread/completed"
import { phrases } from "#language/phrases"

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

/** "I struggle with falling asleep. What helps?" asks about what was said. */
const ofWhatWasSaid = (parsed: ParsedQuestion): ParsedQuestion => {
  const { briefing, mentions, text } = parsed
  if (mentions.length > 0 || !REFERS_BACK.test(text)) return parsed
  const said = parseQuestion(briefing, briefing.question)
  return { ...parsed, mentions: said.mentions, metrics: said.metrics }
}

/** Asks what is known, so that it needs no number of what was said before it. */
const IN_GENERAL = phrases`
  how (much|many) ...3 (is|are|would be) ...1 (ok|okay|safe|fine|allowed|healthy|bad|harmful|too much|too many)
  how (much|many) ...3 (can|may|should) i ...1 (have|drink|eat|take)
`

/** "I drink a lot of coffee. How did I sleep last week?" asks about the sleep. */
const parsedWithoutPreamble = (
  briefing: Briefing,
  clauses: ReadonlyArray<string>,
): ParsedQuestion => {
  const parted = splitPreamble(clauses.flatMap((clause) => runTogether(clause) ?? [clause]))
  const whole = () => parseQuestion(briefing, clauses.join(" "))
  if (parted === null) return whole()
  const question = parseQuestion(briefing, parted.question)
  const preamble = parseQuestion(briefing, parted.preamble)
  const hasTime = preamble.periods.some(({ form }) => form !== "default")
  const standsAlone =
    question.mentions.length > 0 &&
    (IN_GENERAL.test(question.whole) ||
      ((question.periods.length > 0 || !hasTime) &&
        (question.limits.length > 0 || preamble.limits.length === 0)))
  return standsAlone ? question : whole()
}

const alone = new WeakMap<Briefing, ParsedQuestion>()

/** The question of a briefing by itself, parsed once. */
export const questionAlone = (briefing: Briefing): ParsedQuestion => {
  const parsed =
    alone.get(briefing) ?? parsedWithoutPreamble(briefing, questionsOf(briefing.question))
  alone.set(briefing, parsed)
  return parsed
}

/** The most words of a fragment: "weekends?", "only sleep". */
const MAX_FRAGMENT_WORDS = 4

const isFragment = (text: string): boolean =>
  text.split(" ").length <= MAX_FRAGMENT_WORDS && !text.endsWith(".")

const namesAnything = (parsed: ParsedQuestion): boolean =>
  parsed.periods.length + parsed.mentions.length + parsed.limits.length > 0 ||
  besideIn(parsed.whole) !== null ||
  ADDS.test(parsed.whole)

/** Whether a question is only complete with the one before it. */
const isFollowUp = (parsed: ParsedQuestion): boolean => {
  const { whole, periods, mentions } = parsed
  const isIncomplete = periods.length === 0 || mentions.length === 0
  const begins = FOLLOWS.beginsAt(whole, 0) || isFragment(whole)
  return isIncomplete && begins && whole.length <= MAX_FOLLOW_UP && namesAnything(parsed)
}

const plainlyBefore = (briefing: Briefing): ParsedQuestion | null => {
  const before = beforeThis(briefing)
  return before && questionOf(before.briefing)
}

/**
 * Parses the question of a briefing, or takes it as `parsed`. A follow-up is completed from the question before it,
 * which `previous` finds.
 */
export const questionOf = (
  briefing: Briefing,
  previous: (briefing: Briefing) => ParsedQuestion | null = plainlyBefore,
  parsed = questionAlone(briefing),
): ParsedQuestion => {
  const before = isFollowUp(parsed) ? previous(briefing) : null
  return before === null ? ofWhatWasSaid(parsed) : completed(parsed, before)
}
