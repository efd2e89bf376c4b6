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
export const BEGINS = phrases`
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
/** Behind these words a question is part of another one: "do you know how much", "tell me what is". */
const EMBEDS = phrases`
  know | knows | see | wonder | wondering | sure | idea | remember | understand | tell | say | show | explain
  about | curious | check | if | whether | of | me | think | is | was | and | but | on | in | at | for | by | from
  with | to | than | or | when | as
`
/** A sentence that asks. */
export const ASKS = phrases`
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
export const SAYS = phrases`
  ...4${OPENS} (slept|had|drank|ate|walked|felt|feeling|woke|been|got|went) !${VERBS}
  ...5${OPENS} (i|i've|i'm|i'd|ive|im|my|we|we've|it's|it|she|he|the) !${VERBS}
`
/** Says that something is asked, and not only remarked. */
const WANTS = phrases`
  (know|wonder|wondering|wondered|curious|ask|asking|see|find out|tell|check|understand|figure out)
`

/** Where phrases begin in a text. */
export const startsOf = (table: PhraseTable, text: string): ReadonlyArray<number> =>
  table.find(text).map(({ start }) => start)

/** Where a question begins behind the remark that a text begins with, with nothing between them. */
export const runningOn = (text: string): ReadonlyArray<number> => {
  const [at] = SAYS.beginsAt(text, 0) ? startsOf(RUNS_ON, text) : []
  const isOne = at !== undefined && !/[.?!]/.test(text.slice(0, at)) && !EMBEDS.endsBefore(text, at)
  return isOne ? [at] : []
}

/** Whether a text says something of oneself and asks nothing. */
export const remarks = (text: string): boolean =>
  SAYS.beginsAt(text, 0) && !ASKS.beginsAt(text, 0) && !WANTS.test(text)

/** A remark and the question that somebody who dictates runs it into; null where there are not both. */
export const runTogether = (text: string): readonly [remark: string, question: string] | null => {
  const [at] = runningOn(text)
  return at === undefined || !remarks(text.slice(0, at))
    ? null
    : [text.slice(0, at).trim(), text.slice(at)]
}
