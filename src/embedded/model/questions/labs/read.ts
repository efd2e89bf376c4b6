import { addDays } from "#domain/time"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { namesIn, ratioOf } from "#embedded/model/questions/labs/names"
import { subjectOfResult } from "#embedded/model/questions/labs/subject"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findSubjects } from "#embedded/model/understanding/subjects"
import {
  AMISS,
  CHANGE,
  COMPARATIVE,
  RELATION,
  WHY,
} from "#embedded/model/understanding/words/concepts"
import { saidOfResult } from "#embedded/model/understanding/words/premise"
import { wordList } from "#embedded/model/understanding/words/table"
import { isNearly, wordsOf } from "#embedded/model/understanding/words/word"
import { phrases } from "#language/phrases"

/** Names of tests of the blood as a whole. */
export const LABS = phrases`
  lab/s
  bloods
  blood (test/s|work|result/s|value/s|panel/s|marker/s|taken|drawn|draw/s)
  bloodtest/s
  bloodwork
  bio marker/s
  biomarker/s
  test results
  (cholesterol|lipid) panel
`

/** Words of printed names that say too little to find a result by. */
const GENERAL = new Set(
  wordList`
  total free ratio count level blood serum plasma cell rate average mean of and the index protein acid
  test day sleep heart fat body weight vitamin white red non high low density fasting time
`,
)

/** Words of the question that occur in the printed name of one of the person's results. */
const ownNames = ({ text, briefing }: ParsedQuestion): ReadonlyArray<string> => {
  const words = wordsOf(text)
  return briefing.biomarkers.filter((name) => {
    const telling = wordsOf(name).filter(({ stem }) => stem.length > 2 && !GENERAL.has(stem))
    return telling.some(({ stem }) => words.some((word) => isNearly(stem, word.stem)))
  })
}

const CHANGES = phrases`
  ${CHANGE}
  ${COMPARATIVE}
  compar*
  differ*
  since
  previous
  last time
  before
  over time
  progress*
  develop*
  history
`
const FLAGS = phrases`
  (out|outside) [of] [the|their|its] [printed|reference|normal] range
  abnormal
  flagged
  off
  ${AMISS}
  wrong
  borderline
`
/** Asks which change was the largest. */
const MOST = phrases`
  (improv*|chang*|better|worse|worsen*|drop*|fell|fall*|rose|ris*|mov*|differ*|up|down) ...2 [the] most
  most (improved|changed|worsened)
  (biggest|largest|greatest|best) (improvement|change|drop|rise|difference|move)
`
const IMPROVES = phrases`improv* | better`

/** The way of the largest change, where that is asked for. */
const mostOf = ({ whole }: ParsedQuestion, asks: Labs["asks"]): Pick<Labs, "most"> => {
  if ((asks !== "change" && asks !== "worse") || !MOST.test(whole)) return {}
  return { most: asks === "worse" ? "worse" : IMPROVES.test(whole) ? "better" : "any" }
}

const LINKS = phrases`
  ${RELATION}
  affect*
  influenc*
  impact*
  depend*
`

const REMEDY = phrases`
  (does|do|will|would|can|could) ...6 (help*|affect*|improv*|influenc*|mak/e/es|chang*)
`

const TEST = phrases`
  test/s
  lab/s
  blood (work|draw)
  bloodwork
  panel/s
  result/s
`
/** "How was my sleep before my blood test": a daily metric, and a test to hold it beside. */
const BESIDE = phrases`
  (before|prior to|ahead of|leading up to|around|when i had) ...6 ${TEST}
`

const WORSE = phrases`
  worse
  worsen*
  deteriorat*
`
const RATIO = phrases`
  ratio
`
/** "When was my last blood test": the day of it. */
const WHEN = phrases`
  when (was|were|did|is|should) ...8 ${LABS}
  (date|day) of [my] (last|latest|most recent) ...2 ${LABS}
  how (long (ago|since)|old|recent) ...5 ${LABS}
  (next|again) ...3 ${LABS}
  (when|how long (ago|since)) ...8 (measured|tested|checked|taken|drawn|done|due)
`

/** "when should I test ferritin again", of a result by its name. */
const NEXT = phrases`
  when (should|do|must|shall|is|can) ...6 (again|next|due|repeat|retest)
  (repeat|retest) ...3
`
const HOPES = phrases`
  (is|are|was|were) ...8 (ok|okay|fine|good|alright|all right|normal|healthy|in range|enough|sufficient|great)
`
const FEARS = phrases`
  (is|are|was|were) ...8 (bad|high|low|dangerous|worrying|concerning|off|elevated|raised|poor|deficient|abnormal)
`
const WORRIES = phrases`
  (should|do|must) i ...4 (worry|worried|concerned|be afraid|care)
`

const wantsIn = (whole: string): Pick<Labs, "wants"> => {
  if (FEARS.test(whole)) return { wants: "bad" }
  if (WORRIES.test(whole)) return { wants: "calm" }
  return HOPES.test(whole) ? { wants: "good" } : {}
}

/** What one may have before a test is known in general. */
const MAY_HAVE = phrases`
  (can|may|should|could|must|do) i ...2(have|need|to|drink|eat|fast|take|still) ...4 before ...5 ${TEST}
`

const asked = ({ whole, metrics }: ParsedQuestion): Labs["asks"] => {
  if (metrics.length > 0 && LINKS.test(whole)) return "link"
  if (metrics.length > 0 && BESIDE.test(whole)) return "beside"
  if (NEXT.test(whole) && !LABS.test(whole)) return "next"
  if (WHEN.test(whole)) return "when"
  if (WORSE.test(whole)) return "worse"
  if (FLAGS.test(whole)) return "flagged"
  return CHANGES.test(whole) ? "change" : "level"
}

/** What helps is taken, also where a laboratory measured it: "does vitamin D help with sleep". */
const SUPPLEMENT = phrases`
  (vitamin|vit) (d|b12|c|b6|k|b) ...1 help*
  (iron|magnesium|zinc|calcium|folate|folic acid|omega 3|b12) ...2(pills|tablets|supplements|supplement) help*
  (supplement/s|pill/s|tablet/s|capsule/s)
`

/** "Does magnesium help me sleep": something that is taken, not the result of a test. */
const isRemedy = (
  { whole, metrics, briefing }: ParsedQuestion,
  names: ReadonlyArray<string>,
): boolean =>
  metrics.length > 0 &&
  REMEDY.test(whole) &&
  (SUPPLEMENT.test(whole) ||
    names.every((name) =>
      briefing.biomarkers.every((own) => !own.toLowerCase().includes(name.toLowerCase())),
    ))

/** Forms of times in which a test may lie: "last year", "in September 2025", "on 23 September". */
const OF_TEST: ReadonlySet<string> = new Set(["calendar", "named", "range", "day"])

/** Two tests are seldom further apart: what began in these days may lie between them. */
const BETWEEN_DAYS = 500

/** "what is my LDL", "are my labs okay". A metric of the wearables comes first unless labs are named. */
export const readLabs = (parsed: ParsedQuestion): Labs | null => {
  const { text, metrics } = parsed
  const names = namesIn(text)
  const says = LABS.test(text)
  if (metrics.length > 0 && !says && names.length === 0) return null
  if (isRemedy(parsed, names) || MAY_HAVE.test(parsed.whole)) return null
  const asks = asked(parsed)
  const beside = asks === "link" || asks === "beside" ? (metrics[0] ?? null) : null
  const ratio = RATIO.test(parsed.whole) ? ratioOf(text) : []
  if (ratio.length > 1) return { kind: "labs", asks: "ratio", beside: null, names: ratio }
  const period = asks === "level" ? parsed.periods.find(({ form }) => OF_TEST.has(form)) : undefined
  const at = period ? { period } : {}
  const isWhy = WHY.test(text)
  const premise = isWhy && !CHANGE.test(text) ? saidOfResult(text) : null
  const { today } = parsed.dates
  const known = isWhy && premise && names[0] ? subjectOfResult(names[0], "cause") : null
  const supposed = {
    ...(known ? { subject: known.id } : {}),
    ...(premise ? { premise } : {}),
    ...(isWhy && (CHANGE.test(text) || COMPARATIVE.test(text))
      ? { why: { from: addDays(today, -BETWEEN_DAYS), to: today } }
      : {}),
  }
  if (names.length > 0)
    return {
      kind: "labs",
      asks,
      beside,
      names,
      ...at,
      ...supposed,
      ...(isWhy ? {} : wantsIn(parsed.whole)),
    }
  if (asks === "when") {
    const [subject] = findSubjects(parsed.whole)
    return {
      kind: "labs",
      asks,
      beside,
      names: [],
      ...(subject ? { subject: subject.entry.id } : {}),
    }
  }
  const own = ownNames(parsed)
  if (own.length > 0) return { kind: "labs", asks, beside, names: own.slice(0, 6), ...at }
  const isJudged = asks === "level" && wantsIn(parsed.whole).wants !== undefined
  const about = isJudged ? "flagged" : asks
  return says ? { kind: "labs", asks: about, beside, names: [], ...mostOf(parsed, asks) } : null
}
