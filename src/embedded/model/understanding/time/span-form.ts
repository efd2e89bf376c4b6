import { daysInMonth, isLocalDate, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { dateOf, yearOf } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Distance } from "#embedded/model/understanding/time/period-name"
import type { Unplaced } from "#embedded/model/understanding/time/unplaced"
import { MONTH_NAMES, monthNumber } from "#language/month"

/** A part of the calendar that a question names: "12 May", "March 2025", "Monday", "2025". */
export interface Span extends Window {
  /** Whether the question said the year. Without it the latest one that has begun is meant. */
  readonly dated: boolean
  /** What it is called, where that is not its date: "Easter Sunday". */
  readonly called?: string
  /** What happened on that day: "the clocks went back". */
  readonly event?: string
  /** Whether its night is the one that begins in the evening: "New Year's Eve". */
  readonly evening?: boolean
  /** Whether it is the day on which a night ends that is named by its evening: "Monday night". */
  readonly night?: boolean
  /** The other day that a date in numbers may be: "11/3" is 3 November or 11 March. */
  readonly otherwise?: LocalDate
  /** How long ago it was said to be: "3 months ago". */
  readonly ago?: Distance
}

/** One way to name a span: the source of its pattern, and what its groups mean. */
export interface SpanForm {
  readonly pattern: string
  readonly read: (
    groups: ReadonlyArray<string | undefined>,
    dates: DateContext,
  ) => Span | Unplaced | null
}

/** Sources of patterns; a day and a year are a group each. */
export const MONTH = `(?:${MONTH_NAMES.join("|")})\\b`
export const DAY = "(\\d{1,2})(?:st|nd|rd|th)?"
export const YEAR = "((?:19|20)\\d{2})\\b"
/** A year that a part of it is of, by its number or from the present: "2025", "last year", "a year ago"; one group. */
export const OF_YEAR = [
  "((?:(?:19|20)\\d{2}|(?:this|last|the (?:previous|prior)) year",
  "(?:a|one) year (?:ago|earlier|before)|the year before)\\b)",
].join("|")
/** A day of the week before a date, which says no more than the date. */
export const ON_WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?"

export const undated = (window: Window): Span => ({ ...window, dated: false })
export const dated = (window: Window): Span => ({ ...window, dated: true })
export const oneDay = (date: LocalDate): Window => ({ from: date, to: date })

/** The latest year in which `make` begins no later than today. */
export const latest = (today: LocalDate, make: (year: number) => Window): Window => {
  const window = make(yearOf(today))
  return window.from <= today ? window : make(yearOf(today) - 1)
}

/** The year that a match of `OF_YEAR` names. */
const yearIn = (words: string, today: LocalDate): number => {
  if (/^\d/.test(words)) return Number(words)
  return /^this/i.test(words) ? yearOf(today) : yearOf(today) - 1
}

/** What `make` is in the year that was said, or in the latest in which it has begun. */
export const inYear = (
  year: string | undefined,
  today: LocalDate,
  make: (year: number) => Window,
): Span => (year === undefined ? undated(latest(today, make)) : dated(make(yearIn(year, today))))

/** The longest month. */
const MAX_DAY = 31
const LEAP_YEARS = 8

/** The latest 29 February that has begun. */
const leapDay = (today: LocalDate): Span | null => {
  const years = Array.from({ length: LEAP_YEARS + 1 }, (_, back) => yearOf(today) - back)
  const date = years
    .map((year) => dateOf(year, 2, 29))
    .find((each) => isLocalDate(each) && each <= today)
  return date === undefined ? null : undated(oneDay(date))
}

/** A day of a month; null for what is no date at all, a reason for a day that the month does not have. */
export const dayOf = (
  day: string,
  month: string | number,
  year: string | undefined,
  today: LocalDate,
): Span | Unplaced | null => {
  const [number, ofMonth] = [typeof month === "number" ? month : monthNumber(month), Number(day)]
  if (number < 1 || number > 12 || ofMonth < 1 || ofMonth > MAX_DAY) return null
  if (year === undefined && number === 2 && ofMonth === 29) return leapDay(today)
  const exists =
    ofMonth <= daysInMonth(year === undefined ? yearOf(today) : yearIn(year, today), number)
  return exists
    ? inYear(year, today, (y) => oneDay(dateOf(y, number, ofMonth)))
    : { unplaced: "no_such_day", day: ofMonth, month: number }
}
