import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import type { Usual } from "#embedded/model/questions/usual/intent"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import { dayInPlaceOf } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { FoundPeriod } from "#embedded/model/understanding/time/period"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const UNIT = phrases`
  standard deviation/s
  sigma/s
  mad/s
`
/** Asks how far a day is from what is usual. */
const FAR = phrases`
  unusual*
  uncommon*
  untypical*
  abnormal*
  atypical*
  anomal*
  outlier/s
  out of (the ordinary|character|line|whack|the norm)
  <!(standard) deviat*
  how many [robust] ${UNIT}
  ${UNIT} (away|above|below|off)
  ${UNIT} from [my|the|its|what is] [own|personal] (usual|normal|typical|norm|baseline|average|mean|median)
  z
  zscore/s
  robust* !(central|mean|average|median|location|estimate|spread|standard dev*)
  robust* standard dev* from
  how off
  how far (is|was|are|off|away|from|out)
  far (off|from|out|away)
  off from (usual|normal)
  <!(upper|lower) extreme
  odd
  strange
  weird
  stand/s out
  surpris*
  exceptional*
  extraordinar*
`
/** Asks whether it is. */
const NORMAL = phrases`
  normal*
  usual*
  typical*
  ordinary
  a lot
  (my|its|the) [own|usual|personal] (average|baseline|mean|median)
  in line
  as expected
  as always
`
const HOW = phrases`how (typical|normal|usual|ordinary|common)`
const SCORE = phrases`
  how
  z
  zscore/s
  deviat*
  robust*
  compar*
  versus
  against
  relative*
  baseline*
  history
  previous*
  standard*
  quantify
  what is
`
const TODAY = phrases`
  latest
  current
  most recent
  newest
  now
`

/** The question is about a whole day: "was my night normal". */
const IS_DAY = phrases`^ [and|so|but] (is|was|were|how|did|does)`
const OF_SOMETHING = phrases`
  anything
  something
  i
  i'm
  i've
`

const YES_OR_NO = phrases`^ ...3(and|so|ok|but|hey|hi) (is|was|are|were|am|did|does|do|has|have)`
/** How a day is said to be of its size. */
const MORE = phrases`
  a lot | <!(how) (high|long|late|much|many) !(as|than) | higher | longer | later | more
`
const LESS = phrases`<!(how) (low|short|early|little|few) !(as|than) | lower | shorter | earlier | less | fewer`
const ODD = phrases`
  unusual* | uncommon* | abnormal* | odd | strange | weird | exceptional* | surpris* | outlier/s
  out of (the ordinary|character|line|whack|the norm)
`
const WORSE = phrases`worse | (bad|poor|poorer|rough|rougher|terrible|awful)`
const BETTER = phrases`better`
const SUPPOSED = [
  ["more", MORE],
  ["less", LESS],
  ["odd", ODD],
  ["usual", NORMAL],
] as const

/** What a question that wants a yes or no supposes of a day; null where it supposes nothing. */
const supposedIn = (text: string): Usual["supposes"] | null =>
  YES_OR_NO.test(text) ? (SUPPOSED.find(([, wording]) => wording.test(text))?.[0] ?? null) : null

/** The same of how good it was; "sleep better" is a measure and a supposition in one. */
const wayIn = (whole: string): Usual["supposes"] | null => {
  if (!YES_OR_NO.test(whole)) return null
  if (WORSE.test(whole)) return "worse"
  return BETTER.test(whole) ? "better" : null
}

/** "was my HRV low last night" asks of a day as "was it unusual" does. */
const isOfSize = (text: string): boolean => {
  const supposed = supposedIn(text)
  return supposed === "more" || supposed === "less"
}

const MIN_DAYS = 21
const MAX_DAYS = 365

/** The metrics of a question that names a day but no metric: for a night, those of nights. */
const ofDay = (parsed: ParsedQuestion, day: FoundPeriod): ReadonlyArray<Metric> => {
  const central = centralOf(parsed)
  const nights = central.filter((metric) => metric.day === "night")
  return day.form === "night" && nights.length > 0 ? nights : central
}

/** "how unusual is today's HRV", "is my resting heart rate normal today", "was yesterday unusual". */
export const readUsual = (parsed: ParsedQuestion): Usual | null => {
  const { periods, mentions, dates, limits } = parsed
  const text = without(parsed.text, mentions)
  if (limits.some(({ said }) => said)) return null
  const day = periods.find((period) => daysIn(period.window) === 1 && period.form !== "calendar")
  const history = periods.find((period) => daysIn(period.window) > 1)
  const asksFar = FAR.test(text)
  const asksSize = asksFar || HOW.test(text)
  if (!asksFar && !(day && (NORMAL.test(text) || isOfSize(text)))) return null
  if (!day && history && history.form !== "rolling" && history.form !== "preceding") return null
  if (!day && !asksFar && !TODAY.test(text)) return null
  const isDay = parsed.metrics.length === 0 && day && IS_DAY.test(text) && !OF_SOMETHING.test(text)
  const metrics = isDay ? ofDay(parsed, day) : parsed.metrics
  if (metrics.length === 0) return null
  const supposes = wayIn(parsed.text) ?? supposedIn(text)
  const days = history ? daysIn(history.window) : DEFAULT_DAYS.usual
  // Where no day is named, the value that is shown as today's is meant: the last.
  const last = day ? null : dayInPlaceOf(dates.today, parsed.briefing, metrics)
  return {
    kind: "usual",
    metrics,
    date: day?.window.to ?? last?.date ?? dates.today,
    days: Math.min(Math.max(days, MIN_DAYS), MAX_DAYS),
    name: day?.name ?? last?.name ?? { anchor: "calendar", unit: "day", count: 0 },
    asks: asksSize && (SCORE.test(text) || history !== undefined) ? "score" : "label",
    ...(supposes ? { supposes } : {}),
  }
}
