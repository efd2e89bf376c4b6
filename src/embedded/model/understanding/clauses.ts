import {
  ASKS,
  BEGINS,
  remarks,
  runningOn,
  SAYS,
  startsOf,
} from "#embedded/model/understanding/run-on"
import { questionsOf } from "#embedded/model/understanding/statement"
import { writtenOut } from "#embedded/model/understanding/words/shorthand"
import { tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** What may stand between the word that joins two questions and the second. */
const ASIDES = "...3(also|then|so|please|and|if|now|just|maybe|overall|roughly|generally|exactly)"
const RANK = phrases`
  longest | shortest | best | worst | highest | lowest | fastest | slowest | farthest | furthest | biggest | smallest
`
/** What joins two questions of one sentence. */
const JOINT = phrases`
  <!${RANK} (and|plus) ...2(also|my|the) ${RANK}
  and (which|what) ...2(was|day|night|week|month|the|my|one) (${RANK} | most | least | fewest)
  (and|but|also|plus|n|then) ${ASIDES} ${BEGINS}
  (and|but|also|plus|n) ${ASIDES} how (much|many|long|often|far|fast|high|low|bad|good|late|early)
  (and|but|also|plus|n) ${ASIDES} (what|how|when|which|why) (i|it|my|mine|that|is)
`
/** Asks for something to be shown, behind another question. */
const TELLS = phrases`
  (and|also|plus|then) ...3(also|then|please|can|could|you|just) (compare|show|tell|give|list) ...6
`
/** A subordinate clause at the beginning: what follows is the question that it belongs to. */
const SUBORDINATE = phrases`
  ...3(and|also|so|but|or|ok|then|do|does|is|are|am) ${phrases`
    since
    when
    whenever
    if
    after
    before
    because
    although
    while
    as
    given
    once
    (on|in|with|during|over|for|at|of|between|from|until|within|among|across|across|compared|instead|despite)
  `}
`
const JOINS = phrases`
  if so
  (and|also|so|but|or|ok|then|plus|please|oh|n) ...3(and|also|so|but|or|ok|then|plus|please|oh|if)
`
/** Leans on a condition or a list of the sentence before it. */
const LEANS = phrases`
  (on|in|over|of|between|with) (those|these|them|the two|both|that|such)
`
const MAX_QUESTIONS = 4
/** The longest first question that does not begin as one does: "worst week of sleep this year". */
const MAX_TERSE = 50
const SENTENCE_END = /([.?!])["')]*\s+(?=\S)/g
const COMMA = /[,;]\s+/g
const FAR = 201
/** A sentence that ends in a question mark, from its beginning. */
const QUESTION_MARK = /^[^.!?]{1,200}\?/

/** Where a sentence begins that asks. */
const sentencesIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(SENTENCE_END)].flatMap(({ 0: gap, 1: mark, index }) => {
    const at = index + gap.length
    return ASKS.beginsAt(text, at) || (mark === "?" && QUESTION_MARK.test(text.slice(at, at + FAR)))
      ? [at]
      : []
  })

/** Where a question begins behind a comma of another one, unless that only says when or where. */
const behindCommas = (text: string): ReadonlyArray<number> =>
  ASKS.beginsAt(text, 0) && !SUBORDINATE.beginsAt(text, 0)
    ? [...text.matchAll(COMMA)]
        .map(({ 0: gap, index }) => index + gap.length)
        .filter((at) => ASKS.beginsAt(text, at))
    : []

/** Asks for nothing but the number of what comes before it. */
const HOW_MANY = /^\W*(?:and |so )?(?:by )?how (?:many|much|often|long)\W*$/i

/** Where the second and every further question of a text begins. */
const beginnings = (text: string): ReadonlyArray<number> => {
  const joints = [...startsOf(JOINT, text), ...startsOf(TELLS, text)]
  const all = [...joints, ...sentencesIn(text), ...behindCommas(text), ...runningOn(text)]
  return [...new Set(all)]
    .filter((at) => at > 0 && !HOW_MANY.test(text.slice(at)))
    .sort((a, b) => a - b)
}

/** A question without the words that join it to the one before. */
const bare = (text: string): string => {
  const joins = JOINS.spanFrom(text, 0)
  return (joins ? text.slice(joins.end) : text).replace(/^[\s,]+|[\s,]+$/g, "")
}

/** What is asked of in the order of a statement: "and what I can do about it". */
const STATED = /^(what|how|why|when|which) (i|it|we) (can|could|should|am|is|was|would|must)\b/i

/** A question in the order of a question. */
const inverted = (text: string): string => text.replace(STATED, "$1 $3 $2")

const asks = (text: string): boolean =>
  SAYS.beginsAt(text, 0) ||
  ASKS.beginsAt(text, 0) ||
  (text.length <= MAX_TERSE && !text.endsWith("."))

/** The remark that a message begins with goes with its first question. */
const withRemark = (parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = "", second, ...rest] = parts
  return second !== undefined && remarks(first) ? [`${first} ${second}`, ...rest] : parts
}

/**
 * The questions of a message in their order, parted where a sentence ends and the next one asks, and before
 * "and why", ", should I", "and when should I …"; empty where there are not several.
 */
export const questionsIn = (message: string): ReadonlyArray<string> => {
  const text = writtenOut(tidy(questionsOf(message).join(" ")))
  const cuts = [0, ...beginnings(text)]
  const parts = withRemark(cuts.map((from, at) => inverted(bare(text.slice(from, cuts[at + 1])))))
  const isSeveral = parts.length > 1 && parts.length <= MAX_QUESTIONS && asks(parts[0]!)
  return isSeveral && !parts.some((part) => LEANS.test(part)) ? parts : []
}
