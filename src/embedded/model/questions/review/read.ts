import { daysIn } from "#domain/window"
import type { Review } from "#embedded/model/questions/review/intent"
import { PAST, type Period } from "#embedded/model/questions/review/period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { phrases } from "#language/phrases"

const REVIEW = phrases`
  summary
  summar*
  recap
  review
  sum up
  wrap up
  weekly report
  monthly report
  how (was|were|is|did|went) my (week|month) [go|look|going]
  how (was|is) (this|last|the last|the past) (week|month)
`
const WEEK = phrases`(my|the|a) week | weekly`
const MONTH = phrases`(my|the|a) month | monthly`

const periodIn = ({ whole, periods, dates }: ParsedQuestion): Period | null => {
  const [named] = periods
  if (named) return named
  if (WEEK.test(whole)) return PAST.week(dates.today)
  return MONTH.test(whole) ? PAST.month(dates.today) : null
}

/** "summary of my week", "recap of October". */
export const readReview = (parsed: ParsedQuestion): Review | null => {
  if (parsed.metrics.length > 0 || parsed.periods.length > 1 || !REVIEW.test(parsed.whole))
    return null
  const period = periodIn(parsed)
  if (period === null || daysIn(period.window) < 2) return null
  return {
    kind: "review",
    metrics: centralOf(parsed),
    contrast: before(period, parsed.dates),
  }
}
