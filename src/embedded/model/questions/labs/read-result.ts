import { diseaseIn } from "#embedded/model/questions/labs/diseases"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { namesIn } from "#embedded/model/questions/labs/names"
import { LABS, readLabs } from "#embedded/model/questions/labs/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const ABSENT = phrases`
  (what|which|whats|what's) ...8 (never|not|missing|haven't|hasn't|yet) ...6 (measured|tested|checked|lab/s)
  (what|which) ...6 (lab/s|test/s|result/s|analyte/s|biomarker/s|value/s) ...6 (missing|lacking|never|not)
  (what|which) ...4 (else|other) ...6 (tested|measured|checked)
`

const OF_RESULT = phrases`
  ^ ...3(and|so|ok|hey|hi|please) (is|are|was|were|how is|how's|how are|whats|what's|what is|what was) my ...8
  ^ ...3(and|so|ok|hey|hi|please) (should|do|must) i [need to] [be] (worry|worried|concerned) about my ...4
  ^ ...3(and|so|ok|hey|hi|please) when (was|were|did|have) ...8
  ^ ...3(and|so|ok|hey|hi|please) how (far|high|low|good|bad) (is|are|was|were) my ...8
`
const FOR = " for "

/** Whether somebody asks for an illness of themselves. */
const OWN_ILLNESS = phrases`
  (do|could|might|have|am|did|can) (i|you) ...8
  (check|see|tell) ...3 (if|whether)
  (is|are) (it|this|there|my) ...8
  my ...4
`
const DIABETES_OF = phrases`
  (type (one|two|1|2|i|ii)|gestational)
  my (mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|friend|partner)
`

/** "do I have diabetes? check my HbA1c": the results that doctors look at first. */
const readDisease = ({ whole, metrics }: ParsedQuestion): Labs | null => {
  const found = diseaseIn(whole)
  const isOwn = OWN_ILLNESS.test(whole) && !DIABETES_OF.test(whole)
  return found && isOwn && metrics.every(({ families }) => families.includes("glucose"))
    ? { kind: "labs", asks: "level", beside: null, ...found }
    : null
}

const SUGAR = phrases`(after|before) ...3`
const SUGAR_RESULTS = ["glucose", "A1c"]

/** A glucose that no sensor measures: the results of the laboratory. */
export const readSugar = ({
  metrics,
  whole,
  periods,
  limits,
  briefing,
}: ParsedQuestion): Labs | null => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const isSugar =
    metrics.length > 0 &&
    metrics.every(({ key, families }) => families.includes("glucose") && !present.has(key))
  const isPlain = periods.length === 0 && limits.length === 0 && !SUGAR.test(whole)
  return isSugar && isPlain && briefing.biomarkers.some((name) => GLUCOSE.test(name))
    ? { kind: "labs", asks: "level", beside: null, names: SUGAR_RESULTS, instead: "glucose" }
    : null
}
const GLUCOSE = /glucose|a1c/i

const WRONG = phrases`
  (what|whats|what's|anything|something) ...3 (wrong|amiss|off) (with|in|on) my ...3 ${LABS}
  (what|whats|what's|anything|something) ...3 (wrong|amiss|off) (with|in) my blood $
  which ...2 (results|values) ...3 (worry|worried|concern*|worrying|keep an eye|watch|bad|off)
  which ...2 (lab|labs|value|result|marker) ...3 (fix|tackle|improve|work on|start with) ...1
  (any|are) ...3 results ...3 (bad|off|worrying|concerning|abnormal|worry|wrong)
  which ...2 (result/s|value/s) ...3 (out of|outside) ...3 range
`

/** "what's wrong with my bloods": what is out of its range. */
const readWrong = ({ whole }: ParsedQuestion): Labs | null =>
  WRONG.test(whole) ? { kind: "labs", asks: "flagged", beside: null, names: [] } : null

const CHANGED = phrases`(which|what) ...8 ${LABS} ...4 (improv*|worsen*|chang*|better|worse|rose|fell|dropped) ...2`

/** "which of my blood results improved the most" */
const readChanged = (parsed: ParsedQuestion): Labs | null =>
  parsed.metrics.length === 0 && CHANGED.test(parsed.whole) ? readLabs(parsed) : null

/** What was never measured. */
const readAbsent = ({ whole, metrics }: ParsedQuestion): Labs | null =>
  metrics.length === 0 && ABSENT.test(whole) && (LABS.test(whole) || ANALYTES.test(whole))
    ? { kind: "labs", asks: "absent", beside: null, names: [] }
    : null
const ANALYTES = phrases`
  analyte/s
  (blood|lab) (value/s|marker/s|test/s)
  tests am i
  tested
  measured in my blood
`

/** "is my hemoglobin good enough for endurance sport": a result by its name, whatever it is said to be for. */
export const readNamed = (parsed: ParsedQuestion): Labs | null => {
  const { whole, mentions } = parsed
  const isItsUse = mentions.every(({ start }) => whole.slice(0, start).includes(FOR))
  return isItsUse && namesIn(parsed.text).length > 0 && OF_RESULT.test(whole)
    ? readLabs({ ...parsed, mentions: [], metrics: [] })
    : null
}

/** Questions for results that another kind would take: for a disease, for what is amiss or was never measured. */
export const readResult = (parsed: ParsedQuestion): Labs | null =>
  readDisease(parsed) ?? readWrong(parsed) ?? readChanged(parsed) ?? readAbsent(parsed)
