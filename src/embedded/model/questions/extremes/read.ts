import type { Metric } from "#domain/metric"
import type { Extremes } from "#embedded/model/questions/extremes/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { CHANGE } from "#embedded/model/understanding/words/concept-patterns"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { verbose, words } from "#embedded/model/understanding/words/table"
import { without } from "#embedded/model/understanding/words/text"

const HIGHEST = words`
  highest
  upper extreme
  zenith
  busiest
  argmax
  high point
  (?<=\b(my|the|its|all-time|day) )highs?(?= (was|for|of|in|over|value|mark|$))
  tops?
  topped
  maxed
  maxima
  (?<!at )most(?! recent)
  max(imum|imal)?
  peak*
  top
  largest
  biggest
  greatest
  longest
  fastest
  heaviest
  (?<!\b(i|you|device|watch|not|to|it) )record(?! (my|the|an?|your)\b)
`
const LOWEST = words`
  lowest
  the less(?= [a-z])
  argmin
  lower extreme
  nadir
  rock bottom
  bottom(ed)?
  laziest
  calmest
  low (point|mark)
  (?<=\b(my|the|its|all-time|day) )lows?(?= (was|for|of|in|over|value|$))
  dipp?(ed)? (to|the)
  minima
  trough
  (?<!at )least
  (?<!\b(active|activity|per|an?|beats|breaths|\d+) ?)min(imum|imal)?
  fewest
  smallest
  shortest
  slowest
  lightest
  bottom
`
/** For times of day. For anything else "latest" means the newest. */
const LATE = /\blatest\b/i
const EARLY = /\bearliest\b/i
const BEST = /\b(?:best|finest)\b/i
const WORST = /\b(?:worst|poorest|weakest)\b/i
const DAYS = /\b(?:days|nights|dates)\b/i

const LIST = 3
const MAX_LIST = 10

/** "how high did it get" is a question for the maximum, "how high was it on average" is not. */
const HOW_HIGH = /\bhow high (?:did|has|have|does)\b/i
const HOW_LOW = /\bhow low (?:did|has|have|does)\b/i
const AVERAGE = /\b(?:on average|average|mean|median)\b/i

/** Names of metrics that contain "max" without a question for their maximum. */
const NAMES = /\bvo2[ -]?max\b/gi
/** "my worst nights of HRV" are nights by their HRV. */
const NIGHTS_BY = /\bnights? (?:of|for|by|in)\b/i

const endOf = (metric: Metric, words: string): Extremes["end"] | null => {
  const text = words.replace(NAMES, "")
  const better = metric.direction ?? "higher"
  const how = !AVERAGE.test(text)
  const low = LOWEST.test(text) || (how && HOW_LOW.test(text))
  const high = HIGHEST.test(text) || (how && HOW_HIGH.test(text))
  if (low !== high) return low ? "lowest" : "highest"
  if (BEST.test(text)) return better === "higher" ? "highest" : "lowest"
  if (WORST.test(text)) return better === "higher" ? "lowest" : "highest"
  if (low || metric.scale !== "clock") return null
  return LATE.test(text) ? "highest" : EARLY.test(text) ? "lowest" : null
}

const asked = new RegExp(
  verbose`
    \b(?:top|best|worst|highest|lowest|the) (${COUNT})\b|\b(${COUNT}) (?:best|worst|highest|lowest|top|longest|
    shortest)\b
  `,
  "i",
)

const countIn = (text: string) => {
  const match = asked.exec(text)
  const count = match ? countOf((match[1] ?? match[2])!) : DAYS.test(text) ? LIST : 1
  return Math.min(Math.max(count, 1), MAX_LIST)
}

const NIGHTS = /\bnights?\b/i
const LONG = /\b(?:long|short)est\b/i

/** "my worst three nights": by the score of the night where there is one, else by its length. */
const nightMetric = ({ text, briefing }: ParsedQuestion): Metric | undefined => {
  if (!NIGHTS.test(text)) return undefined
  const scored = briefing.metrics.some(({ metric }) => metric === "sleep_score")
  return metricsNamed(scored && !LONG.test(text) ? "sleep_score" : "sleep_minutes")[0]
}

const DATED = words`
  when
  (which|what|on which|on what|what was the|name the|tell me the|give me the|find the|show me the|
    show) (\w+ ){0,3}?(days?|nights?|dates?|weeks?|months?|mornings?)
  the (day|night|date|week|month)
  (day|night|date|week|month)s? (of|with|when|on which|where|that|in which)
  (best|worst|top|highest|lowest|fewest|least|most)[ -](\w+[ -]){0,2}(days?|nights?|weeks?|months?)
  (laziest|driest|busiest|calmest|quietest|lightest|heaviest) (day|night|week|month)s?
  arg(min|max)
  (?<!\b(up )?to[ -])dates?
`
/** "which of the last 7 days": the wanted day is one of the period. */
const WHICH_OF =
  /\b(?:which|what) (?:one |day |night )?of (?:the |my |these )?(?:\w+ ){0,3}(?:days|nights|dates)\b/i
const HOW_MUCH = /\bhow (?:many|much|few|little|long|high|low|far|late)\b/i
const BY_MONTH =
  /\b(?:which|what|best|worst|top|highest|lowest|record|strongest|weakest) (?:\w+ ){0,2}months?\b|\bby month\b/i
const BY_WEEK =
  /\b(?:which|what|best|worst|top|highest|lowest|record|strongest|weakest) (?:\w+ ){0,2}weeks?\b|\bby week\b/i

const unitIn = (text: string): Extremes["by"] =>
  BY_MONTH.test(text) ? "month" : BY_WEEK.test(text) ? "week" : "day"

/** Asks how a value moves, or compares two times. */
const COURSE = words`
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
  const metric = (NIGHTS_BY.test(text) ? metrics.at(-1) : metrics[0]) ?? nightMetric(parsed)
  const end = metric && endOf(metric, text)
  if (!metric || !end || isInName(metric, parsed)) return null
  const by = unitIn(text)
  const period = periodOf(
    parsed,
    by === "day" ? DEFAULT_DAYS.extremes : DEFAULT_DAYS.extremes_by_week_or_month,
  )
  if (period.window.from === period.window.to) return null
  const count = countIn(text)
  const dated = (DATED.test(text) && !HOW_MUCH.test(text)) || WHICH_OF.test(whole)
  const asks = dated || count > 1 || by !== "day" ? "date" : "value"
  return { kind: "extremes", metric, period, end, count, by, asks }
}

/** The same where exactly one metric is named: of two, either may be meant. */
export const readExtremesOfOne = (parsed: ParsedQuestion): Extremes | null =>
  parsed.mentions.length === 1 ? readExtremes(parsed) : null
