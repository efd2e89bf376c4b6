import { daysBetween } from "#domain/time"
import { daysIn } from "#domain/window"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { besideOther } from "#embedded/model/understanding/time/ago"
import {
  areWeeks,
  before,
  byWeek,
  type Contrast,
  isWeek,
  ordered,
  present,
  usual,
  yearBefore,
} from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { FoundPeriod, Period } from "#embedded/model/understanding/time/period"
import { isCalendar } from "#embedded/model/understanding/time/period-name"
import { phrases } from "#language/phrases"

const AGAINST = phrases`
  vs
  versus
  compar*
  against
  minus
  than
  relative to
  differ*
  unlike
  before and after
  (same|as (much|many|good|bad|high|low|long|well|fast|often|heavy|fit)) ...3 as
  (like|as) (it|they|i) (was|were|did|had)
`
const BEFORE = phrases`
  (than|to|with|and|vs|versus|from|against) ${phrases`
    [(it was|they were|the (time|period|days|nights|weeks|months))] (before|previously|earlier)
    the (one|period) before
    the (previous|preceding|prior) (one|period)
  `}
  (day|days|night|nights|week|weeks|month|months|year|years|period) (before|prior|earlier|preceding)
  before (that|then|and after)
  than i used to
  used to be
  in the past
`
/** Compares two times without a word of comparison. */
const CHANGED = phrases`
  chang*
  up or down
  shift*
  mov/e/ed
  go/ne (up|down)
`
/** Joins two times. */
const OR = phrases`
  or
  to
  above
  below
`
const SIGN = /^\s*[-/|,]\s*$/
/**
 * Words before a period that is the standard of a comparison, not its subject: "than I did last
 * year".
 */
const THAN = phrases`
  (than|compared (to|with)|versus|vs|against) [(i|it|they|we) (did|was|were|had|*ed|slept)]
  (as|like) (i|it|they|we) (did|was|were|had)
`
const FROM_LAST = phrases`
  from [the] (last|previous)
`
const USUAL = phrases`
  usual*
  normal*
  typical*
  my [own] (average|baseline|norm|mean)
`
/** "is my HRV normal": beside what is usual for the person. */
const NOW_AND = phrases`
  (now|today|currently) and
  and now
`
/** "in January vs now": the past month beside the time that is named. */
const AND_NOW = phrases`
  (vs|versus|to|and|with|against|until|than|or) [(right|it is|they are|i am)] (now|currently|nowadays|these days)
  (now|currently) (vs|versus|compared|against|than)
  (am|is|are|do|have) ...9 (now|currently|nowadays) than
`
const IS_USUAL = phrases`
  (is|are|was|were|am|has|have)
`
/** "have I been sleeping less lately": less than before. */
const MORE = phrases`
  [(and|so|but)] (am|is|are|was|were|have|has|had|did|do) (i|my|the|we) ...16 ${phrases`
    more
    less
    fewer
    higher
    lower
    longer
    shorter
    later
    earlier
    faster
    slower
  `} !(than|on|after|when|if)
`
/** Asks for the course of a value. */
const COURSE = phrases`
  getting
  becoming
  over time
`
/** "was it higher last winter": than it is now. */
const WAS_MORE = phrases`
  (was|were|did) ...7 (higher|lower|better|worse|longer|shorter|more|less|fewer|faster|slower|heavier|lighter)
`
/** A time that is over for so long is held against the present, and not against what was before it. */
const MIN_DAYS_OVER = 31

const isThenAndNow = ({ whole, dates }: ParsedQuestion, { window: { from, to } }: Period) =>
  from < to &&
  daysBetween(to, dates.today) >= MIN_DAYS_OVER &&
  WAS_MORE.test(whole) &&
  !COURSE.test(whole)

const WEEK_DAYS = 7

/** The week that a question for "now" means: seven whole days, or the last with values. */
const pastWeek = (parsed: ParsedQuestion): Period => {
  const recent = periodOf(parsed, WEEK_DAYS)
  return recent.form === "default" && recent.window.to === parsed.dates.today
    ? { ...recent, window: byWeek(parsed.dates).b.window }
    : recent
}

const BY_WEEK = phrases`
  week (over|on|to|by) week
  week week
  wow
`
const BY_MONTH = phrases`
  month (over|on|to|by) month
`

/** "in the last week compared with the week before": seven days that end today, and no week of the calendar. */
const THE_LAST_WEEK = phrases`the last week`

const asLongBefore = ({ whole, dates }: ParsedQuestion, period: Period): Contrast =>
  isWeek(period) && THE_LAST_WEEK.test(whole) ? byWeek(dates) : before(period, dates)

/** A time and the one right before it: "the last 7 days and the 7 before". */
const beside = (parsed: ParsedQuestion, periods: ReadonlyArray<FoundPeriod>): Contrast | null => {
  const { dates } = parsed
  const named = periods.filter(({ form }) => form !== "preceding")
  const [last] = named
  if (named.length === periods.length) return null
  if (last) return asLongBefore(parsed, last)
  const [then] = periods
  const days = daysIn(then!.window)
  return against(parsed) || periods.length > 1
    ? before(periodOf({ ...parsed, periods: [] }, days), dates)
    : null
}

const against = ({ text }: ParsedQuestion): boolean => AGAINST.test(text) || CHANGED.test(text)

const isJoined = (between: string): boolean => OR.test(between) || SIGN.test(between)

/** "October against last October": in other words the same month is the one of the year before. */
const isSaidAgain = (first: string, second: string): boolean => {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()]
  return one !== other && (one.endsWith(other) || other.endsWith(one) || other.startsWith(one))
}

/** The two windows that two named times make. */
const between = (
  parsed: ParsedQuestion,
  [one, other]: ReadonlyArray<FoundPeriod>,
): Contrast | null => {
  const { text, dates } = parsed
  if (!one || !other) return null
  const [first, second] = [besideOther(one, other, dates), besideOther(other, one, dates)]
  if (areWeeks(first, second)) return byWeek(dates)
  if (!against(parsed) && !isJoined(text.slice(first.end, second.start))) return null
  if (first.window.from !== second.window.from) return ordered(first, second, dates)
  return isSaidAgain(text.slice(first.start, first.end), text.slice(second.start, second.end))
    ? yearBefore(first)
    : before(first, dates)
}

/** Whether a period is the baseline of a comparison: "than last year", "changed from last week". */
const isMeasure = ({ whole, text }: ParsedQuestion, { start }: FoundPeriod): boolean =>
  THAN.endsBefore(text, start) || (CHANGED.test(text) && FROM_LAST.beginsAt(whole, start))

const isSinceLastWeek = ({ name }: Period): boolean =>
  name.anchor === "since" && isCalendar(name.of, "week", 1)

/**
 * The two windows that a question compares; null when it compares none. Two periods are put into
 * the order of the calendar. A single period is compared with as long a time before it ("than
 * before"), the ninety days before it ("than usual"), or the same days a year earlier.
 */
export const contrastOf = (parsed: ParsedQuestion): Contrast | null => {
  const { text, dates } = parsed
  const periods = parsed.periods.filter(({ form }) => form !== "year_ago")
  const recent = (days: number) => periodOf({ ...parsed, periods }, days)
  const [first, second] = periods
  const versus = AGAINST.test(text)
  if (NOW_AND.test(parsed.whole) && !second && !versus) {
    if (first && first.window.to < dates.today) return present(first, dates)
    if (!first && parsed.periods.length > 0) return yearBefore(recent(DEFAULT_DAYS.comparison))
  }
  if (first && !second && AND_NOW.test(parsed.whole) && first.window.to < dates.today)
    return present(first, dates)
  if (BY_WEEK.test(text)) return byWeek(dates)
  if (BY_MONTH.test(text)) return before(recent(DEFAULT_DAYS.comparison), dates)
  if (first?.form === "around") return before(first, dates)
  if (first && isSinceLastWeek(first) && against(parsed)) return byWeek(dates)
  const named = beside(parsed, periods) ?? between(parsed, periods)
  if (named) return named
  if (versus && periods.length < parsed.periods.length)
    return yearBefore(recent(DEFAULT_DAYS.comparison))
  if (first && !second && isMeasure(parsed, first)) return present(first, dates)
  if (BEFORE.test(text) && (first || parsed.mentions.length < 2)) {
    return asLongBefore(parsed, recent(DEFAULT_DAYS.comparison))
  }
  if (USUAL.test(text) && (versus || IS_USUAL.beginsAt(text, 0))) {
    const b = first && isWeek(first) ? byWeek(dates).b : pastWeek(parsed)
    return { a: usual(b), b }
  }
  if (first && !second && !versus && isThenAndNow(parsed, first))
    return { ...present(first, dates), isOfEarlier: true }
  if (versus) return first ? before(first, dates) : null
  return MORE.beginsAt(text, 0) && !COURSE.test(text) && parsed.mentions.length === 1
    ? before(recent(DEFAULT_DAYS.comparison), dates)
    : null
}
