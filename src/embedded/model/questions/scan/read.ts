import { trialsOf } from "#catalogue/trials"
import { addDays } from "#domain/time"
import { daysIn, MAX_WINDOW_DAYS, type Window } from "#domain/window"
import type { Scan } from "#embedded/model/questions/scan/intent"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { sidesOf } from "#embedded/model/understanding/sides"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { distanceOf, horizonsOf } from "#embedded/model/understanding/time/horizons"
import {
  CHANGE,
  COMPARATIVE,
  INFLUENCE,
  RELATION,
} from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const LOOK_FOR = phrases`
  find*
  discover*
  look for
  search for
  dig*
  uncover*
  spot*
  see*
  detect*
`
const DISCOVERS = phrases`
  deep (research|dive)
  ${LOOK_FOR} ...8 (anything|something|pattern/s|insight/s|connection/s|correlation/s|relationship/s|interesting)
  pattern/s
  insight/s
  correlations
  interesting (thing/s|fact/s|stuff|finding/s)
  something interesting
  (something|anything|what) [that] i (don't|do not|didn't|did not|might not|wouldn't) [yet|already] (know|see|notice)
  (what|anything) (have|did|do|can) you ...1 (notice|noticed|spot|spotted|see|seen) ...2(in|about|with) (me|my data|my
    numbers|my health)
  anything (interesting|unusual|surprising|notable|odd|new)
  what stands out
  what is (interesting|unusual|notable)
  what's (interesting|unusual|notable)
  surpris*
  investigate
  explor*
  scan
`

const EVERYTHING = ["recovery", "sleep", "hrv", "strain", "food"] as const
/** In a shorter time there are no patterns to find, only a time to look over. */
const MIN_DAYS = 28

const lastDays = ({ today }: DateContext, days: number): Window => ({
  from: addDays(today, 1 - Math.min(days, MAX_WINDOW_DAYS)),
  to: today,
})

/** What is asked of a target: "what affects my sleep", not "what has changed". */
const AFFECTS = phrases`
  (what|which|anything|something|things|factors|habits) ...1 ${INFLUENCE}
  (does|do|is|are|can|could) ...8 (${INFLUENCE}|${RELATION})
  (goes|go) along
  ${RELATION}
  (should|could|can|might) i
  (how|what) to
`
const DEVELOPS = phrases`
  develop*
  evolv*
  (getting|gotten|become|becoming|got) [any|much] (${COMPARATIVE}|fitter|stronger|faster|healthier)
  ${COMPARATIVE} than ...3(it|i|they|in|before|last|a) (was|used|did|year|month|ago|before)
`
const present = ({ briefing }: ParsedQuestion): ReadonlySet<string> =>
  new Set(briefing.metrics.map(({ metric }) => metric))

/** What the question is about: the target and what may go along with it. */
const subjectOf = (parsed: ParsedQuestion): Pick<Scan, "subject" | "feature"> => {
  const [first, second] = parsed.mentions
  if (!first) return { subject: null, feature: null }
  if (!second) return { subject: first.metrics[0] ?? null, feature: null }
  const [feature, target] = sidesOf(parsed, first, second)
  return { subject: target.metrics[0] ?? null, feature: feature.metrics[0] ?? null }
}

const MIN_DISTANCE = 28

/** What a question asks of everything on record: links of a metric, how it changed, or anything. */
const askedOf = (
  parsed: ParsedQuestion,
): Pick<Scan, "asks" | "subject" | "feature" | "horizons" | "trials"> => {
  const { text, dates } = parsed
  const { subject, feature } = subjectOf(parsed)
  const contrast = contrastOf(parsed)
  const isFar = contrast !== null && distanceOf(contrast) >= MIN_DISTANCE
  const isOfChange = isFar || ((CHANGE.test(text) || DEVELOPS.test(text)) && !AFFECTS.test(text))
  return {
    asks: isOfChange && feature === null ? "change" : subject === null ? "anything" : "links",
    subject,
    feature: feature === subject ? null : feature,
    horizons: [...(isFar ? [contrast] : []), ...horizonsOf(dates.today, dates.first)],
    trials: trialsOf(present(parsed), subject),
  }
}

/** A deep research run. */
export const readDeepResearch = (parsed: ParsedQuestion): Scan | null => {
  const { briefing, dates } = parsed
  const { deep_research } = briefing
  return (
    deep_research && {
      kind: "scan",
      data_types: deep_research.data_types,
      window: lastDays(dates, deep_research.days),
      labs: deep_research.data_types.includes("bloodwork"),
      ...askedOf(parsed),
    }
  )
}

/** A question for any finding at all. It names no metric. */
export const readScan = (parsed: ParsedQuestion): Scan | null => {
  const { dates, text, metrics, periods } = parsed
  if (metrics.length > 0 || !DISCOVERS.test(text)) return null
  const window = periods[0]?.window ?? lastDays(dates, DEFAULT_DAYS.scan)
  if (daysIn(window) < MIN_DAYS) return null
  return {
    kind: "scan",
    data_types: [...EVERYTHING],
    window,
    labs: false,
    ...askedOf(parsed),
    asks: "anything",
  }
}
