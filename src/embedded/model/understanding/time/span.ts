import type { LocalDate } from "#domain/time"
import { addDays, isLocalDate, weekdayOf } from "#domain/time"
import type { Window } from "#domain/tool"
import {
  dateOf,
  monthOf,
  monthsAfter,
  monthWindow,
  quarterWindow,
  weekWindow,
  yearOf,
  yearWindow,
} from "#embedded/model/understanding/time/calendar"
import { COUNT, countOf } from "#embedded/model/understanding/time/how-many"

/** A stretch of the calendar that a question names: "12 May", "March 2025", "Monday", "2025". */
export interface Span extends Window {
  /** Whether the question said the year. Without it the latest one that has begun is meant. */
  readonly dated: boolean
}

const MONTHS = [
  "january|jan",
  "february|feb",
  "march|mar",
  "april|apr",
  "may",
  "june|jun",
  "july|jul",
  "august|aug",
  "september|sept|sep",
  "october|oct",
  "november|nov",
  "december|dec",
]
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
/** Seasons of the northern hemisphere, by their first month; each lasts three. */
const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }

const MONTH = `(?:${MONTHS.join("|")})\\b`
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?"
const YEAR = "((?:19|20)\\d{2})\\b"

const monthNamed = (name: string) =>
  MONTHS.findIndex((names) => names.split("|").includes(name.toLowerCase())) + 1

const undated = (window: Window): Span => ({ ...window, dated: false })
const dated = (window: Window): Span => ({ ...window, dated: true })
const oneDay = (date: LocalDate): Window => ({ from: date, to: date })

/** The latest year in which `make` begins no later than today. */
const latest = (today: LocalDate, make: (year: number) => Window): Window => {
  const window = make(yearOf(today))
  return window.from <= today ? window : make(yearOf(today) - 1)
}

const dayOf = (day: string, month: string, year: string | undefined, today: LocalDate) => {
  const on = (y: number) => oneDay(dateOf(y, monthNamed(month), Number(day)))
  const span = year === undefined ? undated(latest(today, on)) : dated(on(Number(year)))
  return isLocalDate(span.from) ? span : null
}

const ago = (count: number, unit: string, today: LocalDate): Window => {
  if (unit.startsWith("day") || unit.startsWith("night")) return oneDay(addDays(today, -count))
  if (unit.startsWith("week")) return oneDay(addDays(today, -7 * count))
  return oneDay(monthsAfter(today, unit.startsWith("month") ? -count : -12 * count))
}

type Groups = ReadonlyArray<string | undefined>

interface Form {
  readonly pattern: string
  readonly read: (groups: Groups, today: LocalDate) => Span | null
}

/** Every way to name a span, the more specific first. */
const forms: ReadonlyArray<Form> = [
  {
    pattern: "(\\d{4}-\\d{2}-\\d{2})",
    read: ([date]) => (isLocalDate(date!) ? dated(oneDay(date!)) : null),
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
    pattern: `(last )?(${MONTH})(?:,? (?:of )?${YEAR})?`,
    read: ([last, month, year], today) => {
      const whole = (y: number) => monthWindow(y, monthNamed(month!))
      if (year !== undefined) return dated(whole(Number(year)))
      const window = latest(today, whole)
      const running = last !== undefined && window.to >= today
      return running ? dated(whole(yearOf(window.from) - 1)) : undated(window)
    },
  },
  {
    pattern: "(?:the )?(first|second|third|fourth) quarter\\b(?: (?:of )?((?:19|20)\\d{2})\\b)?",
    read: ([quarter, year], today) => {
      const number = ["first", "second", "third", "fourth"].indexOf(quarter!.toLowerCase()) + 1
      const whole = (y: number) => quarterWindow(y, number)
      return year === undefined ? undated(latest(today, whole)) : dated(whole(Number(year)))
    },
  },
  {
    pattern: "Q([1-4])\\b(?: (?:of )?((?:19|20)\\d{2})\\b)?",
    read: ([quarter, year], today) => {
      const whole = (y: number) => quarterWindow(y, Number(quarter))
      return year === undefined ? undated(latest(today, whole)) : dated(whole(Number(year)))
    },
  },
  {
    pattern:
      "(?:last |this |the )?(spring|summer|autumn|fall|winter)\\b(?: (?:of )?((?:19|20)\\d{2})\\b)?",
    read: ([season, year], today) => {
      const whole = (y: number) => {
        const from = dateOf(y, SEASONS[season!.toLowerCase()]!, 1)
        return { from, to: addDays(monthsAfter(from, 3), -1) }
      }
      return year === undefined ? undated(latest(today, whole)) : dated(whole(Number(year)))
    },
  },
  {
    pattern:
      "(?:the )?(first|second) half(?: of (?:the |this )?(?:year|((?:19|20)\\d{2})))?(?! of)\\b",
    read: ([half, year], today) => {
      const whole = (y: number) =>
        half!.toLowerCase() === "first"
          ? { from: dateOf(y, 1, 1), to: dateOf(y, 6, 30) }
          : { from: dateOf(y, 7, 1), to: dateOf(y, 12, 31) }
      return year === undefined ? undated(latest(today, whole)) : dated(whole(Number(year)))
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
    pattern: "(?:the )?(?:start|beginning) of (?:the |this )(year|month|week)",
    read: ([unit], today) => {
      if (unit === "year") return dated(oneDay(dateOf(yearOf(today), 1, 1)))
      if (unit === "week") return dated(oneDay(weekWindow(today).from))
      return dated(oneDay(dateOf(yearOf(today), monthOf(today), 1)))
    },
  },
  {
    pattern: "christmas( day)?(?: ((?:19|20)\\d{2}))?\\b",
    read: ([day, year], today) => {
      const feast = (y: number) =>
        day === undefined
          ? { from: dateOf(y, 12, 24), to: dateOf(y, 12, 26) }
          : oneDay(dateOf(y, 12, 25))
      return year === undefined ? undated(latest(today, feast)) : dated(feast(Number(year)))
    },
  },
  {
    pattern: "(?:calendar )?week ([1-9]|[1-4]\\d|5[0-3])\\b(?: (?:of )?((?:19|20)\\d{2})\\b)?",
    read: ([week, year], today) => {
      const whole = (y: number) => weekWindow(addDays(dateOf(y, 1, 4), 7 * (Number(week) - 1)))
      return year === undefined ? undated(latest(today, whole)) : dated(whole(Number(year)))
    },
  },
  {
    pattern: "new year(?:'s(?: day| eve)?)?",
    read: (_, today) => dated(oneDay(dateOf(yearOf(today), 1, 1))),
  },
  {
    pattern: `(?:about )?(${COUNT}) (days?|nights?|weeks?|months?|years?) ago`,
    read: ([count, unit], today) => dated(ago(countOf(count!), unit!, today)),
  },
  {
    pattern: `(?:last |this past )?(${WEEKDAYS.join("|")})( night)?\\b`,
    read: ([weekday, night], today) => {
      const back = (weekdayOf(today) - WEEKDAYS.indexOf(weekday!.toLowerCase()) + 6) % 7
      return dated(oneDay(addDays(today, (night === undefined ? -1 : 0) - back)))
    },
  },
  {
    pattern: "(today|yesterday)\\b",
    read: ([day], today) =>
      dated(oneDay(day!.toLowerCase() === "today" ? today : addDays(today, -1))),
  },
  {
    pattern: "(last|this) (week|month|year)\\b",
    read: ([which, unit], today) => {
      const back = which!.toLowerCase() === "last" ? 1 : 0
      if (unit === "week") return dated(weekWindow(addDays(today, -7 * back)))
      if (unit === "year") return dated(yearWindow(yearOf(today) - back))
      const month = monthsAfter(today, -back)
      return dated(monthWindow(yearOf(month), monthOf(month)))
    },
  },
  { pattern: YEAR, read: ([year]) => dated(yearWindow(Number(year))) },
]

const ungrouped = (pattern: string) => pattern.replace(/\((?!\?)/g, "(?:")

/** The source of a pattern that matches a named span, without groups of its own. */
export const SPAN = `(?:${forms.map(({ pattern }) => ungrouped(pattern)).join("|")})`

const compiled = forms.map((form) => ({ ...form, whole: new RegExp(`^${form.pattern}$`, "i") }))

/** The span that a match of `SPAN` names, or null when there is no such day. */
export const spanOf = (words: string, today: LocalDate): Span | null => {
  for (const { whole, read } of compiled) {
    const match = whole.exec(words)
    if (match) return read(match.slice(1), today)
  }
  return null
}

/**
 * Whether a word that looks like a time may as well be a verb: "may", "march", "fall" in lower case
 * and without a word before them that leads to a time. `lead` is that word.
 */
export const isVerbLike = (words: string, lead: string | undefined): boolean => {
  if (/^(?:may|march|mar|sept?|dec)$/.test(words)) return lead === undefined
  return /^(?:fall|spring)$/i.test(words) && (lead === undefined || /^to$/i.test(lead))
}
