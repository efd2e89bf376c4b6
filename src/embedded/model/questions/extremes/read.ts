import type { Metric } from "#domain/metric"
import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { always, periodOf } from "#embedded/model/understanding/asked-period"
import { impliedMetric } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import { CHANGE } from "#embedded/model/understanding/words/concepts"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const HIGHEST = phrases`
  highest
  upper extreme
  zenith
  busiest
  argmax
  high point
  (my|the|its|all time|day) (high|highs) (was|for|of|in|over|value|mark)
  (my|the|its|all time|day) (high|highs) $
  top/s
  topped
  maxed
  maxima
  <!(at) most !(recent)
  max/imum/imal
  peak*
  largest
  biggest
  greatest
  longest
  fastest
  heaviest
  <!(i|you|device|watch|not|to|it) record !(my|the|a|an|your)
`
const LOWEST = phrases`
  lowest
  the less *
  argmin
  lower extreme
  nadir
  rock bottom
  bottom/ed
  laziest
  calmest
  low (point|mark)
  (my|the|its|all time|day) (low|lows) (was|for|of|in|over|value)
  (my|the|its|all time|day) (low|lows) $
  (dip|dipped) (to|the)
  minima
  trough
  <!(at) least
  <!(active|activity|per|a|an|beats|breaths|#) min/imum/imal
  fewest
  smallest
  shortest
  slowest
  lightest
`
/** For times of day. For anything else "latest" means the newest. */
const LATE = phrases`latest`
const EARLY = phrases`earliest`
const BEST = phrases`
  best
  finest
`
const WORST = phrases`
  worst
  poorest
  weakest
`
const DAYS = phrases`
  days
  nights
  dates
`

const LIST = 3
const MAX_LIST = 10

/** "how high did it get" is a question for the maximum, "how high was it on average" is not. */
const HOW_HIGH = phrases`how high (did|has|have|does)`
const HOW_LOW = phrases`how low (did|has|have|does)`
const AVERAGE = phrases`
  average
  mean
  median
`

/** Names of metrics that contain "max" without a question for their maximum. */
const NAMES = phrases`
  vo2 max
  vo2max
`
/** "my worst nights of HRV" are nights by their HRV. */
const NIGHTS_BY = phrases`(night|nights) (of|for|by|in)`

/** Nobody calls the day with the most of it their best. */
const STRAINS: ReadonlySet<string> = new Set(["stress_score", "stress_avg"])

/** The end of a metric that words ask for; null where they ask for none. */
export const endOf = (metric: Metric, words: string): Extremes["end"] | null => {
  const text = without(words, NAMES.find(words))
  const better = STRAINS.has(metric.key) ? "lower" : (metric.direction ?? "higher")
  const how = !AVERAGE.test(text)
  const low = LOWEST.test(text) || (how && HOW_LOW.test(text))
  const high = HIGHEST.test(text) || (how && HOW_HIGH.test(text))
  if (low !== high) return low ? "lowest" : "highest"
  if (metric.scale === "clock" && BEST.test(text)) return null
  if (BEST.test(text)) return better === "higher" ? "highest" : "lowest"
  if (WORST.test(text)) return better === "higher" ? "lowest" : "highest"
  if (low || metric.scale !== "clock") return null
  return LATE.test(text) ? "highest" : EARLY.test(text) ? "lowest" : null
}

const asked = new RegExp(
  String.raw`\b(?:top|best|worst|highest|lowest|the) (${COUNT})\b|` +
    String.raw`\b(${COUNT}) (?:best|worst|highest|lowest|top|longest|shortest)\b`,
  "i",
)

const countIn = (text: string) => {
  const match = asked.exec(text)
  const count = match ? countOf((match[1] ?? match[2])!) : DAYS.test(text) ? LIST : 1
  return Math.min(Math.max(count, 1), MAX_LIST)
}

const NIGHTS = phrases`night/s`
const LONG = phrases`
  longest
  shortest
`

/** "my worst three nights": by the score of the night where there is one, else by its length. */
const nightMetric = ({ text, briefing }: ParsedQuestion): Metric | undefined => {
  if (!NIGHTS.test(text)) return undefined
  const scored = briefing.metrics.some(({ metric }) => metric === "sleep_score")
  return metricsNamed(scored && !LONG.test(text) ? "sleep_score" : "sleep_minutes")[0]
}

const DAY = phrases`
  day/s
  night/s
  date/s
  week/s
  month/s
  morning/s
`
const DATED = phrases`
  when
  (which|show) ...3 ${DAY}
  what was the ...3 ${DAY}
  (name|tell me|give me|find|show me) the ...3 ${DAY}
  the (day|night|date|week|month)
  (day/s|night/s|date/s|week/s|month/s) (of|with|when|on which|where|that|in which)
  (best|worst|top|highest|lowest|fewest|least|most) ...2 (day/s|night/s|week/s|month/s)
  (laziest|driest|busiest|calmest|quietest|lightest|heaviest) (day/s|night/s|week/s|month/s)
  argmin
  argmax
  <!(to) date/s
`
/** "what night was my worst" asks for a night, "what's my worst night" for how bad it was. */
const WHAT_DAY = phrases`what ...3 ${DAY}`
const WHATS = phrases`what's`
/** "which of the last 7 days": the wanted day is one of the period. */
const WHICH_OF = phrases`(which|what) [one|day|night] of [the|my|these] ...3 (days|nights|dates)`
const HOW_MUCH = phrases`how (many|much|few|little|long|high|low|far|late)`
const FIRST_OF = phrases`
  which
  what
  best
  worst
  top
  highest
  lowest
  record
  strongest
  weakest
`
/** Superlatives of a whole week or month: "my most stressful week", "the laziest month". */
const OF_ALL = phrases`
  ${FIRST_OF}
  most
  least
  fewest
  busiest
  laziest
  calmest
  quietest
  longest
  shortest
  lightest
  heaviest
`
const BY_MONTH = phrases`
  ${OF_ALL} ...2 month/s
  (in a|of a|per) [single|whole] month
  by month
`
const BY_WEEK = phrases`
  ${OF_ALL} ...2 week/s
  (in a|of a|per) [single|whole] week
  by week
`

const unitIn = (text: string): Extremes["by"] =>
  BY_MONTH.test(text) ? "month" : BY_WEEK.test(text) ? "week" : "day"

const RECURS = phrases`(what|which) month ...2 (do|does|is|are|am)`

/** Asks how a value moves, or compares two times. */
const COURSE = phrases`
  ${CHANGE}
  getting
  compar*
  versus
  vs
`

/** "is my max heart rate going up": the only word for a maximum is part of the metric's name. */
const isInName = (metric: Metric, { text, mentions }: ParsedQuestion): boolean => {
  const rest = without(text, mentions)
  return COURSE.test(rest) && endOf(metric, rest) === null
}

/** "on which day was my HRV highest", "my three worst nights", "my lowest resting heart rate". */
export const readExtremes = (parsed: ParsedQuestion): Extremes | null => {
  const { metrics, text, whole } = parsed
  const metric =
    (NIGHTS_BY.test(text) ? metrics.at(-1) : metrics[0]) ??
    nightMetric(parsed) ??
    impliedMetric(parsed)
  const end = metric && endOf(metric, text)
  if (!metric || !end || isInName(metric, parsed)) return null
  const by = unitIn(text)
  const period = parsed.periods.length > 0 ? periodOf(parsed, 0) : always(parsed)
  if (period.window.from === period.window.to) return null
  const count = countIn(text)
  const named = DATED.test(text) || (WHAT_DAY.test(text) && !WHATS.test(text))
  const dated = (named && !HOW_MUCH.test(text)) || WHICH_OF.test(whole)
  const asks = dated || count > 1 || by !== "day" ? "date" : "value"
  const recurs = by === "month" && count === 1 && RECURS.test(whole) && parsed.periods.length === 0
  return { kind: "extremes", metric, period, end, count, by, asks, ...(recurs ? { recurs } : {}) }
}

/** The same where exactly one metric is named: of two, either may be meant. */
export const readExtremesOfOne = (parsed: ParsedQuestion): Extremes | null =>
  parsed.mentions.length === 1 ? readExtremes(parsed) : null
