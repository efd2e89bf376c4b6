import type { Metric } from "#domain/metric"
import { levelOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { isSparse } from "#embedded/model/understanding/sparse"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { Period } from "#embedded/model/understanding/time/period"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"
import { AMISS, CHANGE, WELL } from "#embedded/model/understanding/words/concepts"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const MEDIAN = phrases`
  median
  middle value
  midpoint
  50th (percentile|centile)
  p50
  second quartile
  central tendency
`
const SPREAD = phrases`
  standard deviation/s
  variab*
  varian*
  variation*
  var/y/ies/ied/ying
  spread
  from (day to day|night to night|one (day|night) to the (next|other))
  consisten*
  inconsisten*
  regular*
  irregular*
  fluctuat*
  scatter*
  dispers*
  swing*
  steady
  steadiness
  bounc*
  jump/s/y/ing/ed around
  erratic
  volatil*
  all over the place
  how (stable|unstable)
  stability
  sigma
`
const LEAST = phrases`
  min*
  lowest
  least
  fewest
`
const MOST = phrases`
  max*
  highest
  most
`
/** "the range of", "highest and lowest". */
const RANGE = phrases`
  range/d
  ${LEAST} [and|or|to] [the] ${MOST}
  ${MOST} [and|or|to] [the] ${LEAST}
`
const LATEST = phrases`
  latest
  current
  now
  newest
  most recent
  last (value|reading|measurement)
  when (did i last|have i last|was (my|the) last)
`

/** "what time do I go to bed now" asks what is usual these days. */
const HABIT = phrases`(do|am) i ...6 (now|currently|right now|at the moment)`

const TOTAL = phrases`
  total
  altogether
  in all
  all together
  combined
  sum
`
const HOW_MUCH = phrases`how (many|much|far)`
const BY_DAY = phrases`
  (a|per|each|every) (day|night|week)
  daily
  nightly
  averag*
  avg
  mean
  usual*
  typical*
  normal*
`
const JUDGED = phrases`
  ${WELL}
  ${AMISS}
  concern*
  enough
  too (much|little|few|many|short|long|late)
  other people
  others
  most people
  (for|of) [people] my age
  people my age
`

const statisticOf = (text: string, metrics: ReadonlyArray<Metric>): Level["statistic"] => {
  if (metrics.every(({ recurs }) => recurs)) return RANGE.test(text) ? "range" : "latest"
  if (MEDIAN.test(text)) return "median"
  if (SPREAD.test(text)) return "sd"
  if (RANGE.test(text)) return "range"
  const isHabit =
    HABIT.test(text) && metrics.every(({ day, adds_up }) => day === "night" || adds_up)
  return LATEST.test(text) && !AVERAGE.test(text) && !isHabit ? "latest" : "mean"
}

/**
 * "how many steps did I take last week" means their sum, "how many do I take a day" does not. The
 * total sleep of a night is its length: only "in total" means the sum over nights.
 */
const asksTotal = ({ text, mentions, metrics, periods }: ParsedQuestion): boolean => {
  if (BY_DAY.test(text) || !metrics.every(({ adds_up }) => adds_up)) return false
  const daily = metrics.every(({ day }) => day === "day")
  if (TOTAL.test(daily ? text : without(text, mentions))) return true
  return daily && HOW_MUCH.test(text) && periods.length > 0
}

const AVERAGE = phrases`
  averag*
  mean
`
/** Asks how a value moves, even where averages are mentioned. */
const MOVES = phrases`
  ${CHANGE}
  up or down
  over time
  better
  worse
`

/** "how did I sleep", "how was my night": the last one, where no time is named. */
const ONE_NIGHT = phrases`
  how did i sleep
  how did you think i slept
  how was (my|the) (night|sleep)
  how [(well|badly|good|bad)] did i sleep
  did i sleep (well|ok|okay|badly|poorly|good|alright|enough)
  was my (night|sleep) (good|ok|okay|bad|alright)
`
const LAST_NIGHT: PeriodName = { anchor: "calendar", unit: "night", count: 0 }
const LENGTH = "sleep_minutes"
const WAKE_UPS = "wakeups"

/** "my usual HRV" is that of the days that every answer calls usual. */
const USUAL = phrases`
  (my|the) (usual|normal|typical|baseline) !(week|day|night|weekday|weekend)
  (usually|normally|typically)
`

/** The last night for a question about one that names no time; else the time asked about. */
const timeOf = (parsed: ParsedQuestion): Period => {
  const { metrics, periods, whole, dates } = parsed
  const isNight = metrics[0]?.key === LENGTH && periods.length === 0 && ONE_NIGHT.test(whole)
  return isNight
    ? { form: "night", window: { from: dates.today, to: dates.today }, name: LAST_NIGHT }
    : periodOf(parsed, USUAL.test(whole) ? DEFAULT_DAYS.usual : DEFAULT_DAYS.level)
}

/** Adds the times awake to a question for whole nights, where those are recorded. */
const wholeNights = ({ metrics, briefing }: ParsedQuestion): ReadonlyArray<Metric> =>
  metrics.length > 2 &&
  metrics[0]?.key === LENGTH &&
  briefing.metrics.some(({ metric }) => metric === WAKE_UPS)
    ? [...new Set([...metrics, ...metricsNamed(WAKE_UPS)])]
    : metrics

/** "how much deep sleep am I getting": a level, for all its "getting". */
const GETTING = phrases`
  how (much|many|long) ...5 (am i|have i been|do i|did i) (getting|get|got|have|having|taking|doing|sleeping|walking)
`

/** A question that names a statistic. Tried before other interpretations of the same words. */
export const readStatistic = (parsed: ParsedQuestion): Level | null => {
  const { text, mentions } = parsed
  const rest = without(text, mentions)
  const named = MEDIAN.test(text) || SPREAD.test(rest)
  const average = AVERAGE.test(rest) && mentions.length === 1 && !MOVES.test(rest)
  const getting =
    mentions.length === 1 &&
    GETTING.test(parsed.whole) &&
    !MOVES.test(parsed.whole.replace(/getting/i, ""))
  return named || average || getting ? readLevel(parsed) : null
}

/** "what is my average resting heart rate", "how did I sleep last night". */
export const readLevel = (parsed: ParsedQuestion): Level | null => {
  const { mentions, text } = parsed
  const metrics = wholeNights(parsed)
  if (metrics.length === 0) return null
  const period = timeOf(parsed)
  const alone = period.window.from === period.window.to
  const named = statisticOf(without(text, mentions), metrics)
  const statistic = named === "mean" && asksTotal(parsed) && !alone ? "total" : named
  return {
    ...levelOf(parsed, metrics, period, statistic),
    ...(alone && metrics.some((metric) => isSparse(parsed.briefing, metric))
      ? { isSparse: true }
      : {}),
    judged: JUDGED.test(without(text, mentions)),
  }
}
