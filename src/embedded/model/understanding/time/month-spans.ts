import { addDays, isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import {
  dateOf,
  monthOf,
  monthsAfter,
  monthWindow,
  weekWindow,
  yearOf,
} from "#embedded/model/understanding/time/calendar"
import {
  DAY,
  dated,
  dayOf,
  inYear,
  MONTH,
  oneDay,
  type SpanForm,
  undated,
  YEAR,
} from "#embedded/model/understanding/time/span-form"
import { monthNumber } from "#language/month"

const WEEKS = ["first", "second", "third", "fourth", "last"]
const WEEK_DAYS = 7
const HALF = 15

/** A week or a half of a month, counted from its first day; the last week from its end. */
const partOf = (which: string, part: string, { from, to }: Window): Window => {
  if (part === "half") {
    const middle = addDays(from, HALF)
    return which === "first" ? { from, to: addDays(middle, -1) } : { from: middle, to }
  }
  if (which === "last") return { from: addDays(to, 1 - WEEK_DAYS), to }
  const start = addDays(from, WEEK_DAYS * WEEKS.indexOf(which))
  return { from: start, to: addDays(start, WEEK_DAYS - 1) }
}

const THIRD = 10

/** The first ten days of a month, the next ten, or the rest. */
const thirdOf = (which: string, { from, to }: Window): Window => {
  if (/^(?:early|start|beginning)/i.test(which)) return { from, to: addDays(from, THIRD - 1) }
  const second = addDays(from, THIRD)
  return /^mid/i.test(which)
    ? { from: second, to: addDays(second, THIRD - 1) }
    : { from: addDays(second, THIRD), to }
}

/** 3/5/2026 is read with the month first, unless there is no such month. */
const slashed = (first: string, second: string): readonly [day: string, month: number] =>
  Number(first) > 12 ? [first, Number(second)] : [second, Number(first)]

/** Ways to name days and months and parts of them, the more specific first. */
export const monthSpans: ReadonlyArray<SpanForm> = [
  {
    pattern: "(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)",
    read: ([year, month, day]) => {
      const date = dateOf(Number(year), Number(month), Number(day))
      return isLocalDate(date) ? dated(oneDay(date)) : null
    },
  },
  {
    pattern: "(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)",
    read: ([first, second, year], today) => {
      const [day, month] = slashed(first!, second!)
      return dayOf(day, month, year, today)
    },
  },
  {
    pattern: "(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})(?!\\d)",
    read: ([day, month, year], today) => dayOf(day!, Number(month), year, today),
  },
  {
    pattern: `(?:the )?(first|second|third|fourth|last) (week|half) (?:of|in) (${MONTH})(?:,? ${YEAR})?`,
    read: ([which, part, month, year], today) =>
      inYear(year, today, (y) =>
        partOf(which!.toLowerCase(), part!.toLowerCase(), monthWindow(y, monthNumber(month!))),
      ),
  },
  {
    pattern: `(?:the )?(early|mid|late|start of|beginning of|middle of|end of)[- ](?:in )?(${MONTH})(?:,? ${YEAR})?`,
    read: ([which, month, year], today) =>
      inYear(year, today, (y) => thirdOf(which!, monthWindow(y, monthNumber(month!)))),
  },
  {
    pattern: `${DAY} (?:of )?(${MONTH})\\.?(?:,? ${YEAR})?`,
    read: ([day, month, year], today) => dayOf(day!, month!, year, today),
  },
  {
    pattern: `(${MONTH})\\.? (?:the )?${DAY}(?!\\d)(?:,? ${YEAR})?`,
    read: ([month, day, year], today) => dayOf(day!, month!, year, today),
  },
  {
    pattern: `(${MONTH}),? '(\\d{2})(?!\\d)`,
    read: ([month, year]) => dated(monthWindow(2000 + Number(year), monthNumber(month!))),
  },
  {
    pattern: `(last )?(${MONTH})(?:,? (?:of )?${YEAR})?`,
    read: ([last, month, year], today) => {
      const whole = (y: number) => monthWindow(y, monthNumber(month!))
      const span = inYear(year, today, whole)
      const running = last !== undefined && year === undefined && span.to >= today
      return running ? dated(whole(yearOf(span.from) - 1)) : span
    },
  },
  {
    pattern: `(?:the )?week of (?:the )?${DAY} (?:of )?(${MONTH})(?:,? ${YEAR})?`,
    read: ([day, month, year], today) => {
      const span = dayOf(day!, month!, year, today)
      return span && dated(weekWindow(span.from))
    },
  },
  {
    pattern: `(?:the )?week of (${MONTH}) ${DAY}(?!\\d)(?:,? ${YEAR})?`,
    read: ([month, day, year], today) => {
      const span = dayOf(day!, month!, year, today)
      return span && dated(weekWindow(span.from))
    },
  },
  {
    pattern: "the (\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:[?.!,;]|$|(?:and|to|versus|until|than)\\b))",
    read: ([day], today) => {
      const date = dateOf(yearOf(today), monthOf(today), Number(day))
      const begun = date <= today ? date : monthsAfter(date, -1)
      return isLocalDate(date) ? undated(oneDay(begun)) : null
    },
  },
]
