import { pattern, verbose, words } from "#embedded/model/understanding/words/table"
import { endOf, sentencesOf, tidy } from "#embedded/model/understanding/words/text"

/** A statement of a person about themselves, in their own words. */
export interface Statement {
  readonly kind: "goal" | "preference" | "barrier"
  readonly text: string
}

const MAX_STATEMENT = 500
/** Characters of a message that are read for statements. */
const MAX_STATED = 4_000

const ASKS = pattern`
  ^(and |so |but |or |please )*(how|what|whats|what's|when|which|who|why|where|does|do|did|is|are|am|was|were|can|
    could|should|would|will|has|have|had|may|if|tell|show|give|list|compare|find|explain)\b
`
/** "I would like to know" asks; it is no goal. */
const ASKS_POLITELY = words`
  I( just)?('d| would)?( really| just| also)? (want|like|love|wish|need|hope) (you|to (know|see|ask|hear|find out|
    understand|check|look|compare|test|try out|get an? (answer|overview|summary|report))|an? (answer|overview|
    summary|report))
`
/** Instructions to the system, and lines with markup. */
const INSTRUCTS = pattern`
  \bignore\b
  \bdisregard\b
  \boverride\b
  \bforget (all|any|every|the|your|previous)\b
  \bsystem (prompt|message)\b
  \binstructions?\b
  \bprompt\b
  \bjailbreak\b
  \bdeveloper mode\b
  \bpretend\b
  \bact as\b
  \byou (must|should|shall|are|will|have to|need to)\b
  \b(always|never) (say|tell|answer|respond|reply|mention|report|claim|state)\b
  \breveal\b
  \bpassword\b
  \bapi key\b
  \btoken\b
  ^\s*(system|assistant|user|developer)\s*:
  [{}<>\x60[\]]
  https?:
`
/** Never stored as a goal, in any context. */
const HARMS = words`
  die
  dying
  dead
  kill
  suicid*
  starve
  starving
  purge
  self[- ]harm
  (hurt|harm|cut) myself
  end (it|my life)
  disappear
`

const BARRIER = words`
  I('m| am)? (can't|cannot|can not|couldn't|unable to|not able to)\b.*\b(because|due to|since|as long as|until|
    with my|when)
  I (often |really |always |still )?(struggle|find it (very |really |so )?(hard|difficult)|have (trouble|
    difficulty|difficulties|no time|a hard time)|don't have (the |any |much |enough )?(time|energy|money|
    motivation)|keep (failing|forgetting))
  (it's|it is) (very |really )?(hard|difficult) for me
  my [\w ]{1,40} (makes? it (hard|difficult)|(keeps?|prevents?|stops?) me|gets? in (the|my) way)
`
const PREFERENCE = words`
  I('d| would) rather
  I (really |much |usually |generally |always |absolutely |strongly )?(prefer|enjoy|hate|dislike|love|like)
  I (really )?(do not|don't|can't stand) ?(really )?(like|enjoy|want|care for|eat|drink)?
  my favou?rite
  I('m| am) (a )?(vegan|vegetarian|night owl|morning person|early bird)
`
const GOAL = words`
  I (really |also |just |still |now )?(want|wish|hope|plan|intend|aim|need) to
  I('d| would) (really |also )?(like|love) to
  I('m| am) (currently |now |also |really )?(trying|aiming|planning|hoping|working|training|preparing) (to|for|on|
    towards?)
  my (\w+ )?(goals?|aims?|targets?) (is|are|this|for)
`

const kindOf = (text: string): Statement["kind"] | null => {
  if (BARRIER.test(text)) return "barrier"
  if (GOAL.test(text)) return "goal"
  return PREFERENCE.test(text) && !/\bI don't (?:know|think|understand)\b/i.test(text)
    ? "preference"
    : null
}

const isKeepable = (text: string) =>
  !ASKS.test(text) &&
  !text.endsWith("?") &&
  !ASKS_POLITELY.test(text) &&
  !INSTRUCTS.test(text) &&
  !HARMS.test(text) &&
  !text.includes('"')

/** A statement and a question joined by a comma are two things. */
const clausesOf = (text: string): ReadonlyArray<string> =>
  sentencesOf(text).flatMap((sentence) =>
    sentence.split(
      new RegExp(
        verbose`
          (?<=[,;:])\s+(?:(?:and|so|but)\s+)?(?=(?:how|what|when|where|which|why|does|do|did|is|are|am|was|were|
          can|could|should|has|have|(?:please |just )?(?:give|show|tell) me)\b)
        `,
        "i",
      ),
    ),
  )

const shortened = (text: string) =>
  text.length <= MAX_STATEMENT
    ? text
    : text
        .slice(0, text.lastIndexOf(" ", MAX_STATEMENT) + 1)
        .trim()
        .slice(0, MAX_STATEMENT)

/** The clause as a statement; null for a question, an instruction, or a clause without a person. */
const statementOf = (clause: string): Statement | null => {
  const text = shortened(tidy(clause, MAX_STATED).replace(/[,;:]$/, ""))
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

/** The clauses of a message that are not statements, in order: those to be answered. */
export const questionsOf = (message: string): ReadonlyArray<string> =>
  endOf(message)
    .split("\n")
    .flatMap(clausesOf)
    .filter((clause) => statementOf(clause) === null)
