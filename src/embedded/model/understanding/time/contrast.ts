import { addDays, daysBetween } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { daysBefore, type Period, usualBefore } from "#embedded/model/understanding/time/period"
import {
  asLongBefore,
  isCalendar,
  PAST_MONTH,
  PAST_WEEK,
  type PeriodName,
} from "#embedded/model/understanding/time/period-name"
import { isMonth, isWeekend } from "#embedded/model/understanding/time/unit-of"

/** Two windows to hold against each other; the difference is `b` minus `a`, and `a` is the earlier. */
export interface Contrast {
  readonly a: Period
  readonly b: Period
  /** True where the question is how the earlier one was: "was it higher last winter" than it is now. */
  readonly isOfEarlier?: true
}

/** Both times with the days between them, whichever is first. */
export const acrossBoth = ({ a, b }: Contrast): Window => ({
  from: [a.window.from, b.window.from].sort()[0]!,
  to: [a.window.to, b.window.to].sort()[1]!,
})

const WEEK_DAYS = 7
const YEAR_MONTHS = 12

const beforeIt = (window: Window, name: PeriodName): Period => ({ form: "before", window, name })

const weekEarlier = ({ from, to }: Window): Window => ({
  from: addDays(from, -WEEK_DAYS),
  to: addDays(to, -WEEK_DAYS),
})

/** A time of which less than half can be on record is called by its days and not by its unit. */
const onRecord = (period: Period, { first, today }: DateContext): Period => {
  const { from, to } = period.window
  if (first > to || 2 * daysBetween(from, first) < daysIn(period.window)) return period
  const window = { from: first, to }
  return { ...period, window, name: { anchor: "between", window, today } }
}

/**
 * As long a time right before; before a calendar month or year, this one included, the whole one. Since a season is
 * that season against the past month.
 */
export const before = (b: Period, dates: DateContext): Contrast => {
  if (b.name.anchor === "since" && b.name.season) {
    const { window } = b.name.season
    return present({ form: "named", window, name: b.name.season }, dates)
  }
  if (isCalendar(b.name, "week", 0)) return byWeek(dates)
  const { from } = b.window
  const calendar = (months: number, unit: "month" | "year"): Contrast => ({
    a: beforeIt(
      { from: monthsAfter(from, -months), to: addDays(from, -1) },
      { anchor: "before", said: unit },
    ),
    b,
  })
  if (isWeekend(b))
    return { a: beforeIt(weekEarlier(b.window), { anchor: "before", said: "weekend" }), b }
  if (isMonth(b)) return calendar(1, "month")
  if (isCalendar(b.name, "year", 0, 1)) {
    const { a } = calendar(YEAR_MONTHS, "year")
    return { a: onRecord(a, dates), b }
  }
  return { a: beforeIt(daysBefore(b.window, daysIn(b.window)), asLongBefore(b.name)), b }
}

/** "this week versus last week" without more: the last seven whole days and the seven before. */
export const byWeek = ({ lastCompleteDay }: DateContext): Contrast => {
  const b = { from: addDays(lastCompleteDay, 1 - WEEK_DAYS), to: lastCompleteDay }
  return {
    a: beforeIt(daysBefore(b, WEEK_DAYS), { anchor: "before", said: "week" }),
    b: { form: "rolling", window: b, name: PAST_WEEK },
  }
}

/** So long ago a single day stands for the month that ends with it: one night is never held against a month. */
const MIN_DAYS_AGO = 60

/** Whether a time is a single day of long ago: "than 3 months ago". */
export const isLongAgo = ({ window: { from, to } }: Period, { today }: DateContext): boolean =>
  from === to && daysBetween(to, today) >= MIN_DAYS_AGO

/** A single day of long ago as the month that ends with it; any other time as it is. */
export const asMonth = (then: Period, dates: DateContext): Period => {
  if (!isLongAgo(then, dates)) return then
  const { to } = then.window
  const window = { from: addDays(to, 1 - DEFAULT_DAYS.comparison), to }
  return { form: "named", window, name: { anchor: "between", window, today: dates.today } }
}

/** Compares the present with a time that is the baseline. */
export const present = (then: Period, dates: DateContext): Contrast => {
  if (isWeek(then)) return byWeek(dates)
  const a = asMonth(then, dates)
  const unit = (["year", "month"] as const).find((each) => isCalendar(a.name, each, 1))
  const from = unit ? addDays(a.window.to, 1) : addDays(dates.today, 1 - DEFAULT_DAYS.comparison)
  const name = unit ? ({ anchor: "calendar", unit, count: 0 } as const) : PAST_MONTH
  const b = beforeIt({ from, to: dates.today }, name)
  return ordered(a, b, dates)
}

/** The ninety days before a time. */
export const usual = (b: Period): Period => beforeIt(usualBefore(b.window), { anchor: "usual" })

/** Whether a time is a calendar week, this one or the last. */
export const isWeek = ({ name }: Period): boolean => isCalendar(name, "week", 0, 1)

/** "this week over the last week": beside this one the past week is the one before. */
export const areWeeks = (first: Period, second: Period): boolean =>
  first.window.from !== second.window.from &&
  ((isWeek(first) && (isWeek(second) || isPastWeek(second))) ||
    (isWeek(second) && isPastWeek(first)))

const isPastWeek = ({ name }: Period) =>
  name.anchor === "today" && name.unit === "week" && name.said === "week"

/** Two times in the order of the calendar; of one that reaches into the other what lies before it. */
export const ordered = (first: Period, second: Period, dates: DateContext): Contrast => {
  const [a, b] = first.window.from <= second.window.from ? [first, second] : [second, first]
  if (a.window.to < b.window.from) return { a, b }
  if (a.window.from === b.window.from) return before(a, dates)
  const window = { from: a.window.from, to: addDays(b.window.from, -1) }
  return { a: { ...a, window, name: { anchor: "rest", of: a.name } }, b }
}

/** A calendar month or year that goes on is held against as many days of the one before: "by this day last year". */
export const soFar = ({ a, b }: Contrast, { today }: DateContext): Contrast => {
  const unit = (["year", "month"] as const).find((each) => isCalendar(b.name, each, 0))
  const months = unit === "year" ? YEAR_MONTHS : 1
  if (!unit || b.window.to < today || a.window.from !== monthsAfter(b.window.from, -months))
    return { a, b }
  const window = { from: a.window.from, to: monthsAfter(today, -months) }
  return { a: beforeIt(window, { anchor: "by_now", unit }), b }
}

/** The same days a year earlier. */
export const yearBefore = (b: Period): Contrast => {
  const { from, to } = b.window
  const window = { from: monthsAfter(from, -YEAR_MONTHS), to: monthsAfter(to, -YEAR_MONTHS) }
  return { a: beforeIt(window, { anchor: "a_year_before" }), b }
}
