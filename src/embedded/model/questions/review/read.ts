import { daysIn } from "#domain/window"
import type { Review } from "#embedded/model/questions/review/intent"
import { PAST, type Period } from "#embedded/model/questions/review/period"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

/** Asks for a mark of a time. */
const MARK = phrases`
  (score|rate|grade|mark|rank) ...1 (my|this|the|last) ...2 (week|month)
  (my|this|the|last) (week|month) ...3 (out of (#|ten|five|hundred) | a (score|grade|mark|rating) | from # to #)
  (score|grade|mark|rating) (for|of|on) (my|this|the|last) ...2 (week|month)
  (my|this|the|last) (week|month) ...2 marks
  (give|gave) (my|this|the|last) ...2 (week|month) ...2 (score|grade|mark|rating|#)
`
const REVIEW = phrases`
  ${MARK}
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
const DAY_NAME = phrases`yesterday | today | monday | tuesday | wednesday | thursday | friday | saturday | sunday`
/** Asks for a day as a whole. */
const DAY = phrases`
  how (was|is|did|were) ...1 (my|the) (day|today|yesterday|evening) [go|look|going]
  how (was|went|is) (my|a|the) ...1(whole|past|last) ${DAY_NAME}
  how (was|went) ${DAY_NAME}
  how did i do [on] ${DAY_NAME}
  tell me about [my] ${DAY_NAME}
  why was [my] ${DAY_NAME} [so|such] [a] (bad|rough|awful|terrible|hard|tiring|good|great)
  (sum up|summari*) [my] (yesterday|today|day)
`
const TODAY = phrases`my day | today`

/** Asks for more than a review: a reason, a judgement of something unusual, or another time. */
const ELSE = phrases`
  <!(and) why !(was [my] ${DAY_NAME})
  unusual
  than
  compar*
  versus
  vs
  normal
  if
`
const DAY_METRICS = ["sleep_efficiency", "stress_score"]

const TODAY_NAME: PeriodName = { anchor: "calendar", unit: "day", count: 0 }

/** The single day that a question is about as a whole; null for none. */
const dayIn = ({ whole, periods, dates }: ParsedQuestion): Period | null => {
  const asks = DAY.test(whole) || REVIEW.test(whole)
  if (!asks || ELSE.test(whole)) return null
  const [named] = periods
  if (named) return named.form !== "night" && daysIn(named.window) === 1 ? named : null
  return DAY.test(whole) && TODAY.test(whole)
    ? { form: "named", window: { from: dates.today, to: dates.today }, name: TODAY_NAME }
    : null
}

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
  if (parsed.metrics.length > 0 || parsed.periods.length > 1) return null
  const day = dayIn(parsed)
  if (day) {
    const present = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
    const others = DAY_METRICS.filter((key) => present.has(key)).flatMap(metricsNamed)
    return { kind: "review", of: "day", metrics: [...centralOf(parsed), ...others], day }
  }
  if (!REVIEW.test(parsed.whole)) return null
  const period = periodIn(parsed)
  if (period === null || daysIn(period.window) < 2) return null
  return {
    kind: "review",
    metrics: centralOf(parsed),
    contrast: before(period, parsed.dates),
    ...(MARK.test(parsed.whole) ? { marked: true as const } : {}),
  }
}
