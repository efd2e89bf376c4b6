import type { Metric } from "#domain/metric"
import { levelOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { AMISS, CHANGE, WELL } from "#embedded/model/understanding/words/concepts"
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
  return LATEST.test(text) && !AVERAGE.test(text) ? "latest" : "mean"
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

/** A question that names a statistic. Tried before other interpretations of the same words. */
export const readStatistic = (parsed: ParsedQuestion): Level | null => {
  const { text, mentions } = parsed
  const rest = without(text, mentions)
  const named = MEDIAN.test(text) || SPREAD.test(rest)
  const average = AVERAGE.test(rest) && mentions.length === 1 && !MOVES.test(rest)
  return named || average ? readLevel(parsed) : null
}

/** "what is my average resting heart rate", "how did I sleep last night". */
export const readLevel = (parsed: ParsedQuestion): Level | null => {
  const { metrics, mentions, text } = parsed
  if (metrics.length === 0) return null
  const period = periodOf(parsed, DEFAULT_DAYS.level)
  const alone = period.window.from === period.window.to
  const named = statisticOf(without(text, mentions), metrics)
  const statistic = named === "mean" && asksTotal(parsed) && !alone ? "total" : named
  return {
    ...levelOf(parsed, metrics, period, statistic),
    judged: JUDGED.test(without(text, mentions)),
  }
}
