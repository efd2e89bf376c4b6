import { daysIn } from "#domain/window"
import type { Split } from "#embedded/model/questions/split/intent"
import { namedDayIn } from "#embedded/model/questions/split/named-day"
import { always } from "#embedded/model/understanding/asked-period"
import { centralOf, impliedMetric } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COMPARATIVE, COMPARISON, PERCENT } from "#embedded/model/understanding/words/concepts"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const WEEKEND = phrases`
  weekend/s
  week end/s
`
const WORKDAYS = phrases`
  weekdays
  week days
  (work|working) days
  workdays
  week night/s
  weeknight/s
  school nights
`
const WORK = phrases`
  ${WORKDAYS}
  weekday
  week day
  (work|working) (day|week)
  workday
  workweek
  the week
  rest of my week
  rest of week
  mid week
  midweek
  school (days|nights)
  business days
  week night/s
  weeknight/s
`
const CONTRASTS = phrases`
  ${COMPARISON}
  ${COMPARATIVE}
  gap
  relative
  change*
  same
  similar*
  affect*
  effect
  much [of] [a] (jump|shift|bump|drop)
`
const SHARE = phrases`
  ${PERCENT}
  relative*
  proportion*
`
const BY_DAY = phrases`
  (day/s|night/s) of [the|a] week
  (by|per|each|every|which|what|across) (weekday/s|week day/s)
  (weekday|week day) (pattern|rhythm)
  weekly (pattern|rhythm|cycle)
  mondays
  tuesdays
  wednesdays
  thursdays
  fridays
  saturdays
  sundays
`
const WHICH_DAY = phrases`
  (which|what) [week] day
  (day/s|night/s) of [the|a] week
`
const LOWEST = phrases`
  lowest
  least
  fewest
  shortest
  smallest
  minimum
  worst
  earliest
  lightest
  weakest
  laziest
  most (sedentary|relaxed)
  calmest
`

const EXTREME = phrases`
  ${LOWEST}
  most
  best
  highest
  longest
  latest
  busiest
`
/** "which days am I laziest": a habit, so that days of the week are meant and no dates. */
const HABIT = phrases`
  ^ ...2(and|so|ok|on) (which|what) (days|nights) (am|do) (i|we) ...4 ${EXTREME}
`

/** A time that has every day of the week. */
const MIN_DAYS = 7

/** "weekends against weekdays", "on which day of the week do I walk most". */
export const readSplit = (parsed: ParsedQuestion): Split | null => {
  const { text, mentions, periods } = parsed
  const weekend = WEEKEND.test(text) || periods.some(({ name }) => name.anchor === "weekends")
  const work = WORK.test(text)
  const isByDay = BY_DAY.test(text) || HABIT.test(parsed.whole)
  const supposed = isByDay ? impliedMetric(parsed) : undefined
  const central = weekend && work ? centralOf(parsed) : supposed ? [supposed] : []
  const metrics = parsed.metrics.length > 0 ? parsed.metrics : central
  if (metrics.length === 0) return null
  const day = weekend ? null : namedDayIn(parsed)
  const named = periods.find(({ window }) => daysIn(window) >= MIN_DAYS)
  const split = { kind: "split", metrics, period: named ?? always(parsed) } as const
  if (day && !WHICH_DAY.test(text)) return { ...split, by: "day", asks: "named", ...day }
  if (isByDay && !weekend) {
    return { ...split, by: "weekday", asks: LOWEST.test(text) ? "lowest" : "highest" }
  }
  if (!weekend && !(work && WORKDAYS.test(text))) return null
  if (SHARE.test(without(text, mentions))) return { ...split, by: "weekend", asks: "percent" }
  if ((weekend && work) || CONTRASTS.test(text))
    return { ...split, by: "weekend", asks: "difference" }
  return { ...split, by: "weekend", asks: weekend ? "weekend" : "weekdays" }
}
