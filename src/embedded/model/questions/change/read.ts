import { metricOf } from "#catalogue/metrics"
import type { MetricFamily } from "#domain/metric"
import { daysIn } from "#domain/window"
import type { AskedMove } from "#embedded/model/prose/long-term"
import type { Change } from "#embedded/model/questions/change/intent"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { comparisonOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before, yearBefore } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { endsOf } from "#embedded/model/understanding/time/ends"
import { horizonsOf } from "#embedded/model/understanding/time/horizons"
import type { Period } from "#embedded/model/understanding/time/period"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"
import { CHANGE } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const CHANGES = phrases`
  ${CHANGE}
  deteriorat*
  drift*
  creep*
  crept
  downhill
  uphill
  explod*
  skyrocket*
  soar*
  plummet*
  (drop*|fall*|tail*|trail*|slip*|slack*) (off|away|back)
  collaps*
  slipped
  slipping
  slid/ing
  climbed
  climbing
  grow/n/s/ing !(up/s)
  grew
  shift*
  progress*
  develop*
  evol*
  getting !(enough)
  got/ten
  gone
  becom*
  better
  worse
  over time
  up or down
  stable
  plateau*
  <!(elevation) (lost|losing)
  <!(elevation) gain/ed/ing
  (put|putting) on
  level* (off|out)
`

const BETTER = phrases`
  better
  fitter
  healthier
  improv*
  progress*
`
const WORSE = phrases`
  deteriorat*
  downhill
  worse*
`
const UP = phrases`
  (go|goes|going|gone|went|creep*|crept|come|coming|trend*|head*|slop*|inch*|edg*|tick*) (up|upward/s|higher)
  climb*
  gain/ed/ing
  (put|putting) on
  grow/n/ing !(up/s)
  grew
  higher
  increas*
  longer
  more
  ris/e/en/es/ing
  rose
`
const DOWN = phrases`
  (go|goes|going|gone|went|come|coming|trend*|head*|slop*|inch*|edg*|tick*) (down|downward/s|lower)
  declin*
  decreas*
  drop*
  fall/en/ing !(asleep)
  fell !(asleep)
  less
  lower
  (lost|losing)
  shorter
`
const UP_OR_DOWN = phrases`
  up or down
  better or worse
  (improv*|better) or
`
const YES_OR_NO = phrases`
  ^ [(and|so|but)] (am|is|are|was|were|did|does|do|has|have)
`

/** "going up again", "seem to be dropping off", "lately": the last weeks come before the year. */
const RECENT = phrases`
  again
  still
  lately
  recently
  these days
  at the moment
  right now
  seem/s/ed
  (drop*|fall*|tail*|trail*|slip*|creep*|slack*|ease|easing) (off|away|back|up|down)
  (suddenly|all of a sudden)
`

/** "plateau", "level off": whether it goes on moving at all. */
const FLAT = phrases`
  plateau*
  level* (off|out)
  stable
  steady
`

/** Asks for the size of a move, not whether it was one. */
const SIZE = phrases`how (much|many|far)`

/** What is carried along from day to day: also "since 12 May" sets then beside now. */
const LASTING: ReadonlySet<MetricFamily> = new Set(["body", "fitness"])

/** "Since January" sets that month beside now; since a day, the time before is set beside what came after. */
const isSinceMonth = ({ name }: Period): boolean =>
  name.anchor === "since" && name.of.anchor !== "day"

/** Which move a question asks for; null where it asks how something moved. */
const askedMove = ({ text }: ParsedQuestion): AskedMove | null => {
  if (UP_OR_DOWN.test(text) || FLAT.test(text) || SIZE.test(text)) return null
  if (BETTER.test(text)) return "better"
  if (WORSE.test(text)) return "worse"
  if (UP.test(text)) return "up"
  if (DOWN.test(text)) return "down"
  if (GONE.test(text)) return GONE_DOWN.test(text) ? "down" : "up"
  return YES_OR_NO.test(text) ? "any" : null
}

/** Shorter times are compared with the time before: a slope over so few days says little. */
const MIN_DAYS = 45
/** Where a trend is asked for by its name. */
const MIN_TREND_DAYS = 21
const TREND = phrases`
  trend*
  slope
`
const LAST_YEAR: PeriodName = { anchor: "calendar", unit: "year", count: 1 }
/** "Since last year" names no beginning: what was a year ago against now, as where no time is named. */
const untimed = (parsed: ParsedQuestion): ParsedQuestion => ({
  ...parsed,
  periods: parsed.periods.filter(
    ({ name }) => !(name.anchor === "since" && Bun.deepEquals(name.of, LAST_YEAR)),
  ),
})

/** "how has my sleep been since": its length and one more, not every stage. */
const MAX_SINCE = 2

const horizonsFor = (parsed: ParsedQuestion, to: string) => {
  const keys = new Set(parsed.metrics.map(({ key }) => key))
  const firsts = parsed.briefing.metrics.flatMap(({ metric, first }) =>
    keys.has(metric) ? [first] : [],
  )
  const [first] = firsts.sort()
  return first === undefined ? [] : horizonsOf(to, first)
}

/** "are my steps down": of the way a number went, not of getting up. */
const GONE = phrases`
  <!(wake|woke|waking|get|got|getting|stay|stayed|staying|sit|stand|lie|lying|lay|make|made) (up|down) $
`
const GONE_DOWN = phrases`down $`
/** "how has my HRV been" since a day. */
const HOW_SINCE = phrases`
  how (has|have|is|are|was|were) ...6 (doing|going|gone)
  how (has|have) ...6 been
  how's ...6 been
`

const isMove = ({ text, whole, periods }: ParsedQuestion): boolean =>
  CHANGES.test(text) ||
  FITTER.test(whole) ||
  (YES_OR_NO.test(text) && GONE.test(text)) ||
  (periods.some(({ form }) => form === "since") && HOW_SINCE.test(text))

/** "is my HRV improving", "has my resting heart rate changed since March". */
export const readChange = (asked: ParsedQuestion): Change | Comparison | Level | null => {
  if (asked.metrics.length === 0 || !isMove(asked)) return null
  const parsed = withPulse(untimed(asked))
  const period = periodOf(parsed, DEFAULT_DAYS.change)
  const isOfSeason = period.name.anchor === "since" && period.name.season !== undefined
  const isShort = daysIn(period.window) < (TREND.test(parsed.text) ? MIN_TREND_DAYS : MIN_DAYS)
  if (isShort || isOfSeason) {
    return comparisonOf(parsed, before(period, parsed.dates))
  }
  const ends = period.form === "default" ? null : endsOf(period, parsed.dates.today)
  const isLasting = parsed.metrics.every(({ families }) => LASTING.has(families[0]))
  if (ends && period.form === "since" && (isLasting || isSinceMonth(period)))
    return comparisonOf(parsed, ends)
  return {
    kind: "change",
    metrics: period.form === "since" ? parsed.metrics.slice(0, MAX_SINCE) : parsed.metrics,
    period,
    ...(ends ? { ends } : {}),
    before: period.form === "since" ? before(period, parsed.dates).a : null,
    horizons: period.form === "default" ? horizonsFor(parsed, period.window.to) : [],
    asked: askedMove(parsed),
    ...(period.form === "default" && RECENT.test(asked.whole) ? { recent: true } : {}),
  }
}

/** "did anything change in my heart rate in the last two weeks" */
const SOMETHING = phrases`(anything|something|any change/s)`
const ANYTHING = phrases`
  (did|has|have|is|was) [there] ${SOMETHING} [change*|different|new|shift*|off] ...1 (in|with|about|to)
  (did|has|have) ...5 chang* (in|over|during|lately|recently|at all)
`

/** "the year-over-year change in sleep" */
const CHANGE_IN = phrases`(change|difference) (in|of)`

/** Whether anything changed of a metric, before a reader takes the words for a search for reasons. */
export const readAnything = (parsed: ParsedQuestion): Change | Comparison | Level | null => {
  const { whole, mentions, periods } = parsed
  if (mentions.length !== 1 || !CHANGE.test(whole)) return null
  if (periods.some(({ form }) => form === "year_ago") && CHANGE_IN.test(whole))
    return comparisonOf(
      parsed,
      yearBefore(periodOf({ ...parsed, periods: [] }, DEFAULT_DAYS.level)),
    )
  return ANYTHING.test(whole) ? readChange(parsed) : null
}

const FITTER = phrases`
  fitter
  (better|worse) shape
  [more] fit than
  out of shape
`
const FITNESS = phrases`
  ${FITTER}
  fit
  fitness
`

/** Fitness shows in the resting heart rate as well as in the VO2max. */
const withPulse = (parsed: ParsedQuestion): ParsedQuestion => {
  const { metrics, whole, briefing } = parsed
  const pulse = metricOf("resting_hr")!
  const isFitness = FITNESS.test(whole) && metrics.length === 1 && metrics[0]!.key === "vo2max"
  const has = briefing.metrics.some(({ metric }) => metric === pulse.key)
  return isFitness && has ? { ...parsed, metrics: [...metrics, pulse] } : parsed
}

/** "in better shape" names no metric: fitness is what the watch estimates of it. */
const withVo2max = (parsed: ParsedQuestion): ParsedQuestion => {
  const has = parsed.briefing.metrics.some(({ metric }) => metric === "vo2max")
  return parsed.metrics.length === 0 && has ? { ...parsed, metrics: [metricOf("vo2max")!] } : parsed
}

/** "am I fitter than a year ago": the horizons, led by the time that the question names. */
export const readFitness = (asked: ParsedQuestion): Change | null => {
  if (!FITTER.test(asked.whole)) return null
  const parsed = withPulse(withVo2max(asked))
  const contrast = contrastOf(parsed)
  if (!contrast || parsed.metrics.length < 2) return null
  const isYear = parsed.periods.some(({ form }) => form === "year_ago")
  const horizons = isYear ? horizonsFor(parsed, contrast.b.window.to) : []
  return {
    kind: "change",
    metrics: parsed.metrics,
    period: contrast.b,
    before: null,
    horizons: horizons.length > 0 ? horizons : [contrast],
    asked: askedMove(parsed) ?? "better",
  }
}
