import type { UrgentTopic } from "#domain/safety"
import { covers, firstFrom, standsWithin, startingWithin } from "#language/lexicon"
import type { Match } from "#language/match"
import type { Steps } from "#language/steps"
import type { Assessment } from "#safety/assessment"
import { CALM } from "#safety/calm"
import {
  BESIDE_SLIGHT,
  CONCERN,
  COURSE,
  DATA,
  EVERYDAY,
  FIGURATIVE,
  MEASURED,
  MEASURES,
  METRICS,
  SLIGHT,
  STEADY,
  WISH,
} from "#safety/concern"
import { medicineCues } from "#safety/cues/medicine"
import { LEANING } from "#safety/leaning"
import { isPlainAmount, isPlainQuestion, isShortQuestion } from "#safety/plain-question"
import type { Said } from "#safety/said"
import { context, lexicon } from "#safety/signs"
import {
  CRISIS,
  EATING,
  EMERGENCY,
  MEDICATION,
  OVERDOSE,
  PREGNANCY_EMERGENCY,
  SOON,
} from "#safety/texts"
import { hearing, type Urgency } from "#safety/urgency"
import { LEVELS } from "#safety/urgency/levels"
import { CHECK, CHILD_EMERGENCY, CLINICIAN, PREGNANCY_URGENT, VIOLENCE } from "#safety/urgent-texts"

const bodyTexts: Readonly<Record<Exclude<Assessment["escalation"], "none">, string>> = {
  immediate: EMERGENCY,
  urgent_same_day: SOON,
  prompt_clinician: CLINICIAN,
  check: CHECK,
}

/** Texts of topics at the levels where they say more than those of the body. */
const topicTexts: Readonly<
  Partial<Record<UrgentTopic, Partial<Record<Assessment["escalation"], string>>>>
> = {
  crisis: { immediate: CRISIS, urgent_same_day: CRISIS, prompt_clinician: CRISIS },
  violence: { immediate: VIOLENCE, urgent_same_day: VIOLENCE, prompt_clinician: VIOLENCE },
  poisoning: { immediate: OVERDOSE, urgent_same_day: OVERDOSE },
  medicine: { prompt_clinician: MEDICATION },
  eating: { prompt_clinician: EATING, urgent_same_day: EATING },
  pregnancy: { immediate: PREGNANCY_EMERGENCY, urgent_same_day: PREGNANCY_URGENT },
  child: { immediate: CHILD_EMERGENCY, urgent_same_day: CHILD_EMERGENCY },
}

/** The fixed text for something urgent that no rule has a text of its own for. */
export const textFor = (
  level: Exclude<Assessment["escalation"], "none">,
  topic: UrgentTopic,
): string => topicTexts[topic]?.[level] ?? bodyTexts[level]

/** The rule of what the classifier alone hears, of a body. */
export const HEARD_OF_BODY = "heard_body"

/** How certain the classifier has to be where no word of a body or of harm stands. */
const MIN_UNNAMED = 0.6
/** How certain of a body in a short follow-up that names none. */
const MIN_LEANING = 0.9
/** How certain in a sentence of every day: a metric that is asked for, or how one feels after a night. */
const MIN_ORDINARY = 0.9
/** How certain in a few words with a metric or a state of every day in them. */
const MIN_PLAIN = 0.98
/** How certain in a wish of every day. */
const MIN_WISH = 0.97
/** How certain where a table knows the words of a sign, and knows that they mean something else here. */
const MIN_DISMISSED = 0.99

const KINDS = [
  "named",
  "slight",
  "unnamed",
  "leaning",
  "ordinary",
  "plain",
  "wish",
  "dismissed",
] as const
/** How a sentence is heard. */
type Kind = (typeof KINDS)[number]

/** The least certainty that counts. */
const minCertainty: Readonly<Record<Kind, number>> = {
  named: 0,
  slight: 0,
  unnamed: MIN_UNNAMED,
  leaning: MIN_UNNAMED,
  ordinary: MIN_ORDINARY,
  plain: MIN_PLAIN,
  wish: MIN_WISH,
  dismissed: MIN_DISMISSED,
}

/** The careful text is for what is not understood: a wish is, and so is a slight complaint beside its question. */
const UNDERSTOOD: ReadonlySet<Kind> = new Set(["wish", "slight", "plain"])

/** Topics of which a few words are never let pass: somebody may speak of them in no plainer ones. */
const GRAVE: ReadonlySet<UrgentTopic> = new Set([
  "crisis",
  "violence",
  "child",
  "pregnancy",
  "medicine",
])

/** Whether what is heard says only that a sentence was not understood, where that is no reason for concern. */
const isUnheard = (kind: Kind, { level, topic }: Urgency): boolean =>
  level === "check" && (UNDERSTOOD.has(kind) || (kind === "leaning" && !GRAVE.has(topic)))

/** Whether a sentence is a phrase of a table and nothing else. */
const isWhole = (text: Said["text"], table: string, from: number, to: number): boolean =>
  lexicon.numbersOf(table).some((phrase) => {
    const match = firstFrom(text.matchesOf(phrase), from)
    return match !== null && match.start === from && match.end === to
  })

/**
 * How a sentence is heard; null for one that says nothing of a sign, of long ago, of a film or of a value alone, which
 * other tables judge.
 */
const kindOf = (
  { text }: Said,
  [from, to]: Span,
  { dismissed, isAfterCalm }: Heard,
): Kind | null => {
  if (isAfterCalm && isWhole(text, LEANING, from, to)) return null
  if (isWhole(text, CALM, from, to)) return null
  if (context().isLongAgo(text, from, to) || context().isQuotation(text, from, to)) return null
  const concerns = concernsIn(text, from, to)
  const isNamed = concerns.length > 0
  const isMeasured = stands(text, MEASURED, from, to)
  if (!isNamed && (isMeasured || to - from < MIN_WORDS || isOfData(text, from, to))) return null
  if (!isNamed && isPlainQuestion({ text, from, to })) return null
  if (!isNamed && isAfterCalm && isPlainAmount({ text, from, to })) return null
  if (dismissed.has(from) || stands(text, FIGURATIVE, from, to)) return "dismissed"
  const isSlight = concerns.every((concern) => isWithin(text, SLIGHT, concern))
  if (isNamed && isSlight && stands(text, BESIDE_SLIGHT, from, to)) return "slight"
  if (!isNamed && stands(text, WISH, from, to)) return "wish"
  if (isNamed) return isMeasured ? "ordinary" : "named"
  const isOfMetric = stands(text, METRICS, from, to)
  if (!isOfMetric && !stands(text, EVERYDAY, from, to))
    return isAfterCalm && isShortQuestion({ text, from, to }) ? "leaning" : "unnamed"
  if (to - from > MAX_PLAIN_WORDS) return "ordinary"
  return isOfMetric ? null : "plain"
}

/** What is known beside the words of a sentence. */
interface Heard {
  /** First words of sentences whose sign a table knows to mean something else. */
  readonly dismissed: ReadonlySet<number>
  /** Whether something was said before, and nothing of it speaks of a body or of harm. */
  readonly isAfterCalm: boolean
}

/** Sentences looked at in one step. */
const STEP = 50

/** A state of every day in so few words says nothing else. */
const MAX_PLAIN_WORDS = 10
/** Fewer words that name nothing are no sentence. */
const MIN_WORDS = 2

type Span = readonly [from: number, to: number]

const stands = (text: Said["text"], table: string, from: number, to: number): boolean =>
  lexicon.numbersOf(table).some((phrase) => standsWithin(text.matchesOf(phrase), from, to))

/** Whether words are part of a phrase of a table. */
const isWithin = (text: Said["text"], table: string, { start, end }: Match): boolean =>
  lexicon.numbersOf(table).some((phrase) => covers(text.matchesOf(phrase), start, end))

/** The words of a body or of harm in a sentence, other than in the name of a metric. */
const concernsIn = (text: Said["text"], from: number, to: number): ReadonlyArray<Match> =>
  lexicon
    .numbersOf(CONCERN)
    .flatMap((phrase) => startingWithin(text.matchesOf(phrase), from, to))
    .filter(
      ({ start, end }) => ![METRICS, EVERYDAY].some((table) => stands(text, table, start, end)),
    )

/** Whether every word of a sentence is one of a plain question for numbers, and one of them a measure. */
const isOfData = (text: Said["text"], from: number, to: number): boolean => {
  const known = new Set(
    lexicon
      .numbersOf(DATA)
      .flatMap((phrase) => startingWithin(text.matchesOf(phrase), from, to))
      .map(({ start }) => start),
  )
  return (
    known.size === to - from && [METRICS, MEASURES].some((table) => stands(text, table, from, to))
  )
}

/** Whether every word of a message is one of somebody who fears the course of a number, and none of a body. */
const isOfCourse = ({ text, spans }: Said): boolean => {
  const known = new Set<number>()
  for (const table of [COURSE, STEADY])
    for (const phrase of lexicon.numbersOf(table))
      for (const { start, end } of text.matchesOf(phrase))
        for (let at = start; at < end; at++) known.add(at)
  return (
    spans.every(([from, to]) => {
      for (let at = from; at < to; at++) if (!known.has(at)) return false
      return true
    }) && spans.some(([from, to]) => stands(text, STEADY, from, to))
  )
}

/** Whether a word of a body, of harm or of a medicine stands anywhere in what was said. */
export const speaksOfConcern = ({ text, spans }: Said): boolean =>
  spans.some(
    ([from, to]) =>
      concernsIn(text, from, to).length > 0 || stands(text, medicineCues.medicine, from, to),
  )

/**
 * What the classifier hears in a message that the tables do not name; null where it is calm. It may raise the level
 * of a message and never lowers it.
 */
export function* heardUrgency(
  said: Said,
  dismissed: ReadonlyArray<number>,
  isAfterCalm: boolean,
): Steps<Assessment | null> {
  if (isOfCourse(said)) return null
  const heard: Heard = {
    dismissed: new Set(dismissed.map((word) => said.text.sentenceFrom[word]!)),
    isAfterCalm,
  }
  const parts: Record<Kind, Array<string>> = {
    named: [],
    slight: [],
    unnamed: [],
    leaning: [],
    ordinary: [],
    plain: [],
    wish: [],
    dismissed: [],
  }
  for (const [at, span] of said.spans.entries()) {
    const kind = kindOf(said, span, heard)
    if (kind) parts[kind].push(said.raw[at]!)
    if (at % STEP === STEP - 1) yield
  }
  let most: Urgency | null = null
  for (const kind of KINDS)
    for (let at = 0; at < parts[kind].length; at += STEP) {
      const urgency = yield* hearing(parts[kind].slice(at, at + STEP).join("\n"))
      yield
      if (urgency.certainty < minCertainty[kind]) continue
      if (isUnheard(kind, urgency)) continue
      if (kind === "leaning" && urgency.topic === "body" && urgency.certainty < MIN_LEANING)
        continue
      if (most === null || LEVELS.indexOf(urgency.level) > LEVELS.indexOf(most.level))
        most = urgency
    }
  if (most === null || most.level === "none") return null
  const { level, topic } = most
  return { escalation: level, rule: `heard_${topic}`, text: textFor(level, topic) }
}
