import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { questionsOf } from "#embedded/model/understanding/statement"
import { disjoint, without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** How a question begins behind another one in the same sentence. */
const BEGINS = phrases`
  why
  (what|which|how|when|where|who) ...3 ${phrases`
    is
    are
    was
    were
    do
    does
    did
    can
    could
    should
    would
    will
    has
    have
  `}
  (what's|whats|how's|hows)
  (is|are|was|were|do|did|should|can|could|am|will|has|have) (i|it|that|this|my|they|there|those|the)
  does
`
/** What joins two questions of one sentence. */
const JOINT = phrases`
  (and|but|also|plus) ...2(also|then|so|please) ${BEGINS}
`
/** A sentence that asks. */
const ASKS = phrases`
  ...3(and|also|so|but|or|ok|then|plus|please|oh|hey|hi) ${BEGINS}
  ...3(and|also|so|but|or|ok|then|plus|please|oh|hey|hi) ${phrases`
    how (much|many|long|often)
    which
    compare
    show
    tell
    give
  `}
`
const JOINS = phrases`
  (and|also|so|but|or|ok|then|plus|please|oh) ...3(and|also|so|but|or|ok|then|plus|please|oh)
`
/** Leans on a condition or a list of the sentence before it. */
const LEANS = phrases`
  (on|in|over|of|between|with) (those|these|them|the two|both|that|such)
`
const MAX_QUESTIONS = 3
/** The longest first question that does not begin as one does: "worst week of sleep this year". */
const MAX_TERSE = 50
const SENTENCE_END = /([.?!])["')]*\s+(?=\S)/g
const FAR = 201
/** A sentence that ends in a question mark, from its beginning. */
const QUESTION_MARK = /^[^.!?]{1,200}\?/

/** Where the second and every further question of a text begins. */
const beginnings = (text: string): ReadonlyArray<number> => {
  const joints = JOINT.find(text).map(({ start }) => start)
  const sentences = [...text.matchAll(SENTENCE_END)].flatMap(({ 0: gap, 1: mark, index }) => {
    const at = index + gap.length
    return ASKS.beginsAt(text, at) || (mark === "?" && QUESTION_MARK.test(text.slice(at, at + FAR)))
      ? [at]
      : []
  })
  return [...new Set([...joints, ...sentences])].filter((at) => at > 0).sort((a, b) => a - b)
}

/** A question without the words that join it to the one before. */
const bare = (text: string): string => {
  const joins = JOINS.spanFrom(text, 0)
  return (joins ? text.slice(joins.end) : text).replace(/^[\s,]+|[\s,]+$/g, "")
}

const asks = (text: string): boolean =>
  ASKS.beginsAt(text, 0) || (text.length <= MAX_TERSE && !text.endsWith("."))

/**
 * The questions of a message in their order, parted where a sentence ends and the next one asks, and before
 * "and why", "and when should I …"; empty where there are not several.
 */
export const questionsIn = (message: string): ReadonlyArray<string> => {
  const text = questionsOf(message).join(" ")
  const cuts = [0, ...beginnings(text)]
  const parts = cuts.map((from, at) => bare(text.slice(from, cuts[at + 1])))
  const isSeveral = parts.length > 1 && parts.length <= MAX_QUESTIONS
  return isSeveral && asks(parts[0]!) && !parts.some((part) => LEANS.test(part)) ? parts : []
}

/** A text with everything blanked out but the words of some spans, each where it stands. */
const only = (text: string, spans: ReadonlyArray<TextSpan>): string => {
  const kept = disjoint(spans)
  const ends = [0, ...kept.map(({ end }) => end)]
  return without(
    text,
    ends.map((start, at) => ({ start, end: kept[at]?.start ?? text.length })),
  )
}

/** Whether a question names no metric but those of the one before it. */
export const repeats = (second: ParsedQuestion, first: ParsedQuestion): boolean =>
  second.metrics.every((metric) => first.metrics.includes(metric))

/** A question with the metrics and the time that it does not name itself taken from the one before it in a message. */
export const carriedOver = (second: ParsedQuestion, first: ParsedQuestion): ParsedQuestion => {
  const periods = second.periods.length > 0 ? second.periods : first.periods
  if (!repeats(second, first) || first.metrics.length === 0) return { ...second, periods }
  const offset = second.text.length + 1
  const mentions = first.mentions.map((mention) => ({
    ...mention,
    start: mention.start + offset,
    end: mention.end + offset,
  }))
  return {
    ...second,
    whole: `${second.whole} ${only(first.text, first.mentions)}`,
    text: `${second.text} ${only(first.text, first.mentions)}`,
    periods,
    mentions,
    metrics: first.metrics,
  }
}
