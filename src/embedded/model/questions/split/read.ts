import type { Split } from "#embedded/model/questions/split/intent"
import { always } from "#embedded/model/understanding/asked-period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { COMPARATIVE, COMPARISON } from "#embedded/model/understanding/words/concept-patterns"
import { words } from "#embedded/model/understanding/words/table"
import { without } from "#embedded/model/understanding/words/text"

const WEEKEND = /\bweek ?ends?\b/i
const WORK = words`
  week ?days?
  work(ing)?[- ]?(days?|week)
  during the week
  the week
  rest of (my )?week
  mid-?week
  school (days|nights)
  business days
  week ?nights
`
const WORKDAYS = /\b(?:week ?days|work(?:ing)?[- ]?days)\b/i
const CONTRASTS = words`
  ${COMPARISON}
  ${COMPARATIVE}
  gap
  relative
  change*
  same
  similar*
  affect*
  effect
  much (of )?(a )?(jump|shift|bump|drop)
`
const PERCENT = /\b(?:percent\w*|per cent|pct|relative\w*|proportion\w*)\b|%/i
const BY_DAY = words`
  days? of (the |a )?week
  (by|per|each|every|which|what|across) week ?days?
  week ?day (pattern|rhythm)
  weekly (pattern|rhythm|cycle)
  (mon|tues|wednes|thurs|fri|satur|sun)days
`
const LOWEST =
  /\b(?:lowest|least|fewest|shortest|smallest|minimum|worst|earliest|lightest|weakest)\b/i

/** "weekends against weekdays", "on which day of the week do I walk most". */
export const readSplit = (parsed: ParsedQuestion): Split | null => {
  const { text, mentions, periods } = parsed
  const [weekend, work] = [WEEKEND.test(text), WORK.test(text)]
  const metrics =
    parsed.metrics.length > 0 ? parsed.metrics : weekend && work ? centralOf(parsed) : []
  if (metrics.length === 0) return null
  const split = { kind: "split", metrics, period: periods[0] ?? always(parsed) } as const
  if (BY_DAY.test(text) && !weekend) {
    return { ...split, by: "weekday", asks: LOWEST.test(text) ? "lowest" : "highest" }
  }
  if (!weekend && !(work && WORKDAYS.test(text))) return null
  if (PERCENT.test(without(text, mentions))) return { ...split, by: "weekend", asks: "percent" }
  if ((weekend && work) || CONTRASTS.test(text))
    return { ...split, by: "weekend", asks: "difference" }
  return { ...split, by: "weekend", asks: weekend ? "weekend" : "weekdays" }
}
