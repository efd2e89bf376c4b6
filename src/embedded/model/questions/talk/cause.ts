import { answerOf, entryOf } from "#catalogue/knowledge"
import type { Intent } from "#embedded/model/questions/kinds"
import type { Talk } from "#embedded/model/questions/talk/intent"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findAnswers } from "#embedded/model/understanding/short-answers"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { INFLUENCE } from "#embedded/model/understanding/words/concepts"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

const ASKS = phrases`
  ^ ...2(so|and|ok|hey) (does|do|did|can|could|will|would) !(
    i|my|you|it|that|this|these|those|they|we)
`
const ACTS = phrases`${INFLUENCE} | mess up | (good|bad) for`
/** Says how much of something, which something else names. */
const AMOUNT = phrases`
  ^ ...3 (more|less|much|many|too|the|a|my|lack|time|hour|age|sex|weather|season|device|watch|it|that|what|who|how)
`
const MAX_WORDS = 3
const WORDS = /^[\p{L}'’ -]{3,40}$/u

/** Something that a question holds to act on a measure: "weed" in "does weed affect my hrv". */
interface Cause extends TextSpan {
  readonly words: string
}

/** What is said to act on the one measure of a question, where it is no measure, sport or amount itself. */
const causeIn = ({ whole, mentions }: ParsedQuestion): Cause | null => {
  const [measure, other] = mentions
  const [asks] = ASKS.find(whole)
  const acts = asks && ACTS.find(whole).find(({ start }) => start > asks.end)
  if (!acts || !measure || other || measure.start < acts.end) return null
  const between = whole.slice(asks.end, acts.start)
  const words = between.trim()
  const start = asks.end + between.indexOf(words)
  const isNamed = WORDS.test(words) && words.split(" ").length <= MAX_WORDS
  return isNamed && !AMOUNT.test(words) && sportIn(words) === null
    ? { words, start, end: start + words.length }
    : null
}

/** Whether the text that answers a question says something of a cause. */
const speaksOf = (intent: Intent, { words }: Cause): boolean => {
  if (intent.kind !== "knowledge") return false
  const { text = "", terms = "" } = answerOf(intent.subject) ?? entryOf(intent.subject) ?? {}
  return `${text} ${terms}`.toLowerCase().includes(words.toLowerCase())
}

/**
 * Another answer to a question whether something acts on a measure, where the one that was found leaves it out: that
 * nothing records it, and what is known of it. Null where the answer speaks of it.
 */
export const readCause = (parsed: ParsedQuestion, intent: Intent): Talk | null => {
  const cause = causeIn(parsed)
  if (cause === null || speaksOf(intent, cause)) return null
  const known = [...findSubjects(parsed.whole), ...findAnswers(parsed.whole.toLowerCase())].filter(
    ({ start, end }) => start < cause.end && cause.start < end,
  )
  if (intent.kind === "knowledge" && known.some(({ entry }) => entry.id === intent.subject))
    return null
  const subject = known[0]?.entry.id
  const talk = { kind: "talk", about: "untracked", unknown: [cause.words] } as const
  return subject === undefined
    ? { ...talk, heard: parsed.metrics.slice(0, 1) }
    : { ...talk, subject }
}
