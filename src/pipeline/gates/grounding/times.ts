import { lazy } from "#domain/lazy"
import { addDays, daysInMonth, type LocalDate, weekdayOf } from "#domain/time"
import { daysIn, MAX_WINDOW_DAYS, type Window } from "#domain/window"
import words from "#language/numbers/times.txt" with { type: "text" }
import { type Phrases, phrasesIn, phrasesOf } from "#pipeline/gates/grounding/phrases"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** A time that a text names, and at which tokens. */
export interface NamedTime {
  readonly name: string
  readonly from: number
  readonly to: number
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const entries = lazy(() =>
  words
    .split("\n")
    .filter((line) => line.includes(":") && !line.startsWith("#"))
    .flatMap((line) => {
      const at = line.indexOf(":")
      const name = line.slice(0, at)
      return line
        .slice(at + 1)
        .split("|")
        .map((phrase) => [phrase.trim(), name] as const)
    }),
)
const table = lazy(
  (): Phrases => phrasesOf(entries().map(([phrase, name]) => [phrase, new Set([name])] as const)),
)
/** Names within the words of scripts that put no spaces between them. */
const inside = lazy(() => entries().filter(([phrase]) => UNSPACED.test(phrase)))
const MAX_WORD = 60

/** The times that a sentence names from today. */
export const timesIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<NamedTime> => [
  ...phrasesIn(tokens, [table()]).map(({ keys, from, to }) => ({ name: [...keys][0]!, from, to })),
  ...tokens.flatMap(({ kind, word }, from) => {
    if (kind !== "word" || !UNSPACED.test(word)) return []
    const start = word.slice(0, MAX_WORD)
    return inside().flatMap(([phrase, name]) => {
      const isIn = word !== phrase && start.includes(phrase)
      return isIn ? [{ name, from, to: from + 1 }] : []
    })
  }),
]

const WEEK = 7
const MONTH = 30
const YEAR = 365
/** How many years back a month without its year may be. */
const MAX_YEARS = 3

/** Nobody's rows go back so many days. */
const LONG_AGO = 20_000

const back = (today: LocalDate, from: number, to: number): Window => ({
  from: addDays(today, -from),
  to: addDays(today, -to),
})

const two = (value: number) => String(value).padStart(2, "0")

const monthOf = (year: number, month: number): Window => ({
  from: `${year}-${two(month)}-01`,
  to: `${year}-${two(month)}-${two(daysInMonth(year, month))}`,
})

const monthBefore = (today: LocalDate): Window => {
  const last = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${last.slice(0, 8)}01`, to: last }
}

/** The last season before a day that is over, `years` earlier: its first month, of three. */
const season = (today: LocalDate, first: number, years: number): Window => {
  const end = ((first + 1) % 12) + 1
  let year = Number(today.slice(0, 4))
  const lastDay = (of: number) => monthOf(of, end).to
  if (lastDay(year) >= today) year--
  year -= years
  const begins = end < first ? year - 1 : year
  return { from: `${begins}-${two(first)}-01`, to: lastDay(year) }
}

const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }

const isPast = (today: LocalDate) => (window: Window) => window.from <= today

const upTo = (today: LocalDate, { from, to }: Window): Window => ({
  from,
  to: to > today ? today : to,
})

/** The windows of a month, a year or a day that is named by itself: "month:10", "month:2026-10", "on:-11-08". */
const ofCalendar = (kind: string, value: string, today: LocalDate): ReadonlyArray<Window> => {
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: MAX_YEARS }, (_, ago) => year - ago)
  const whole = (): ReadonlyArray<Window> => {
    if (value.length === 4) return [{ from: `${value}-01-01`, to: `${value}-12-31` }]
    if (value.length === 7) return [monthOf(Number(value.slice(0, 4)), Number(value.slice(5)))]
    if (value.length === 10) return [{ from: value, to: value }]
    if (value.startsWith("-"))
      return years.map((each) => ({ from: `${each}${value}`, to: `${each}${value}` }))
    return years.map((each) => monthOf(each, Number(value)))
  }
  const past = whole().filter(isPast(today))
  // Nothing is looked at that is longer ago.
  const earliest = addDays(today, 1 - MAX_WINDOW_DAYS)
  return kind === "since"
    ? past.map(({ from }) => ({ from: [from, earliest].sort().at(-1)!, to: today }))
    : past.map((window) => upTo(today, window))
}

/** The windows that a name may mean; none for a time that no fact is of. */
const windowsOf = (name: string, today: LocalDate): ReadonlyArray<Window> => {
  const year = Number(today.slice(0, 4))
  const monday = weekdayOf(today)
  const [kind = "", value] = name.split(":")
  if (value !== undefined) return ofCalendar(kind, value, today)
  const [part = "", before] = name.split("_")
  if (part === "q") {
    const last = 3 * Number(before)
    const of = two(last - 2) > today.slice(5, 7) ? year - 1 : year
    return [{ from: monthOf(of, last - 2).from, to: monthOf(of, last).to }]
  }
  if (part === "ago") {
    const days = Number(before)
    return days > LONG_AGO ? [] : [back(today, Math.round(1.5 * days) + 1, Math.floor(days / 2))]
  }
  const first = SEASONS[part]
  if (first !== undefined) {
    const current = [0, 1, 2].map((step) => ((first + step - 1) % 12) + 1)
    const isCurrent = before === "this" && current.includes(Number(today.slice(5, 7)))
    if (isCurrent) return [back(today, MONTH * 3, 0)]
    return [season(today, first, before === "before" ? 1 : 0)]
  }
  switch (name) {
    case "yesterday":
      return [back(today, 1, 1)]
    case "night":
      return [back(today, 0, 0), back(today, 1, 1)]
    case "today":
      return [back(today, 0, 0)]
    case "this_week":
      return [back(today, monday, 0), back(today, WEEK - 1, 0)]
    case "last_week":
      return [back(today, WEEK, 1), back(today, monday + WEEK, monday + 1)]
    case "this_month":
      return [{ from: `${today.slice(0, 8)}01`, to: today }, back(today, MONTH, 0)]
    case "last_month":
      return [monthBefore(today), back(today, MONTH, 0)]
    case "month_before_last":
      return [monthBefore(monthBefore(today).from)]
    case "this_year":
      return [{ from: `${year}-01-01`, to: today }, back(today, YEAR, 0)]
    case "last_year":
      return [{ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }, back(today, YEAR, 0)]
    case "year_ago":
      return [back(today, YEAR + YEAR / 2 - 1, YEAR / 2)]
    case "half_year_ago":
      return [back(today, YEAR / 2 + MONTH * 2, YEAR / 2 - MONTH * 2)]
    default:
      return []
  }
}

/** A window may be so many times as long as what it is called by. */
const MAX_LONGER = 3
/** Of the shorter of two windows so much lies in the other. */
const MIN_SHARED = 0.5

/** A mean or a total is of so much of the time it is called by, and of so many times as much at most. */
const MIN_COVERED = 0.7
const MAX_WIDER = 1.5

const fits = (window: Window, named: Window, isWhole: boolean): boolean => {
  const [from] = [window.from, named.from].sort().slice(1) as [LocalDate]
  const [to] = [window.to, named.to].sort() as [LocalDate, LocalDate]
  const shared = from > to ? 0 : daysIn({ from, to })
  const [days, others] = [daysIn(window), daysIn(named)]
  return (
    shared >= MIN_SHARED * Math.min(days, others) &&
    days <= MAX_LONGER * others + 1 &&
    (!isWhole || (shared >= MIN_COVERED * others && days <= MAX_WIDER * others + 1))
  )
}

/** Of a time before another that was spoken of: "the month before". */
const BEFORE = "before"
/** A time that is named so is wider than what is of it. */
const AGO = "_ago"
/** Of some days of the week alone. */
const GROUPED = "grouped"
/** Of everything there is. */
const RECORD = "record"
/** So long is what is called everything. */
const MIN_RECORD = 180

/** A value with the time it is of. */
export interface Timed {
  /** Its time; null where it is not known. */
  readonly window: Window | null
  /** The days that were looked at for it. */
  readonly span?: Window | undefined
  /** Whether it stands for all days of its time. */
  readonly isWhole: boolean
  /** Whether it is of a day of the week, or a change around a day, so that a day beside it is not its own. */
  readonly isAround: boolean
  /** Whether it is of the earlier of two times that were compared. */
  readonly isEarlier: boolean
  /** Whether it is of a night, which is named by the day before it too. */
  readonly isNight: boolean
}

/** What times are counted from. */
export interface Now {
  readonly today: LocalDate | null
  /** The day on which the latest window of the ledger begins. */
  readonly newest: LocalDate | null
}

const daysOf = (window: Window, isNight: boolean) =>
  isNight ? [window.from, addDays(window.from, -1)] : [window.from]

const isOfDay = (window: Window, day: string, isNight: boolean) =>
  daysIn(window) === 1 && daysOf(window, isNight).some((each) => weekdayOf(each) === Number(day))

/** A week is named by its first day; a night by the day before it too. */
const isNamedByDay = (window: Window, day: string, isNight: boolean): boolean =>
  daysIn(window) <= WEEK && daysOf(window, isNight).some((each) => each.endsWith(day))

const LAST = "last_"
const RECENT = "recent_"
const OF_CALENDAR = /^last_(?:week|month|year)$/

/** "The last 30 days" are a window of thirty days; months and years are not counted by the day. */
const isSoLong = (window: Window, days: number): boolean =>
  Math.abs(daysIn(window) - days) <= (Number.isInteger(days) ? 1 : 1 + days / 10)

const RANGE = "range:"
/** The ends of a time are said so many days off. */
const MAX_OFF = 3

const isNear = (day: LocalDate, end: LocalDate): boolean =>
  daysIn(day < end ? { from: day, to: end } : { from: end, to: day }) <= MAX_OFF + 1

/** "Between 24 May and 21 August": what stands for a whole time has these ends. */
const isOfRange = (window: Window, isWhole: boolean, name: string, today: LocalDate): boolean => {
  const [first = [], last = []] = name
    .slice(RANGE.length)
    .split("_")
    .map((value) => ofCalendar("on", value, today).map(({ from }) => from))
  if (first.length === 0 || last.length === 0) return true
  return isWhole
    ? first.some((day) => isNear(day, window.from)) && last.some((day) => isNear(day, window.to))
    : first.some((day) => last.some((other) => day <= window.to && window.from <= other))
}

/** Whether a value may be of a time. */
const isOfTime = (
  { window, span, isWhole, isAround, isNight, isEarlier }: Timed & { readonly window: Window },
  name: string,
  { today, newest }: Now & { readonly today: LocalDate },
): boolean => {
  if (isAround && name.includes(":")) return true
  if (name.startsWith("day:")) return isOfDay(window, name.slice("day:".length), isNight)
  if (name === GROUPED) return isAround || !isWhole
  if (name === BEFORE) return newest === null || (span ?? window).from < newest
  if (name === RECORD) return daysIn(span ?? window) >= MIN_RECORD
  if (name.startsWith(RECENT))
    return !isEarlier && isSoLong(span ?? window, Number(name.slice(RECENT.length)))
  if (name.startsWith(RANGE)) return isOfRange(span ?? window, isWhole, name, today)
  if (name.startsWith(LAST) && !OF_CALENDAR.test(name))
    return isSoLong(span ?? window, Number(name.slice(LAST.length)))
  if (name.startsWith("on:") && isNamedByDay(window, name.slice("on:".length), isNight)) return true
  const isAll = isWhole && !name.endsWith(AGO) && !name.startsWith("ago_")
  return windowsOf(name, today).some((named) => fits(window, named, isAll))
}

/** Whether a value may be of each of some times; true where none is named. */
export const isOfTimes = (timed: Timed, names: ReadonlyArray<string>, now: Now): boolean => {
  const { window } = timed
  const { today } = now
  return (
    window === null ||
    today === null ||
    names.length === 0 ||
    names.some((name) => isOfTime({ ...timed, window }, name, { ...now, today }))
  )
}
