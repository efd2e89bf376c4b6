import { isJudgeable } from "#catalogue/norms/bands"
import { type ServingKey, servings } from "#catalogue/servings"
import { lazy } from "#domain/lazy"
import { unitsOf } from "#domain/profile"
import type { Judgement, Way } from "#embedded/model/questions/norm/intent"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import { inUnitOf, QUANTITY, quantityOf } from "#embedded/model/understanding/limits/quantity"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { somebodyIn } from "#embedded/model/understanding/profile/somebody"
import { servingIn } from "#embedded/model/understanding/servings"
import { AMISS, CHANGE, COMPARATIVE, WELL, WHY } from "#embedded/model/understanding/words/concepts"
import { without } from "#embedded/model/understanding/words/text"
import { NUMERAL, numeralOf } from "#language/numeral"
import { phrases } from "#language/phrases"

const ASKS = phrases`
  ^ ...2(and|so|ok|but|hey|hi) (is|are|am|do|does|was|were|did|have i been)
  ^ (ok|okay|good|normal|fine|alright|bad|healthy) $
  (should|must|do) i [need to] [be] (worry|worried|concerned|care)
`
const ASKS_RANGE = phrases`
  (what|what's|whats) ...4(is|are|would|be|considered|a|an|the) (${WELL}|normal|ideal)
  what should my
  (how|what) (many|much|long) ...3 should (i|one|people|you) ...2 (aim for|get|walk|do|take|sleep|have)
  (aim|target|goal) for my
  (set|give|suggest|pick|make|recommend) (me|us) ...5 (goal|target|aim)
  (recommended|ideal|target) !(by)
`
/** The same of words that are part of a metric's name: "how much sleep do I need". */
const NEEDS = phrases`
  how (many|much|long) ...3 (should (i|one|people|you)|do i [really|actually] need) ...2 (get|walk|do|sleep|have|aim) $
  how (many|much|long) ...3 do (i|people|adults) [really|actually] need
`
/** "normal" of a single day is a question for what is usual of the person. */
const USUAL = phrases`
  normal
  typical
  average
  usual*
  unusual*
  <!(how|too) (long|short|high|low|little) $
`
const RATES = phrases`
  ^ ...3(please|can|could|would|you) (rate|score|grade)
  ^ how would you (rate|score|grade|mark)
  ^ ...3(please|can|could|would|you) (mark|rank) my
  ^ ...3(please|can|could|would|you) give ...3 (score|grade|mark|rating) !(of what)
  ^ how (good|bad|healthy) (is|are) my
`
const NORMAL = phrases`
  normal
  typical
  average
  ok
  okay
  alright
  all right
  fine
  acceptable
`
const BAD = phrases`
  ${AMISS}
  too (much|little|few|many|short|long|late|high|low|slow|fast)
  (am|is|are) (i|it|they) too $
  <!(how) (long|short|high|low|little) $
`
const GOOD = phrases`
  ${WELL}
  ideal
  enough !(for|to)
  within ...4 (limit/s|range|guideline/s|norm/s)
  enough for (me|us|someone|anyone|adults|most)
  sufficient
`
/** What a question fears: too much, or too little. */
const FEARS = [
  ["over", phrases`too (much|many|high|long|late|fast) | <!(how) (high|long) $`],
  ["under", phrases`too (little|few|low|short) | <!(how) (low|short|little) $`],
] as const

/** The side on which a question fears a value to be; undefined for one that names none. */
export const fearedIn = (text: string): Way | undefined =>
  FEARS.find(([, wordings]) => wordings.test(text))?.[0]

/** "I only do about 8,000 steps, is that bad?" */
const IS_THAT = phrases`
  (is|are) (that|this|it|they|those) ...2(really|too|very|a|any|all) (${WELL}|${NORMAL}|${BAD}|bad|enough)
`
/** What is asked first is judged: "is it normal or should I be worried?" */
const SAYS = { bad: BAD, normal: NORMAL, good: GOOD } as const
/** "drink enough water" names a metric and asks for a judgement. */
const ENOUGH = phrases`enough`
/** Asks for more than a judgement: a move, a reason, something that it is good for. */
const MORE = phrases`
  ${CHANGE}
  ${COMPARATIVE}
  ${WHY}
  weekend/s
  weekday/s
  (than|compar*|versus|vs|differ*)
  getting !(enough|sufficient|too)
  <!(aim) (for|to) !(me|my|a|an|someone|people|adult/s|walk|sleep|be|get|fall|too|long) *
  when !(sleeping|asleep|resting|lying|sitting|i (sleep|rest|am asleep)|i'm asleep)
  after
  before
  if
  on
`

const WORDS = phrases`
  ${GOOD} | ${NORMAL} | ${BAD} | considered | classed | regarded | count/s as
  healthy
`

/** Has the words of a judgement noted as understood: what judges them reads a shortened text. */
export const noteWords = ({ whole }: ParsedQuestion): boolean => WORDS.test(whole)

/** The judgement that a question of one metric asks for, of a value or of the person's own; else null. */
export const judgementOf = (parsed: ParsedQuestion): Judgement | null => {
  const { mentions, metrics, periods } = parsed
  const named = without(parsed.text, mentions).replace(/\s+/g, " ")
  const ofMention = mentions.some(({ start, end }) => ENOUGH.test(parsed.text.slice(start, end)))
  const text = `${somebodyIn(named)?.rest ?? named}${ofMention ? " enough" : ""}`
  const [period] = periods
  if (periods.length > 1 || !metrics.every(({ key }) => isJudgeable(key))) return null
  noteWords(parsed)
  const isDay = period !== undefined && period.window.from === period.window.to
  if (isDay && USUAL.test(text)) return null
  if (RATES.test(text)) return "rate"
  if (MORE.test(text)) return null
  if (ASKS_RANGE.test(text) || NEEDS.test(parsed.text)) return period ? null : "range"
  if (!ASKS.test(text) && !IS_THAT.test(text)) return null
  const [first] = (["normal", "bad", "good"] as const)
    .flatMap((judges) =>
      SAYS[judges].find(text)[0] ? [{ judges, ...SAYS[judges].find(text)[0]! }] : [],
    )
    .sort((a, b) => a.start - b.start)
  return first?.judges ?? null
}

/** Words right before a value that is asked about, and what makes a number one of days or of a date. */
const BEFORE_VALUE = "(?:is|are|(?<!out )of|at|having|only|just|about|around|roughly)"
const NO_TIME = "(?![\\w:/.-]|%? (?:to|years?|yrs?|out|days?|nights?)\\b)"

const named = lazy(() => new RegExp(`\\b${BEFORE_VALUE} (${QUANTITY})${NO_TIME}`, "i"))

const PRESSURE = /\b(\d{2,3})(?: ?\/ ?| over )(\d{2,3})\b/i

/** "120/80" and "120 over 80", by the metrics of both numbers; null where a question has none. */
const pressureIn = ({
  whole,
  metrics,
}: ParsedQuestion): Readonly<Record<string, number>> | null => {
  const [, systolic, diastolic] = PRESSURE.exec(whole) ?? []
  return systolic && diastolic && metrics.some(({ families }) => families.includes("pressure"))
    ? { bp_systolic: Number(systolic), bp_diastolic: Number(diastolic) }
    : null
}

/** Everyday measures with their number: "three cups". */
const SERVED = lazy(
  () => new RegExp(`\\b(${NUMERAL}) (?:big |small |large |strong )?${MEASURE}\\b`, "i"),
)
const MEASURE =
  "(?:cups?|mugs?|lit(?:er|re)s?|coffees?|espressos?|teas?|glass(?:es)?|bottles?|drinks?|units?|beers?|stone)"

/** The everyday measure in which a question names an amount, and how many of it; null where it names none. */
export const servedIn = ({
  whole,
  metrics: [metric],
}: ParsedQuestion): { readonly serving: ServingKey; readonly count: number } | null => {
  const [words, number] = SERVED().exec(whole) ?? []
  const serving = words && metric ? servingIn(words, metric) : null
  return serving && number ? { serving, count: numeralOf(number) } : null
}

/** The value that a question names without a comparison, by its metric; null without one. */
export const askedOf = (parsed: ParsedQuestion): Readonly<Record<string, number>> | null => {
  const { whole, limits, metrics } = parsed
  const pressure = pressureIn(parsed)
  const of = Object.values(somebodyIn(whole)?.somebody ?? {})
  if (pressure) return pressure
  const served = servedIn(parsed)
  if (served) return { [parsed.metrics[0]!.key]: served.count * servings[served.serving].amount }
  for (const limit of limits) {
    const bound = limit.said ? null : boundOf(parsed, limit)
    if (bound && !of.includes(bound.limit.value)) return { [bound.metric.key]: bound.limit.value }
  }
  const words = named().exec(whole)?.[1]
  const [metric] = metrics
  const value =
    words && metric ? inUnitOf(metric, quantityOf(words), unitsOf(parsed.briefing.profile)) : null
  return metric && value !== null && !of.includes(value) ? { [metric.key]: value } : null
}
