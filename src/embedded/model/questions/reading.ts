import { answerOf, entryOf } from "#catalogue/knowledge"
import { type Intent, kindOf, kinds } from "#embedded/model/questions/kinds"
import { readLeftOut, subjectSpans } from "#embedded/model/questions/knowledge/read"
import { readCause } from "#embedded/model/questions/talk/cause"
import { isBodily, readRest } from "#embedded/model/questions/talk/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { qualifierOf } from "#embedded/model/understanding/qualifiers"
import { remainderOf } from "#embedded/model/understanding/remainder"
import { type Matched, matchesDuring, phrases } from "#language/phrases"

/** What one question asks, and the words that this does not account for. */
export interface ReadQuestion {
  readonly intent: Intent
  readonly leftOut: ReadonlyArray<string>
}

/** Kinds that a subject of the knowledge catalogue wins over where it accounts for words that they leave out. */
const GENERAL: ReadonlySet<string> = new Set([
  "level",
  "association",
  "norm",
  "drivers",
  "change",
  "overview",
  "knowledge",
])

/** Kinds that answer as well as they can, whatever else is said. */
const WHOLE: ReadonlySet<string> = new Set(["talk", "advice", "routine", "unplaced", "service"])

/** Kinds whose readers take a question by little more than a metric in it. */
const LOOSE: ReadonlySet<string> = new Set(["level", "overview", "change", "extremes", "scan"])

const isForeign = (words: string): boolean => qualifierOf(words) === null && !isBodily(words)

/** A short answer was found by most words of its question; the others add nothing to it. */
const isShortAnswer = (intent: Intent): boolean =>
  intent.kind === "knowledge" && answerOf(intent.subject) !== null

/** Questions for the state of the day that look at certain nights, or weeks: what they leave out is said. */
const OF_NIGHTS: ReadonlySet<string> = new Set(["night", "debt", "enough", "load"])

/** A greeting, a feeling, a session in mind or a habit that is tried has words that ask for nothing. */
const isOfFeeling = (intent: Intent): boolean =>
  (intent.kind === "since" && intent.tried === true) ||
  (intent.kind === "today" && (intent.complaint !== undefined || !OF_NIGHTS.has(intent.asks)))

const HOURS = phrases`late/r | early | earlier`

/** Whether words say again what an answer is about: the hour of a bedtime, a part of the title of a subject. */
const isHeard = (words: string, intent: Intent): boolean => {
  if (intent.kind === "knowledge")
    return entryOf(intent.subject)?.title.includes(words.toLowerCase()) ?? false
  return (
    HOURS.test(words) &&
    kindOf(intent)
      .metrics(intent)
      .some(({ scale }) => scale === "clock")
  )
}

/** Kinds that set whole days against each other, whatever hour a question names. */
const OF_WHOLE_DAYS: ReadonlySet<string> = new Set(["association", "level", "change", "drivers"])

/** The hours that a question names where nothing that it is about has an hour: "caffeine after 3pm". */
const hoursLeftOut = ({ whole, limits, metrics }: ParsedQuestion, { kind }: Intent) =>
  OF_WHOLE_DAYS.has(kind) && metrics.every(({ scale }) => scale !== "clock")
    ? limits
        .filter(({ said, quantity }) => said && quantity.unit === "clock")
        .map(({ start, end }) => whole.slice(start, end))
    : []

/** An intent, or another one where it leaves out the subject, or most, of the question. */
const checked = (
  intent: Intent,
  parsed: ParsedQuestion,
  matched: ReadonlyArray<Matched>,
): ReadQuestion => {
  const cause = GENERAL.has(intent.kind) ? readCause(parsed, intent) : null
  if (cause) return { intent: cause, leftOut: [] }
  if (WHOLE.has(intent.kind) || isOfFeeling(intent) || isShortAnswer(intent))
    return { intent, leftOut: [] }
  const isOfSubject =
    intent.kind === "knowledge" || (intent.kind === "coaching" && intent.subject !== null)
  const spans = isOfSubject ? subjectSpans(parsed) : []
  const { explained, leftOut } = remainderOf(parsed, matched, spans)
  const words = leftOut.map((each) => each.words).filter((each) => !isHeard(each, intent))
  const subject =
    GENERAL.has(intent.kind) && parsed.metrics.length < 2 ? readLeftOut(parsed, leftOut) : null
  if (subject) return { intent: subject, leftOut: [] }
  const missed = words.flatMap((each) => each.split(/\s+/)).length
  const isMissed = LOOSE.has(intent.kind) && missed > explained && words.every(isForeign)
  const named = leftOut.filter((each) => each.narrows || qualifierOf(each.words) !== null)
  return isMissed
    ? { intent: readRest(parsed, words), leftOut: [] }
    : {
        intent,
        leftOut: [
          ...hoursLeftOut(parsed, intent),
          ...words.filter((each) => named.some((other) => other.words === each)),
        ],
      }
}

const readFrom = (parsed: ParsedQuestion): ReadQuestion => {
  for (const { read } of kinds) {
    const { value: intent, matched } = matchesDuring(() => read(parsed))
    if (intent) return checked(intent, parsed, matched)
  }
  const { leftOut } = remainderOf(parsed, [], [])
  const words = leftOut.map((each) => each.words)
  return { intent: readRest(parsed, words), leftOut: [] }
}

const known = new WeakMap<ParsedQuestion, ReadQuestion>()

/**
 * What a question asks: the first kind whose reader takes it, held against what that leaves out. Each is read once,
 * whoever asks for it.
 */
export const readQuestion = (parsed: ParsedQuestion): ReadQuestion => {
  const read = known.get(parsed) ?? readFrom(parsed)
  known.set(parsed, read)
  return read
}
