import { isLocalDate, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { MONTH_NAMES, monthNumber } from "#language/month"

/** Names with a capital: "decreased" and "may" are words. */
const MONTH = `(${MONTH_NAMES.map((name) => name[0]!.toUpperCase() + name.slice(1)).join("|")})\\.?`
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?"
const YEAR = "(?:,? (\\d{4}))?"
/** Neither edge of a date is part of a larger number. */
const START = "(?<![\\p{L}\\p{N}]|\\p{N}[.,:/])"
const END = "(?![\\p{L}\\p{N}]|[.,:/]\\p{N})"

const ISO = new RegExp(`${START}\\d{4}-\\d{2}-\\d{2}${END}`, "gu")
const DAY_FIRST = new RegExp(`${START}${DAY}(?: of)? ${MONTH}${YEAR}${END}`, "gu")
/** "In May 12 nights" is no date. */
const MONTH_FIRST = new RegExp(`(?<!\\b[Ii]n )${START}${MONTH} ${DAY}${YEAR}${END}`, "gu")
const MONTH_YEAR = new RegExp(`${START}${MONTH} (\\d{4})${END}`, "gu")

const monthOf = (name: string) => String(monthNumber(name)).padStart(2, "0")

const yearsOf = ({ from, to }: Window) => {
  const years: Array<string> = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    years.push(String(year))
  return years
}

const within = (date: LocalDate, { from, to }: Window) =>
  isLocalDate(date) && from <= date && date <= to

const BLANK = "\u0000"

/**
 * Blanks out dates within a range, in all common spellings. A date outside the range stays, and the
 * gate judges its bare numerals.
 */
export const blankDates = (text: string, range: Window | null): string => {
  if (range === null) return text
  const known = (year: string | undefined, month: string, day: string) =>
    (year ? [year] : yearsOf(range)).some((y) =>
      within(`${y}-${monthOf(month)}-${day.padStart(2, "0")}`, range),
    )
  return text
    .replace(ISO, (date) => (within(date, range) ? BLANK : date))
    .replace(DAY_FIRST, (all, day, month, year) => (known(year, month, day) ? BLANK : all))
    .replace(MONTH_FIRST, (all, month, day, year) => (known(year, month, day) ? BLANK : all))
    .replace(MONTH_YEAR, (all, month, year) => {
      const first = `${year}-${monthOf(month)}`
      return range.from.slice(0, 7) <= first && first <= range.to.slice(0, 7) ? BLANK : all
    })
}
