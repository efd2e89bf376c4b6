import type { Briefing } from "#domain/briefing"
import { type Intent, kindOf, kinds } from "#embedded/model/questions/kinds"
import { readSubject } from "#embedded/model/questions/knowledge/read"
import { readRest } from "#embedded/model/questions/talk/read"
import { asksForDetails } from "#embedded/model/understanding/details"
import { questionOf } from "#embedded/model/understanding/follow-up"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { carriedOver, questionsIn, repeats } from "#embedded/model/understanding/several-questions"

/** What a message asks. */
export interface Understood {
  /** The intents of its questions, in their order; at least one. */
  readonly intents: ReadonlyArray<Intent>
  /** Whether it asks for the statistics behind an answer. */
  readonly details: boolean
}

const intentOf = (parsed: ParsedQuestion): Intent => {
  for (const { read } of kinds) {
    const intent = read(parsed)
    if (intent) return intent
  }
  return readRest(parsed)
}

const isTalk = ({ kind }: Intent): boolean => kind === "talk"

/** Kinds whose readers make do without a metric or a subject. */
const VAGUE: ReadonlySet<string> = new Set(["talk", "coaching", "overview"])

/** The intent of a question that leans on the one before it: of its metrics, or what is known of its subject. */
const intentBehind = (second: ParsedQuestion, first: ParsedQuestion): Intent | null => {
  const intent = intentOf(carriedOver(second, first))
  const names = second.metrics.length > 0 || first.metrics.length > 0
  if (!(names ? isTalk(intent) : VAGUE.has(intent.kind))) return intent
  return repeats(second, first)
    ? readSubject({ ...second, whole: `${second.whole} ${first.whole}` })
    : null
}

const sameMetrics = (one: Intent, other: Intent): boolean => {
  const metrics = new Set<unknown>(kindOf(one).metrics(one))
  return kindOf(other)
    .metrics(other)
    .every((metric) => metrics.has(metric))
}

const isJudged = (intent: Intent): boolean => intent.kind === "level" && intent.judged

/** Whether an intent answers another one as well: of the same kind, about all of its metrics. */
const answers = (whole: Intent, intent: Intent): boolean =>
  intent.kind === whole.kind && sameMetrics(whole, intent) && (isJudged(whole) || !isJudged(intent))

/** Kinds that answer with a number or a day of what was named before. */
const NUMERIC: ReadonlySet<string> = new Set([
  "count",
  "conditional",
  "comparison",
  "correlation",
  "extremes",
  "split",
  "streak",
])

/** Whether a question only asks for a number of the one before it: "… and how much?", "How many?" */
const elaborates = (
  intent: Intent,
  second: ParsedQuestion,
  { first, whole }: { readonly first: Intent; readonly whole: Intent },
): boolean =>
  second.mentions.length === 0 &&
  (intent.kind === "drivers"
    ? first.kind === "change"
    : (intent.kind === whole.kind && NUMERIC.has(intent.kind)) ||
      (intent.kind === "level" && second.periods.length === 0))

/** The intents of a message with several questions; null where it is one question. */
const intentsOf = (briefing: Briefing, whole: Intent): ReadonlyArray<Intent> | null => {
  const [question, ...more] = questionsIn(briefing.question)
  if (question === undefined) return null
  const first = questionOf({ ...briefing, question })
  const intents = [intentOf(first)]
  if (isTalk(intents[0]!)) return null
  for (const each of more) {
    const second = parseQuestion({ ...briefing, question: each }, each)
    const intent = intentBehind(second, first)
    if (intent === null || elaborates(intent, second, { first: intents[0]!, whole })) return null
    if (!intents.some((before) => answers(before, intent))) intents.push(intent)
  }
  const isBundle = intents.every(
    (intent) => answers(whole, intent) && isJudged(whole) === isJudged(intent),
  )
  return intents.length > 1 && !isBundle ? intents : null
}

const known = new WeakMap<Briefing, Understood>()

/**
 * What the message of a briefing asks, cached by briefing: it is parsed once per turn, although every step
 * needs it.
 */
export const understoodFrom = (briefing: Briefing): Understood => {
  const before = known.get(briefing)
  if (before) return before
  const whole = intentOf(questionOf(briefing))
  const understood = {
    intents: intentsOf(briefing, whole) ?? [whole],
    details: asksForDetails(briefing.question),
  }
  known.set(briefing, understood)
  return understood
}

/** The intent of the first question of a message. */
export const understand = (briefing: Briefing): Intent => understoodFrom(briefing).intents[0]!
