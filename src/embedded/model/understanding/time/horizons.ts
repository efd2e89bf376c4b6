import { dateInWords } from "#domain/date-in-words"
import { addDays, daysBetween, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthOf, monthWindow, yearOf } from "#embedded/model/understanding/time/calendar"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { PAST_MONTH, type PeriodName } from "#embedded/model/understanding/time/period-name"

/** How far back a question for a change looks that names no time, in days: the longest first. */
const HORIZON_DAYS = [365, 180, 90, 30] as const
const YEAR_DAYS = 365
const HALF_YEAR_DAYS = 180
const MONTH_DAYS = 30
/** A month then needs as many days on record. */
const MIN_DAYS_THEN = 14

const monthName = (date: LocalDate): string => dateInWords(date).split(" ")[1]!

const nameOf = (days: number, { from }: Window): PeriodName => {
  if (days === YEAR_DAYS) return { anchor: "date", said: "a year ago", preposition: null }
  return days === MONTH_DAYS
    ? { anchor: "before", said: "month" }
    : { anchor: "date", said: monthName(from), preposition: "in" }
}

/** Thirty days a year and a month ago; in between the calendar month around them, which has a name. */
const thenOf = (days: number, { from, to }: Window): Window => {
  const then = { from: addDays(from, -days), to: addDays(to, -days) }
  if (days === YEAR_DAYS || days === MONTH_DAYS) return then
  const middle = addDays(then.from, MONTH_DAYS / 2)
  return monthWindow(yearOf(middle), monthOf(middle))
}

/** The year that ends on a day: where changes of level and slopes are looked for. */
export const yearTo = (to: LocalDate): Window => ({ from: addDays(to, 1 - YEAR_DAYS), to })

/**
 * The thirty days that end on a day against as many a year and a month before, and against the calendar months half a
 * year and three months ago.
 */
export const horizonsOf = (to: LocalDate, first: LocalDate): ReadonlyArray<Contrast> => {
  const now = { from: addDays(to, 1 - MONTH_DAYS), to }
  return HORIZON_DAYS.flatMap((days) => {
    const then = thenOf(days, now)
    return daysBetween(first, then.to) + 1 < MIN_DAYS_THEN
      ? []
      : [
          {
            a: { form: "named", window: then, name: nameOf(days, then) },
            b: { form: "rolling", window: now, name: PAST_MONTH },
          } as const,
        ]
  })
}

/** The days between the two times of a contrast. */
export const distanceOf = ({ a, b }: Contrast): number => daysBetween(a.window.to, b.window.to)

/** The half year that ends on a day. */
export const halfYearTo = (to: LocalDate): Window => ({ from: addDays(to, 1 - HALF_YEAR_DAYS), to })
