import { runTogether } from "#embedded/model/understanding/run-on"
import { endOf, sentencesOf, tidy } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** A statement of a person about themselves, in their own words. */
export interface Statement {
  readonly kind: "goal" | "preference" | "barrier"
  readonly text: string
}

const MAX_STATEMENT = 500
/** Characters of a message that are read for statements. */
const MAX_STATED = 4_000

/** Words that begin a question. */
const QUESTION = phrases`
  how
  what
  whats
  when
  which
  who
  why
  where
  does
  do
  did
  is
  are
  am
  was
  were
  can
  could
  should
  has
  have
`
const ASKS = phrases`
  ...5(and|so|but|or|please) ${QUESTION}
  ...5(and|so|but|or|please) (would|will|had|may|if|tell|show|give|list|compare|find|explain)
`
/** "I would like to know" asks; it is no goal. */
const ASKS_POLITELY = phrases`
  (i|i'd) ...3(just|would|really|also) (want|like|love|wish|need|hope) (you|to ${phrases`
    know
    see
    ask
    hear
    find out
    understand
    check
    look
    compare
    test
    try out
    get [(a|an)] (answer|overview|summary|report)
  `})
  (i|i'd) ...3(just|would|really|also) (want|like|love|wish|need|hope) (a|an) (answer|overview|summary|report)
`
/** Instructions to the system. */
const INSTRUCTS = phrases`
  ignore
  disregard
  override
  forget (all|any|every|the|your|previous)
  system (prompt|message)
  instruction/s
  prompt
  jailbreak
  developer mode
  pretend
  act as
  you (must|should|shall|are|will|have to|need to)
  (always|never) (say|tell|answer|respond|reply|mention|report|claim|state)
  reveal
  password
  api key
  token
`
/** Lines with markup, an address, or somebody else's role. */
const MARKUP = /[{}<>`[\]]|https?:|^\s*(?:system|assistant|user|developer)\s*:/i
/** Never stored as a goal, in any context. */
const HARMS = phrases`
  die
  dying
  dead
  kill
  suicid*
  starve
  starving
  purge
  self-harm
  (hurt|harm|cut) myself
  end (it|my life)
  disappear
`

const BARRIER = phrases`
  (i|i'm) [am] (can't|cannot|can not|couldn't|unable to|not able to) ...40 (because|due to|since|as long as)
  (i|i'm) [am] (can't|cannot|can not|couldn't|unable to|not able to) ...40 (until|with my|when)
  i ...1(often|really|always|still) (struggle|keep (failing|forgetting))
  i ...1(often|really|always|still) find it [(very|really|so)] (hard|difficult)
  i ...1(often|really|always|still) have (trouble|difficulty|difficulties|no time|a hard time)
  i ...1(often|really|always|still) don't have [(the|any|much|enough)] (time|energy|money|motivation)
  (it's|it is) [(very|really)] (hard|difficult) for me
  my ...8 (make/s it (hard|difficult)|keep/s me|prevent/s me|stop/s me|get/s in (the|my) way)
`
const PREFERENCE = phrases`
  (i'd|i would) rather
  i [(really|much|usually|generally|always|absolutely|strongly)] (prefer|enjoy|hate|dislike|love|like)
  i [really] (do not|don't) !(know|think|understand|believe|get|see|remember|follow)
  i [really] can't stand
  my (favourite|favorite)
  (i'm|i am) [a] (vegan|vegetarian|night owl|morning person|early bird)
`
const GOAL = phrases`
  i [(really|also|just|still|now)] (want|wish|hope|plan|intend|aim|need) to
  (i'd|i would) [(really|also)] (like|love) to
  (i'm|i am) [(currently|now|also|really)] ${phrases`
    (trying|aiming|planning|hoping|working|training|preparing) (to|for|on|toward/s)
  `}
  my ...1 (goal|goals|aim|aims|target|targets) (is|are|this|for)
`

const kindOf = (text: string): Statement["kind"] | null => {
  if (BARRIER.test(text)) return "barrier"
  if (GOAL.test(text)) return "goal"
  return PREFERENCE.test(text) ? "preference" : null
}

/** Whether a clause may be kept: no question, no instruction to the system, no markup, and no wish to come to harm. */
export const isKeepable = (text: string) =>
  !ASKS.beginsAt(text, 0) &&
  !text.endsWith("?") &&
  !ASKS_POLITELY.test(text) &&
  !INSTRUCTS.test(text) &&
  !MARKUP.test(text) &&
  !HARMS.test(text) &&
  !text.includes('"')

/** A question behind a statement, with the words that join it. */
const JOINED = phrases`
  [(and|so|but)] ${QUESTION}
  [(and|so|but)] [(please|just)] (give|show|tell) me
`

/** "I want to drink less coffee how much am I having": a wish, and the question that it runs into. */
const wishApart = (clause: string): ReadonlyArray<string> => {
  const parted = kindOf(clause) === "goal" ? runTogether(clause) : null
  return parted ?? [clause]
}

/** A statement and a question joined by a comma are two things. */
export const clausesOf = (text: string): ReadonlyArray<string> =>
  sentencesOf(text).flatMap((sentence) => {
    const starts = [...sentence.matchAll(/[,;:]\s+/g)]
      .map(({ 0: gap, index }) => index + gap.length)
      .filter((at) => JOINED.beginsAt(sentence, at))
    return [0, ...starts]
      .map((from, at) => sentence.slice(from, starts[at]).trim())
      .flatMap(wishApart)
  })

const shortened = (text: string) =>
  text.length <= MAX_STATEMENT
    ? text
    : text
        .slice(0, text.lastIndexOf(" ", MAX_STATEMENT) + 1)
        .trim()
        .slice(0, MAX_STATEMENT)

/** "can you remember that I …" asks for nothing but that it is kept. */
const KEEP =
  /^(?:can|could|will|would) you (?:please )?(?:remember|note|keep in mind|save)(?: that)?\s+/i

/** The clause as a statement; null for a question, an instruction, or a clause without a person. */
const statementOf = (clause: string): Statement | null => {
  const said = tidy(clause, MAX_STATED).replace(KEEP, "")
  const text = shortened(said.replace(/[,;:?]$/, ""))
  const kind = isKeepable(text) ? kindOf(text) : null
  return kind && text.length > 0 ? { kind, text } : null
}

/**
 * The goals, preferences and barriers that a message states in the first person, each once, in the
 * person's words. Questions, instructions to the system and wishes to come to harm are skipped.
 */
export const statementsOf = (message: string): ReadonlyArray<Statement> => {
  const statements = endOf(message, MAX_STATED)
    .split("\n")
    .flatMap(clausesOf)
    .flatMap((clause) => statementOf(clause) ?? [])
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()]
}

/** Asks for the way to a goal that was just said. */
const HOW = phrases`
  ^ [(and|so|but|ok)] how [(exactly|best)] $
  ^ [(and|so|but|ok)] how to [(do|get|reach|achieve)] [(that|this|it|there)] $
  ^ [(and|so|but|ok)] how (do|can|should|could|would) i (do|get|reach|achieve|manage) (that|this|it|there) $
  ^ (any|some) (tips|advice|ideas|suggestions) $
`

/** "I want to lose 5 kilos" as a question: "how do I lose 5 kilos". */
const asQuestion = ({ text }: Statement): string => {
  const [said] = GOAL.find(text)
  return `how do I ${text.slice(said?.end ?? 0).replace(/^\s*(?:to\s+)?/, "")}`
}

/**
 * The clauses of a message that are not statements, in order: those to be answered. A bare "how?" behind a goal asks
 * how to get there.
 */
export const questionsOf = (message: string): ReadonlyArray<string> => {
  const clauses = endOf(message).split("\n").flatMap(clausesOf)
  const asked = clauses.filter((clause) => statementOf(clause) === null)
  const goal = clauses
    .flatMap((clause) => statementOf(clause) ?? [])
    .find(({ kind }) => kind === "goal")
  return goal ? asked.map((clause) => (HOW.test(clause) ? asQuestion(goal) : clause)) : asked
}
