import type { LocalDate } from "#domain/time"
import { isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { dateOf, yearOf } from "#embedded/model/understanding/time/calendar"
import { MONTH_NAMES, monthNumber } from "#language/month"

/** A part of the calendar that a question names: "12 May", "March 2025", "Monday", "2025". */
export interface Span extends Window {
  /** Whether the question said the year. Without it the latest one that has begun is meant. */
  readonly dated: boolean
}

/** One way to name a span: the source of its pattern, and what its groups mean. */
export interface SpanForm {
  readonly pattern: string
  readonly read: (groups: ReadonlyArray<string | undefined>, today: LocalDate) => Span | null
}

/** Sources of patterns; a day and a year are a group each. */
export const MONTH = `(?:${MONTH_NAMES.join("|")})\\b`
export const DAY = "(\\d{1,2})(?:st|nd|rd|th)?"
export const YEAR = "((?:19|20)\\d{2})\\b"

export const undated = (window: Window): Span => ({ ...window, dated: false })
export const dated = (window: Window): Span => ({ ...window, dated: true })
export const oneDay = (date: LocalDate): Window => ({ from: date, to: date })

/** The latest year in which `make` begins no later than today. */
export const latest = (today: LocalDate, make: (year: number) => Window): Window => {
  const window = make(yearOf(today))
  return window.from <= today ? window : make(yearOf(today) - 1)
}

/** What `make` is in the year that was said, or in the latest in which it has begun. */
export const inYear = (
  year: string | undefined,
  today: LocalDate,
  make: (year: number) => Window,
): Span => (year === undefined ? undated(latest(today, make)) : dated(make(Number(year))))

/** A day of a month; null when there is no such day. */
export const dayOf = (
  day: string,
  month: string | number,
  year: string | undefined,
  today: LocalDate,
): Span | null => {
  const number = typeof month === "number" ? month : monthNumber(month)
  const span = inYear(year, today, (y) => oneDay(dateOf(y, number, Number(day))))
  return isLocalDate(span.from) ? span : null
}
