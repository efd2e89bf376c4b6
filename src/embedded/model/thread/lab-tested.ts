import { readSubject } from "#embedded/model/questions/knowledge/read"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const MAX_CHARS = 60

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

const SUGAR = phrases`[blood] (sugar/s|glucose)`

/** "and the sugar?" among laboratory results is the glucose of the same report. */
export const asSugar: Way = ({ own, leaned }) => {
  if (own.whole.length > MAX_CHARS || own.periods.length > 0 || !SUGAR.test(own.whole)) return null
  const before = leaned()
  return before?.intents.at(-1)?.kind === "labs"
    ? asking({ kind: "labs", beside: null, names: ["glucose"], asks: "level" }, before.parsed)
    : null
}
