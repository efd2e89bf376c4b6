import type { Metric } from "#domain/metric"
import type { Count } from "#embedded/model/questions/count/intent"
import type { Talk } from "#embedded/model/questions/talk/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import { boundOf } from "#embedded/model/understanding/limits/bound"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const COUNTS = phrases`
  how (many|often|frequent*)
  how much (days|nights|times|mornings)
  (number|tally|total|share|fraction|proportion|percentage|percent) of
  what (percentage|percent|share|fraction|proportion|part)
  count/ing
  times
  frequency
  quantify
`
/** Asks how often something was reached, without a word for days. */
const REACHED = phrases`how (often|many times) (did|do|have) i`
/** Asks for the way to an amount, not how often it was reached. */
const HOW_TO = phrases`
  ^ ...3 how (do|can|could|should|would) i ...2 (get|reach|hit|make it|manage|achieve|build)
  ^ ...3(please|can|could|you) help me ...3 (get|reach|hit|make|achieve)
`
/** "the number of the last 30 days": the "of" is part of the period. */
const OF_TIME = phrases`(number|share|fraction|proportion|percentage) of [the|my] (last|past|previous)`
const DAYS = phrases`
  day/s
  night/s
  dates
  morning/s
  evening/s
`
const SHARE = phrases`
  percent*
  share
  fraction
  proportion
  what part
`
const AVERAGE = phrases`
  average
  mean
  median
  typical*
`

const VALUE = phrases`
  value/s
  data [point/s]
  reading/s
  measure/s
  measurement/s
  record/s
  recording/s
  entry
  entries
  number/s
  result/s
  sample/s
  log/s
  observation/s
  info*
`
const NOT = phrases`
  not
  never
  cannot
  don't
  can't
  won't
  isn't
  *n't
`
/** A value that there is, or somebody who sees to it. */
const THERE = phrases`
  ${VALUE}
  any
  available
  bother*
  captur*
  contain*
  enter*
  exist*
  get
  give/n
  got
  has
  have
  include*
  log/ged
  measur*
  note/d
  present
  record*
  regist*
  report*
  step/ped on
  sync*
  there
  track*
  usable
  valid
  wear
  weigh/ed
  wore
  write
  wrote
`
/** Says that a day has no value of a metric. */
const LACKS = phrases`
  no ...5 ${VALUE}
  no (usable|valid|recorded|good)
  without
  lack/s/ed/ing
  missing
  miss/ed !((my|the|a) goal)
  absent
  absence
  blank/s
  empty
  unavailable
  invalid
  unusable
  unrecorded
  unmeasured
  unlogged
  untracked
  gap/s
  nothing !(else|but|more|less)
  (leave|left|leaving) (out|blank|empty)
  fail/ed/s to
  forget*
  forgot*
  skip* !(the (average|mean|median))
  ${NOT} ...4 ${THERE}
  (have|has) not the
`

/** "no HRV", "no usable caffeine". */
const NO = phrases`no ...4(usable|valid|recorded|single|proper|good|available)`

const lacks = ({ text, mentions }: ParsedQuestion): boolean =>
  LACKS.test(text) || mentions.some(({ start }) => NO.endsBefore(text, start))

const HOW_OFTEN = phrases`
  how (many|much) (days|nights|times|mornings|evenings)
  how (often|frequently)
  (number|count|share|percentage) of (days|nights|times)
`
/** Says that a day has a value of a metric. */
const HAS = phrases`
  write
  written
  wrote
  log/ged
  record/ed
  track/ed
  note/d
  enter/ed
  measure/d
  weigh/ed
  (have|has|had|is|are|was|were|with) ...4 ${VALUE}
`

/** "how many runs over 10 km" counts workouts, not days. */
const isOfWorkouts = ({ text }: ParsedQuestion, { key }: Metric): boolean =>
  key === "workout_distance_km" && sportIn(text) !== null

/** "how many days was my HRV above 50", "on how many days is there no value", "how often did I log my mood". */
export const readCount = (parsed: ParsedQuestion): Count | Talk | null => {
  const { text, whole, metrics, mentions, limits } = parsed
  if (HOW_TO.test(whole)) return null
  const counts = COUNTS.test(text) || text.includes("#") || OF_TIME.test(whole)
  const asks = SHARE.test(text) ? "share" : "count"
  const period = periodOf(parsed, DEFAULT_DAYS.count)
  const [metric] = metrics
  const bounds = limits.flatMap((limit) => {
    if (!limit.said && !(counts && (DAYS.test(text) || REACHED.test(text)))) return []
    return boundOf(parsed, limit) ?? []
  })
  const [bound] = bounds
  const alone = bounds.every((other) => other.metric === bound?.metric)
  if (bound && !AVERAGE.test(without(text, mentions))) {
    if (counts && !alone) return { kind: "talk", about: "beyond" }
    const others = mentions.some(({ metrics: named }) => !named.includes(bound.metric))
    if (isOfWorkouts(parsed, bound.metric)) return null
    if (others || !(counts || (DAYS.test(text) && period.window.from !== period.window.to)))
      return null
    return { kind: "count", metric: bound.metric, period, limit: bound.limit, asks }
  }
  if (!metric) return null
  if (lacks(parsed) && (counts || DAYS.test(whole)))
    return { kind: "count", metric, period, limit: null, asks }
  return HOW_OFTEN.test(whole) && HAS.test(whole) && limits.length === 0
    ? { kind: "count", metric, period, limit: null, asks: "recorded" }
    : null
}
