import {
  addDays,
  daysBetween,
  daysInMonth,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from "#domain/time"
import { MONTH_NAMES, monthNumber } from "#language/month"
import { pattern } from "#language/pattern"

/** Days from the first to the last, both inclusive, and the text without them. */
export interface SpokenSpan {
  readonly rest: string
  readonly from: LocalDate
  readonly until: LocalDate
}

const WEEKDAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
const NAMES = WEEKDAYS.split("|")
const MONTHS = `(?:${MONTH_NAMES.join("|")})\\b`
const NUMBER = "(?:the )?\\d{1,2}(?:st|nd|rd|th)?"
const YEAR = "(?:,? \\d{4})?"
const DAY = [
  `(?:last |this |on )?(?:${WEEKDAYS})(?: (?:morning|afternoon|evening|night))?`,
  "yesterday|today|tomorrow",
  "\\d{4}-\\d{2}-\\d{2}",
  `(?:on )?${NUMBER}(?: of)? ${MONTHS}${YEAR}`,
  `(?:on )?${MONTHS} ${NUMBER}${YEAR}`,
  `(?:on )?${NUMBER}(?= ?(?:to|until|till|-|–|and)\\b)`,
].join("|")
const ENDED = "and (?:i )?(?:stopped|finished|quit|ended|came off)(?: it| that| them| taking it)?"
const FROM_TO = pattern(
  `(?:\\b(?:from|between|since|starting) )?\\b(${DAY}) ?(?:to|until|till|til|through|-|–|and|
  ${ENDED}) ?(${DAY}|${NUMBER}${YEAR})(?![\\w/-])`,
)
const UNTIL = new RegExp(`\\b(?:until|till|til) (${DAY})(?![\\w/-])`)
const PAST_DAYS =
  /\b(?:for |over |in )?(?:the )?(?:past|last) (two|three|four|five|six|seven|\d{1,2}) days\b/
const LAST_WEEK = /\b(?:all |the whole of |the whole )?last week\b/
const COUNTS = "zero one two three four five six seven".split(" ")
const WEEK = 7
/** What is said without a verb of the past may be of days to come, as far as so many. */
const MAX_AHEAD_DAYS = 90
const PAST = /\b(?:was|were|went|had|flew|got|took|spent|stayed|been|travelled|traveled|last)\b/

/** A day without its year and month as far as they are not said. */
type Named =
  | { readonly weekday: number }
  | { readonly date: LocalDate }
  | { readonly day: number; readonly month: number | null; readonly year: number | null }

const namedIn = (text: string, today: LocalDate): Named | null => {
  const weekday = NAMES.findIndex((name) => text.includes(name))
  if (weekday >= 0) return { weekday }
  if (/today|tomorrow|yesterday/.test(text)) {
    const days = text.includes("tomorrow") ? 1 : text.includes("yesterday") ? -1 : 0
    return { date: addDays(today, days) }
  }
  const [iso] = /\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (iso) return isLocalDate(iso) ? { date: iso } : null
  const [, day] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text) ?? []
  const [month] = new RegExp(`\\b${MONTHS}`).exec(text) ?? []
  const [year] = /\b\d{4}\b/.exec(text) ?? []
  return day
    ? {
        day: Number(day),
        month: month ? monthNumber(month) : null,
        year: year ? Number(year) : null,
      }
    : null
}

/** The latest day of a name that is no later than a bound; null where there is none. */
const latest = (named: Named, bound: LocalDate): LocalDate | null => {
  if ("date" in named) return named.date
  if ("weekday" in named) return addDays(bound, -((weekdayOf(bound) - named.weekday + WEEK) % WEEK))
  const { day, month, year } = named
  if (month === null) return null
  const last = Number(bound.slice(0, 4))
  for (const each of year === null ? [last, last - 1] : [year]) {
    if (day < 1 || day > daysInMonth(each, month)) continue
    const date = `${each}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
    if (year !== null || date <= bound) return date
  }
  return null
}

const without = (text: string, { index, 0: found }: RegExpExecArray): string =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, " ").trim()

/** "3 to 9 August": the month, and the year, of the last day are those of the first. */
const withMonthOf = (named: Named, other: Named): Named =>
  "day" in named && "day" in other
    ? { day: named.day, month: named.month ?? other.month, year: named.year ?? other.year }
    : named

const fromTo = (text: string, today: LocalDate): SpokenSpan | null => {
  const found = FROM_TO.exec(text)
  if (!found || (/ and /.test(found[0]) && !/between|and (?:i )?[sfqec][a-z]/.test(found[0])))
    return null
  const [first, last] = [namedIn(found[1]!, today), namedIn(found[2]!, today)]
  if (!first || !last) return null
  const isAhead = !PAST.test(text) && !("weekday" in last)
  for (const bound of isAhead ? [addDays(today, MAX_AHEAD_DAYS), today] : [today]) {
    const until = latest(withMonthOf(last, first), bound)
    const from = until && latest(withMonthOf(first, last), until)
    if (!from || from > until) continue
    return { rest: without(text, found), from, until }
  }
  return null
}

const untilDay = (text: string, today: LocalDate): SpokenSpan | null => {
  const found = UNTIL.exec(text)
  const named = found && !PAST.test(text) ? namedIn(found[1]!, today) : null
  if (!found || !named) return null
  const bound = addDays(today, "weekday" in named ? WEEK : MAX_AHEAD_DAYS)
  const until = latest(named, bound)
  return until === null || until < today || daysBetween(today, until) > MAX_AHEAD_DAYS
    ? null
    : { rest: without(text, found), from: today, until }
}

const pastDays = (text: string, today: LocalDate): SpokenSpan | null => {
  const found = PAST_DAYS.exec(text)
  if (!found) return null
  const count = COUNTS.indexOf(found[1]!)
  const days = count > 0 ? count : Number(found[1])
  return { rest: without(text, found), from: addDays(today, 1 - Math.max(1, days)), until: today }
}

const lastWeek = (text: string, today: LocalDate): SpokenSpan | null => {
  const found = LAST_WEEK.exec(text)
  const monday = addDays(today, -weekdayOf(today) - WEEK)
  return found && { rest: without(text, found), from: monday, until: addDays(monday, WEEK - 1) }
}

/** The days that a short text in lower case names from the first to the last; null where it names none. */
export const spanIn = (text: string, today: LocalDate): SpokenSpan | null =>
  fromTo(text, today) ?? untilDay(text, today) ?? pastDays(text, today) ?? lastWeek(text, today)
