import type { Intent } from "#embedded/model/questions/kinds"
import { readAnswer } from "#embedded/model/questions/knowledge/answer"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { namesIn, withoutNames } from "#embedded/model/questions/labs/names"
import { LABS } from "#embedded/model/questions/labs/read"
import { printedNames } from "#embedded/model/questions/labs/subject"
import { asking, type Way } from "#embedded/model/thread/heard"
import type { LabFocus } from "#embedded/model/thread/lab-focus"
import { intentsOf, inUnit, MAX_CHARS } from "#embedded/model/thread/lab-result"
import { type AskedBehind, askedBehind } from "#embedded/model/thread/lab-wordings"
import { questionsIn } from "#embedded/model/understanding/clauses"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** What is asked of results by their names in the words that a thread has for them. */
const BY_NAME: ReadonlySet<AskedBehind> = new Set<AskedBehind>([
  "percent",
  "duration",
  "danger",
  "previous",
  "history",
  "extremes",
  "tests",
  "doctor",
  "blamed",
  "supplement",
  "meaning",
])
/** Asked for its size: "how bad is my LDL", "how far is it from the target". */
const BY_SIZE: ReadonlySet<AskedBehind> = new Set<AskedBehind>(["verdict", "range"])
/** Asked of a result only where the catalogue has no short answer to the very question. */
const IN_GENERAL: ReadonlySet<AskedBehind> = new Set<AskedBehind>(["supplement", "meaning"])
const HOW = phrases`how`
/** What is asked of a whole report. */
const OF_REPORT: ReadonlySet<AskedBehind> = new Set<AskedBehind>(["worst", "doctor", "tests"])
const DIGIT = /\d/

const focusOn = (own: ParsedQuestion, picked: ReadonlyArray<string>): LabFocus => ({
  picked,
  others: [],
  scope: [],
  answer: "",
  parsed: own,
})

const readReport = ({ whole }: ParsedQuestion): Intent | null => {
  const asks = LABS.test(whole) ? askedBehind(whole) : null
  return asks !== null && OF_REPORT.has(asks)
    ? { kind: "labs", asks: asks as Labs["asks"], beside: null, names: [] }
    : null
}

/** The printed names of the person's results that a question names. */
const namedIn = ({ whole, briefing: { biomarkers } }: ParsedQuestion): ReadonlyArray<string> =>
  printedNames(namesIn(whole), biomarkers).filter((name) => biomarkers.includes(name))

/** "how long has my LDL been high", "my LDL in mmol", "my worst blood value": of results by name, or of them all. */
export const asLabQuestion: Way = ({ own, briefing }) => {
  const { whole, mentions } = own
  if (whole.length > MAX_CHARS || questionsIn(briefing.question).length > 1) return null
  const names = namedIn(own)
  if (names.length === 0) {
    const report = mentions.length === 0 ? readReport(own) : null
    return report && asking(report, own)
  }
  const text = withoutNames(whole)
  if (DIGIT.test(text)) return null
  const focus = focusOn(own, names)
  const converted = inUnit(own, focus)
  if (converted) return asking(converted, own)
  const asks = askedBehind(text)
  if (asks === null || mentions.length > (asks === "blamed" ? 1 : 0)) return null
  if (!BY_NAME.has(asks) && !(BY_SIZE.has(asks) && HOW.beginsAt(whole, 0))) return null
  if (IN_GENERAL.has(asks) && readAnswer(own) !== null) return null
  const intents = intentsOf(asks, focus, own)
  return intents.length > 0 ? { intents, parsed: own, telling: "answer" } : null
}
