import { questionsOf } from "#embedded/model/understanding/statement"
import { writtenOut } from "#embedded/model/understanding/words/shorthand"
import { tidy } from "#embedded/model/understanding/words/text"
import { type PhraseTable, phrases } from "#language/phrases"

/** Verbs that come before their subject where something is asked. */
const VERBS = phrases`
  is | are | am | was | were | do | does | did | can | could | should | would | will | has | have | had
`
/** Whom or what is asked about right behind such a verb. */
const SUBJECTS = phrases`
  i | it | that | this | my | mine | they | there | those | these | the | we | you | one | today | yesterday | last
  walking | running | exercise | caffeine | coffee | alcohol | sleep | stress
`
/** How a question begins behind another one in the same sentence. */
const BEGINS = phrases`
  why !(i|my|it|that|the)
  (what|which|how|when|where|who) ...3 ${VERBS}
  (what's|whats|how's|hows|when's|whens|where's|wheres|why's|whys)
  (is|are|was|were|do|did|does|should|can|could|am|will|has|have) ${SUBJECTS}
  does
`
/** How a question begins behind a remark: a "when" there goes on with the remark. */
const RUNS_ON = phrases`
  (why|when|where|who) ${VERBS}
  (what|how|which) ...3 ${VERBS}
  (what's|whats|how's|hows|when's|where's|why's|whys)
  (is|are|was|were|do|did|does|should|can|could|am|will|has|have) ${SUBJECTS}
`
/** What may stand between the word that joins two questions and the second. */
const ASIDES = phrases`
  ...3(also|then|so|please|and|if|now|just|maybe|overall|roughly|generally|exactly)
`
/** What joins two questions of one sentence. */
const JOINT = phrases`
  (and|but|also|plus|n|then) ${ASIDES} ${BEGINS}
  (and|but|also|plus|n) ${ASIDES} how (much|many|long|often|far|fast|high|low|bad|good|late|early)
  (and|but|also|plus|n) ${ASIDES} (what|how|when|which|why) (i|it|my|mine|that|is)
`
/** Asks for something to be shown, behind another question. */
const TELLS = phrases`
  (and|also|plus|then) ...3(also|then|please|can|could|you|just) (compare|show|tell|give|list) ...6
`
/** Behind these words a question is part of another one: "do you know how much", "tell me what is". */
const EMBEDS = phrases`
  know | knows | see | wonder | wondering | sure | idea | remember | understand | tell | say | show | explain
  about | curious | check | if | whether | of | me | think | is | was | and | but | on | in | at | for | by | from
  with | to | than | or | when | as
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
/** Words before what somebody says of themselves. */
const OPENS = phrases`
  ok | okay | so | well | hi | hey | um | like | and | but | because | honestly | anyway | today | only | just
`
/** A sentence about oneself, behind which somebody who dictates asks on without a stop. */
const SAYS = phrases`
  ...4${OPENS} (slept|had|drank|ate|walked|felt|feeling|woke|been|got|went) !${VERBS}
  ...5${OPENS} (i|i've|i'm|i'd|ive|im|my|we|we've|it's|it|she|he|the) !${VERBS}
`
/** Says that something is asked, and not only remarked. */
const WANTS = phrases`
  (know|wonder|wondering|wondered|curious|ask|asking|see|find out|tell|check|understand|figure out)
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

const startsOf = (table: PhraseTable, text: string): ReadonlyArray<number> =>
  table.find(text).map(({ start }) => start)

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

/** Where a question begins behind the remark that a text begins with, with nothing between them. */
const runningOn = (text: string): ReadonlyArray<number> => {
  const [at] = SAYS.beginsAt(text, 0) ? startsOf(RUNS_ON, text) : []
  const isOne = at !== undefined && !/[.?!]/.test(text.slice(0, at)) && !EMBEDS.endsBefore(text, at)
  return isOne ? [at] : []
}

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

const remarks = (text: string): boolean =>
  SAYS.beginsAt(text, 0) && !ASKS.beginsAt(text, 0) && !WANTS.test(text)

/** The remark that a message begins with goes with its first question. */
const withRemark = (parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = "", second, ...rest] = parts
  return second !== undefined && remarks(first) ? [`${first} ${second}`, ...rest] : parts
}

/** A remark and the question that somebody who dictates runs it into; null where there are not both. */
export const runTogether = (text: string): readonly [remark: string, question: string] | null => {
  const [at] = runningOn(text)
  return at === undefined || !remarks(text.slice(0, at))
    ? null
    : [text.slice(0, at).trim(), text.slice(at)]
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
