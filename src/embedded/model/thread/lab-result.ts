import { readSubject } from "#embedded/model/questions/knowledge/read"
import type { FollowUp, Labs } from "#embedded/model/questions/labs/intent"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
import { type PhraseTable, phrases } from "#language/phrases"

const RAISES = phrases`
  (up|higher|more|raise|increase|boost)
`
const LOWERS = phrases`
  (down|lower|less|reduce|drop)
`
const REMEDY = phrases`
  how ...2 (can|could|do|should|would|to) ...1 (i|we|you) ...2 (get|bring|raise|lower|increase|reduce|improve|fix|
    boost|change) (it|that|this|them)
  how to (get|bring|raise|lower|increase|reduce|improve|fix|boost|change) (it|that|this|them)
  what ...1 (can|could|should|would|do) (i|we) ...1 (do|eat|take|change) [about|against|for] [(it|that|this)]
  what (helps|would help|raises|lowers|moves|affects) (it|that|this|them|against it)
  what helps
  (what|which) (food/s|diet|supplement/s|vitamin/s) ...2 (help|helps|raise|raises|lower|lowers|improve)
  what (should|can|could) i (eat|take|avoid)
`
/** What may be asked of a result behind an answer about it. */
type Asked = FollowUp | "change" | "next"

const FOLLOW_UPS: ReadonlyArray<readonly [Asked, PhraseTable]> = [
  ["next", phrases`when ...1 (should|must|do) i ...4 (test|retest|repeat|redo|check|measure) ...2`],
  ["remedy", REMEDY],
  [
    "day",
    phrases`
      when ...2 (was|were|did) ...3 (that|it|this|they|those|measured|taken|tested|test|drawn|done)
      (how old|from when|what date|which day|what day) ...4
      when ...1 from
    `,
  ],
  [
    "previous",
    phrases`
      (the|and|what) ...3 (one|result|value|test|time|reading|measurement) before [that|it]
      (the|my|and|what) ...3 (previous|earlier|prior|last) (one|result|value|test|time|reading|measurement)
      what was (it|that) before
      ^ ...1(and|by) how much (higher|lower|more|less|better|worse)
      (compared|compare|versus|against) ...2 (to|with) ...3
      how (was|did) (it|that) ...3 (before|last time|last year|a year ago|earlier)
      and (before|last year|a year ago|earlier|last time) $
      (has|did|is) (it|that) ...2 (changed|change|moved|improved|improve|going|gone|better|worse)
    `,
  ],
  [
    "change",
    phrases`
      (is|are) (it|that|this|they) ...1 (getting|going|still) ...1 (better|worse|up|down|improving|rising|falling)
      (better|worse) than (before|last time|last year)
    `,
  ],
  [
    "range",
    phrases`
      what should (it|that|this|they|mine) be
      (what|which) ...2 (normal|target|goal|range|ideal|optimal|healthy|good) [(value|range|level|one)]
      where should (it|that|this|they) be
    `,
  ],
  [
    "verdict",
    phrases`
      (is|are|was|were) (that|it|this|they) ...3 (high|low|bad|good|normal|ok|okay|fine|dangerous|serious|healthy|much|
        alright|worrying|concerning|a problem|too high|too low|within range|in range)
      (should|do) i ...2 (worry|be worried|be concerned|need to worry)
      how (bad|high|low|good|serious) ...2 (is|was|are) (that|it|this|they)
      ^ ...1(and|but) how (bad|high|low) [exactly|really|then]
    `,
  ],
]

const askedIn = (text: string): Asked | null =>
  FOLLOW_UPS.find(([, wordings]) => wordings.test(text))?.[0] ?? null

/** What is known of moving a result up or down. */
const remedyFor = (text: string, [name = ""]: Labs["names"], answer: string) => {
  const isUp = RAISES.test(text) || (!LOWERS.test(text) && BELOW.test(answer))
  const ways = isUp ? ["raise", "lower"] : ["lower", "raise"]
  return ways
    .flatMap((way) => findSubjects(`how to ${way} my ${name}`))
    .find(({ entry }) => entry.steps !== undefined)?.entry.id
}

/** Says of an answer that the result is lower than it should be. */
const BELOW = phrases`
  (low|lower|below|up from|raise)
`
const MAX_CHARS = 60

/** What moves a result by name the way that it should go, where a question behind one for it asks that. */
export const asRemedy = (intent: Labs, text: string, before: string): Labs | null => {
  const subject = REMEDY.test(text) && remedyFor(text, intent.names, before)
  return subject ? { ...intent, asks: "remedy", subject } : null
}

const MAX_NAMED = 3

/** The results that an answer about all of them names in its first sentence: those out of their range. */
const namedFirst = (answer: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [said = ""] = answer.split(". ")
  return names.filter((name) => said.includes(name)).slice(0, MAX_NAMED)
}

/** "when was that measured", "what should it be", "how do I get it up": about the results that were answered for. */
export const asOfLabResult: Way = ({ own, leaned }) => {
  const found = own.whole.length <= MAX_CHARS ? askedIn(own.whole) : null
  const asks = own.mentions.length === 0 || found === "remedy" ? found : null
  const before = asks === null ? null : leaned()
  const intent = before?.intents.at(-1)
  if (!asks || !before || intent?.kind !== "labs") return null
  const answer = before.answer ?? ""
  const all = intent.names.length > 0 ? intent.names : namedFirst(answer, own.briefing.biomarkers)
  const names = asks === "remedy" ? all.slice(0, 1) : all
  if (names.length === 0) return null
  const { subject: _, ...labs } = intent
  const subject = asks === "remedy" ? remedyFor(own.whole, names, answer) : undefined
  return asking({ ...labs, names, asks, ...(subject ? { subject } : {}) }, before.parsed)
}

const SUGAR = phrases`[blood] (sugar/s|glucose)`

/** "and the sugar?" among laboratory results is the glucose of the same report. */
export const asSugar: Way = ({ own, leaned }) => {
  if (own.whole.length > MAX_CHARS || own.periods.length > 0 || !SUGAR.test(own.whole)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || intent?.kind !== "labs") return null
  const { subject: _, ...labs } = intent
  return asking({ ...labs, names: ["glucose"], asks: "level" }, before.parsed)
}

const TESTED = phrases`
  <!(when|often|soon) should i ...3 (test|tested|measure|measured|check|checked) !(again)
  (is|would) (it|that|this) ...2 worth ...2 (testing|it|measuring|having|checking)
  (what|why) ...2 (is|does) (it|that|this) ...2 (for|good for|mean|do|tell me|show)
`
const DIFFER = phrases`
  (explain|what is|what's|whats) [the] difference ...3
  how (do|are) (they|these|those) ...1 (differ|different) ...3
`
const MISSING = phrases`i ...1 (don't|dont|do not|haven't|have not) ...1 have (that|it|this|one) ...1 ...1`

/** "should I get it tested", "explain the difference": what is known of the results of the thread. */
export const asOfLaboratory: Way = ({ own, leaned, earlier }) => {
  const { whole, mentions, briefing } = own
  const [isTested, differs] = [TESTED.test(whole), DIFFER.test(whole)]
  const isMissing = MISSING.test(whole)
  if (mentions.length > 0 || whole.length > MAX_CHARS || !(isTested || differs || isMissing))
    return null
  const intent = leaned()?.intents.at(-1)
  const [name] = intent?.kind === "labs" ? intent.names : []
  if (intent?.kind !== "labs" || name === undefined) return null
  const other = earlier()?.intents.at(-1)
  const [before] = other?.kind === "labs" ? other.names : []
  const full =
    differs && before && before !== name
      ? `what is the difference between ${before} and ${name}`
      : `what does ${name} mean`
  if (isMissing) return asking({ kind: "talk", about: "missing" }, leaned()!.parsed)
  const parsed = parseQuestion(briefing, full)
  const subject = readSubject(parsed)
  return subject && asking(subject, leaned()!.parsed)
}
