import { addDays } from "#domain/time"
import type { Table } from "#embedded/model/questions/table/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { Period } from "#embedded/model/understanding/time/period"
import { PAST_YEAR } from "#embedded/model/understanding/time/period-name"
import { phrases } from "#language/phrases"

const BY_MONTH = phrases`
  [(for|in|of|by)] (each|every) [(single|calendar)] month !(end)
  (by|per) [calendar] month
  month (by|to|after) month
  monthly !(cycle|period|summary|report|recap|review|check)
  (table|breakdown|list|row|overview) ...3 months
`
const BY_WEEK = phrases`
  (for|in|of|by) (each|every) [(single|calendar)] week
  (each|every) [(single|calendar)] week
  (by|per) [calendar] week
  week (by|to|after) week
  weekly !(summary|report|recap|review|check|goal|target)
  (table|breakdown|list|row|overview) ...3 weeks
`
/** A rate, a rank or a rule is no table: "how often a week", "my best month", "should I run every week". */
const ELSE = phrases`
  how often
  how many (times|days|nights)
  times (a|per|each|every)
  (best|worst|highest|lowest|top|most|least|fewest|longest|shortest|which)
  (should|could|can|must|why|goal|target|enough|plan)
  (affect*|correlat*|associat*|link*)
  (above|below|over|under|at least|more than|less than) #
`
const TOTAL = phrases`
  total
  altogether
  sum
  how (many|much|far)
`
const AVERAGE = phrases`
  averag*
  avg
  mean
`

const MAX_METRICS = 3
const YEAR_MONTHS = 12
const WEEKS = 12
const WEEK_DAYS = 7

/** The time asked about; else the last twelve months or weeks. */
const timeOf = (parsed: ParsedQuestion, by: Table["by"]): Period => {
  const { today } = parsed.dates
  if (parsed.periods.length > 0) return periodOf(parsed, 1)
  const month = `${monthsAfter(today, 1 - YEAR_MONTHS).slice(0, 7)}-01`
  const from = by === "month" ? month : addDays(today, 1 - WEEK_DAYS * WEEKS)
  const name = by === "month" ? PAST_YEAR : ({ anchor: "few_months" } as const)
  return { form: "default", window: { from, to: today }, name }
}

/** "average steps for each month", "weight by week since June". */
export const readTable = (parsed: ParsedQuestion): Table | null => {
  const { whole, metrics, limits } = parsed
  if (metrics.length === 0 || limits.length > 0 || ELSE.test(whole)) return null
  const by = BY_MONTH.test(whole) ? "month" : BY_WEEK.test(whole) ? "week" : null
  if (by === null) return null
  const period = timeOf(parsed, by)
  if (period.window.from === period.window.to) return null
  const counted = metrics.every(({ adds_up, day }) => adds_up && day === "day")
  return {
    kind: "table",
    metrics: metrics.slice(0, MAX_METRICS),
    period,
    by,
    statistic: counted && TOTAL.test(whole) && !AVERAGE.test(whole) ? "total" : "mean",
  }
}
