import type { LocalDate } from "#domain/time"
import { addDays } from "#domain/time"
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
import { clockChanges } from "#embedded/model/understanding/time/clock-change"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import { isSouthern } from "#embedded/model/understanding/time/country"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { dayBack } from "#embedded/model/understanding/time/distance"
import { holidaySpans } from "#embedded/model/understanding/time/holiday-spans"
import { monthSpans } from "#embedded/model/understanding/time/month-spans"
import { numericDates } from "#embedded/model/understanding/time/numeric-dates"
import { unitOf } from "#embedded/model/understanding/time/period-name"
import {
  dated,
  inYear,
  OF_YEAR,
  oneDay,
  type Span,
  type SpanForm,
  YEAR,
} from "#embedded/model/understanding/time/span-form"
import { isUnplaced, type Unplaced } from "#embedded/model/understanding/time/unplaced"
import { weekdaySpans } from "#embedded/model/understanding/time/weekday-spans"

/** Seasons of the northern hemisphere, by their first month; each lasts three. */
const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }
const HALF_YEAR = 6
/** So many days are the start of a year: on one alone nothing may have been measured. */
const YEAR_START_DAYS = 14

/** The first month of a season where somebody lives. */
const seasonMonth = (season: string, { profile }: DateContext): number => {
  const month = SEASONS[season.toLowerCase()]!
  return isSouthern(profile) ? ((month + HALF_YEAR - 1) % 12) + 1 : month
}

const HALF = /^half/i

/** The day so long ago; of half a year the one six months ago. */
const ago = (count: string, unit: string, today: LocalDate): Span => {
  const distance = HALF.test(count)
    ? { unit: "month" as const, count: HALF_YEAR }
    : { unit: unitOf(unit), count: countOf(count) }
  const day = dated(oneDay(dayBack(today, distance)))
  return distance.unit === "day" || distance.unit === "night" ? day : { ...day, ago: distance }
}

/** Every way to name a span, the more specific first. */
const forms: ReadonlyArray<SpanForm> = [
  ...numericDates,
  ...monthSpans,
  ...holidaySpans,
  ...clockChanges,
  {
    pattern: `(?:the )?(first|second|third|fourth) quarter\\b(?: (?:of )?${OF_YEAR})?`,
    read: ([quarter, year], { today }) => {
      const number = ["first", "second", "third", "fourth"].indexOf(quarter!.toLowerCase()) + 1
      const whole = (y: number) => quarterWindow(y, number)
      return inYear(year, today, whole)
    },
  },
  {
    pattern: `Q([1-4])\\b(?: (?:of )?${OF_YEAR})?`,
    read: ([quarter, year], { today }) => {
      const whole = (y: number) => quarterWindow(y, Number(quarter))
      return inYear(year, today, whole)
    },
  },
  {
    pattern: `(?:last |this |the )?(spring|summer|autumn|fall|winter)\\b(?: (?:of )?${OF_YEAR})?`,
    read: ([season, year], dates) => {
      const whole = (y: number) => {
        const from = dateOf(y, seasonMonth(season!, dates), 1)
        return { from, to: addDays(monthsAfter(from, 3), -1) }
      }
      return inYear(year, dates.today, whole)
    },
  },
  {
    pattern:
      "(?:the )?(first|second) half(?: of (?:the |this )?(?:year|((?:19|20)\\d{2})))?(?! of)\\b",
    read: ([half, year], { today }) => {
      const whole = (y: number) =>
        half!.toLowerCase() === "first"
          ? { from: dateOf(y, 1, 1), to: dateOf(y, 6, 30) }
          : { from: dateOf(y, 7, 1), to: dateOf(y, 12, 31) }
      return inYear(year, today, whole)
    },
  },
  {
    pattern: "(?:the )?(?:start|beginning) of (?:the |this )(year|month|week)",
    read: ([unit], { today }) => {
      if (unit === "week") return dated(oneDay(weekWindow(today).from))
      const from = dateOf(yearOf(today), unit === "year" ? 1 : monthOf(today), 1)
      const to = addDays(from, unit === "year" ? YEAR_START_DAYS - 1 : 0)
      return dated({ from, to: [to, today].sort()[0]! })
    },
  },
  {
    pattern: `(?:calendar )?week ([1-9]|[1-4]\\d|5[0-3])\\b(?: (?:of )?${OF_YEAR})?`,
    read: ([week, year], { today }) => {
      const whole = (y: number) => weekWindow(addDays(dateOf(y, 1, 4), 7 * (Number(week) - 1)))
      return inYear(year, today, whole)
    },
  },
  {
    pattern: `(?:about )?(${COUNT}|half an?(?= year)) (days?|nights?|weeks?|months?|years?) ago`,
    read: ([count, unit], { today }) => ago(count!, unit!, today),
  },
  ...weekdaySpans,
  {
    pattern: "(today|yesterday)\\b",
    read: ([day], { today }) =>
      dated(oneDay(day!.toLowerCase() === "today" ? today : addDays(today, -1))),
  },
  {
    pattern: "(last|this) (week|month|year)\\b",
    read: ([which, unit], { today }) => {
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

/** What a match of `SPAN` names: a span, the reason why there is none, or null for no time at all. */
export const timeOf = (words: string, dates: DateContext): Span | Unplaced | null => {
  for (const { whole, read } of compiled) {
    const match = whole.exec(words)
    if (match) return read(match.slice(1), dates)
  }
  return null
}

/** The span that a match of `SPAN` names, or null when there is no such day. */
export const spanOf = (words: string, dates: DateContext): Span | null => {
  const time = timeOf(words, dates)
  return isUnplaced(time) ? null : time
}

/**
 * Whether a word that looks like a time may as well be a verb: "may", "march", "fall" in lower case
 * and without a word before them that leads to a time. `lead` is that word.
 */
export const isVerbLike = (words: string, lead: string | undefined): boolean => {
  if (/^(?:may|march|mar|sept?|dec)$/.test(words)) return lead === undefined
  return /^(?:fall|spring)$/i.test(words) && (lead === undefined || /^to$/i.test(lead))
}
