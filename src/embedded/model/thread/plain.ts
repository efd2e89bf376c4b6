import type { Briefing } from "#domain/briefing"
import type { Intent } from "#embedded/model/questions/kinds"
import { type ReadQuestion, readQuestion } from "#embedded/model/questions/reading"
import { readEachRank, readEachTime } from "#embedded/model/thread/each-time"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { isOfWeekdays, ranksTooFew } from "#embedded/model/thread/same-time"
import { readSeveral } from "#embedded/model/thread/several"
import { questionOf } from "#embedded/model/understanding/follow-up"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** The beginning of a message that leans on the one before it. */
const LEANS = phrases`(and|so|but|or|then|what about|how about)`

/** Words that ask for values, whatever was asked before. */
const SHOWS = phrases`(please|can you|could you) (show|plot|draw|chart|graph|list)
  (show|plot|draw|chart|graph|list)`

/** Kinds that a text is read as where it names no act of its own. */
const ACTLESS: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "level",
  "talk",
  "usual",
  "overview",
])

/** True where a text is understood without its thread: it names its own measure and act, and leans on nothing. */
const isSure = (own: ParsedQuestion, { intent, leftOut }: ReadQuestion): boolean =>
  own.mentions.length > 0 &&
  leftOut.length === 0 &&
  (!ACTLESS.has(intent.kind) || SHOWS.beginsAt(own.whole, 0)) &&
  !LEANS.beginsAt(own.whole, 0)

/** Reads a message beside the one before it; one that is sure of its act is not overruled by its context. */
const readInThread = (
  own: ParsedQuestion,
  completed: ParsedQuestion,
): readonly [ParsedQuestion, ReadQuestion] => {
  const inThread = readQuestion(completed)
  const alone = readQuestion(own)
  const isOverruled = alone.intent.kind !== inThread.intent.kind || ranksTooFew(inThread.intent)
  return isOverruled && isSure(own, alone) ? [own, alone] : [completed, inThread]
}

/** A message by itself, or completed from the one before it. */
export const plainly = (
  briefing: Briefing,
  own: ParsedQuestion,
  leaned: () => Leaned | null,
  hear: (briefing: Briefing) => Heard,
): Heard => {
  const completed = questionOf(briefing, () => leaned()?.parsed ?? null, own)
  const [parsed, whole] = readInThread(own, completed)
  const questions = readSeveral(briefing, whole.intent, hear) ??
    readEachTime(parsed, whole.intent) ??
    readEachRank(parsed, whole.intent) ?? [whole]
  return {
    intents: questions.map(({ intent }) => intent),
    leftOut: questions.flatMap(({ leftOut }) => leftOut),
    parsed,
    telling: "answer",
  }
}

/** Kinds of talk that mean that a message was not understood. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(["unclear", "off_topic"])

const isUnclear = (intent: Intent): boolean =>
  intent.kind === "talk" && NOT_UNDERSTOOD.has(intent.about)

/** What the readers of the kinds understand of it. */
export const asQuestion: Way = ({ plainly }) => {
  const heard = plainly()
  return isUnclear(heard.intents[0]!) ? null : heard
}

/** Kinds with a subject or a time of their own: nothing of the thread is carried into them. */
const WHOLE: ReadonlySet<string> = new Set(["record", "service", "remembered"])

const JOINS = phrases`(and|what about|how about)`

/** "what's my 5k PB" asks for all of it, whatever time the thread is about. */
export const asAlone: Way = ({ own }) => {
  if (own.periods.length > 0 || JOINS.beginsAt(own.whole, 0)) return null
  const { intent, leftOut } = readQuestion(own)
  return WHOLE.has(intent.kind) || isOfWeekdays(intent) ? { ...asking(intent, own), leftOut } : null
}
