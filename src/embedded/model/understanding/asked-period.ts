import type { Metric } from "#domain/metric"
import { addDays } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { lastDayOf, STALE_DAYS } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { FoundPeriod, Period } from "#embedded/model/understanding/time/period"
import {
  PAST_MONTH,
  PAST_WEEK,
  type PeriodName,
} from "#embedded/model/understanding/time/period-name"
import { phrases } from "#language/phrases"

/** The name of a period that the question did not name. */
const recently = (days: number): PeriodName => {
  if (days <= 7) return PAST_WEEK
  if (days <= 31) return PAST_MONTH
  return { anchor: days <= 92 ? "few_months" : "months" }
}

const PRECEDING = phrases`
  [(in|over|during|for|of)] [(the|my)] (previous|preceding|prior|foregoing|earlier)
`

/** "the previous 30 days" with no time that they precede are the last thirty. */
const alone = (period: FoundPeriod, { today }: DateContext): Period => {
  const { name, window } = period
  return name.anchor === "preceding" && PRECEDING.beginsAt(name.said, 0)
    ? {
        ...period,
        form: "rolling",
        window: { from: addDays(today, 1 - daysIn(window)), to: today },
      }
    : period
}

/** The time a question names, or the last `days` days that there is data of. */
export const periodOf = (
  { briefing, dates, periods, metrics }: ParsedQuestion,
  days: number,
): Period => {
  const named = periods.find(({ form }) => form !== "preceding")
  if (named) return named
  const [preceding] = periods
  if (preceding) return alone(preceding, dates)
  const last = lastDayOf(briefing, metrics) ?? dates.today
  const to = last < addDays(dates.today, -STALE_DAYS) ? last : dates.today
  const window = { from: addDays(to, 1 - days), to }
  const name = to < dates.today ? ({ anchor: "latest_data" } as const) : recently(days)
  return { form: "default", window, name }
}

/** The days up to the last value of some metrics, when it is before a window; else null. */
export const knownBefore = (
  { briefing }: ParsedQuestion,
  metrics: ReadonlyArray<Metric>,
  { from }: Window,
  days: number,
): Window | null => {
  const last = lastDayOf(briefing, metrics)
  return last !== null && last < from ? { from: addDays(last, 1 - days), to: last } : null
}

/** Longer than anybody has worn anything, and as long as a window may be. */
const MAX_DAYS = 3_650

/** All there is. */
export const always = ({ dates: { first, today } }: ParsedQuestion): Period => {
  const earliest = addDays(today, 1 - MAX_DAYS)
  return {
    form: "always",
    window: { from: first < earliest ? earliest : first, to: today },
    name: { anchor: "record" },
  }
}

/** A search for reasons looks at no fewer days than this. */
const MIN_DAYS = 60

/** A reason is not found in a few days: a shorter time is widened to the default one. */
export const longEnough = (parsed: ParsedQuestion, days: number): Period => {
  const named = periodOf(parsed, days)
  return daysIn(named.window) >= MIN_DAYS ? named : periodOf({ ...parsed, periods: [] }, days)
}
