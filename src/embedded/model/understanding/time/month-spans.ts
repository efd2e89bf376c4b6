import { addDays, isLocalDate, type LocalDate } from "#domain/time"
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
  OF_YEAR,
  ON_WEEKDAY,
  oneDay,
  type Span,
  type SpanForm,
  undated,
} from "#embedded/model/understanding/time/span-form"
import { isUnplaced } from "#embedded/model/understanding/time/unplaced"
import { verbose } from "#embedded/model/understanding/words/table"
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

const MAX_DAY = 31
/** Of two months in a row one has every day that any month has. */
const MONTHS_BACK = 2

/** The latest such day of a month that has begun. */
const latestOf = (day: number, today: LocalDate): Span | null => {
  if (day < 1 || day > MAX_DAY) return null
  for (let back = 0; back <= MONTHS_BACK; back++) {
    const month = monthsAfter(today, -back)
    const date = dateOf(yearOf(month), monthOf(month), day)
    if (isLocalDate(date) && date <= today) return undated(oneDay(date))
  }
  return null
}

/** What an ordinal may count other than days: "the 5th percentile". */
const COUNTED =
  "percentile|centile|week|month|day|night|time|year|quarter|century|hour|place|best|worst|longest|of"

/** Ways to name days and months and parts of them, the more specific first. */
export const monthSpans: ReadonlyArray<SpanForm> = [
  {
    pattern: `(?:the )?(first|second|third|fourth|last) (week|half) (?:of|in) (${MONTH})(?:,? ${OF_YEAR})?`,
    read: ([which, part, month, year], { today }) =>
      inYear(year, today, (y) =>
        partOf(which!.toLowerCase(), part!.toLowerCase(), monthWindow(y, monthNumber(month!))),
      ),
  },
  {
    pattern: `(?:the )?(early|mid|late|start of|beginning of|middle of|end of)[- ](?:in )?(${MONTH})(?:,? ${OF_YEAR})?`,
    read: ([which, month, year], { today }) =>
      inYear(year, today, (y) => thirdOf(which!, monthWindow(y, monthNumber(month!)))),
  },
  {
    pattern: `${ON_WEEKDAY}${DAY} (?:of )?(${MONTH})\\.?(?:,? ${OF_YEAR})?`,
    read: ([day, month, year], { today }) => dayOf(day!, month!, year, today),
  },
  {
    pattern: `${ON_WEEKDAY}(${MONTH})\\.? (?:the )?${DAY}(?!\\d)(?:,? ${OF_YEAR})?`,
    read: ([month, day, year], { today }) => dayOf(day!, month!, year, today),
  },
  {
    pattern: `(${MONTH}),? '(\\d{2})(?!\\d)`,
    read: ([month, year]) => dated(monthWindow(2000 + Number(year), monthNumber(month!))),
  },
  {
    pattern: `(last )?(${MONTH})(?:,? (?:of )?${OF_YEAR})?`,
    read: ([last, month, year], { today }) => {
      const whole = (y: number) => monthWindow(y, monthNumber(month!))
      const span = inYear(year, today, whole)
      const running = last !== undefined && year === undefined && span.to >= today
      return running ? dated(whole(yearOf(span.from) - 1)) : span
    },
  },
  {
    pattern: `(?:the )?week of (?:the )?${DAY} (?:of )?(${MONTH})(?:,? ${OF_YEAR})?`,
    read: ([day, month, year], { today }) => {
      const span = dayOf(day!, month!, year, today)
      return span === null || isUnplaced(span) ? span : dated(weekWindow(span.from))
    },
  },
  {
    pattern: `(?:the )?week of (${MONTH}) ${DAY}(?!\\d)(?:,? ${OF_YEAR})?`,
    read: ([month, day, year], { today }) => {
      const span = dayOf(day!, month!, year, today)
      return span === null || isUnplaced(span) ? span : dated(weekWindow(span.from))
    },
  },
  {
    pattern: `(?:the )?${DAY} of (this|the|last) month\\b`,
    read: ([day, which], { today }) => {
      const month = monthsAfter(`${today.slice(0, 7)}-01`, which!.toLowerCase() === "last" ? -1 : 0)
      const date = dateOf(yearOf(month), monthOf(month), Number(day))
      return isLocalDate(date) && date <= today ? dated(oneDay(date)) : null
    },
  },
  {
    pattern: verbose`
      (?:[a-z]{3,6}day,? )?the (\d{1,2})(?:st|nd|rd|th)(?:(?=\s*(?:[?.!,;]|$|(?:and|to|versus|until|than)\b))|
      (?<=(?:^|\b(?:on|since|from|after|before) )(?:[a-z]{3,6}day,? )?the \d{1,2}[a-z]{2})(?! (?:${COUNTED})\b))
    `,
    read: ([day], { today }) => latestOf(Number(day), today),
  },
]
