import { lazy } from "#domain/lazy"
import { addDays, daysInMonth, type LocalDate, weekdayOf } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import words from "#language/numbers/times.txt" with { type: "text" }
import { type Phrases, phrasesIn, phrasesOf } from "#pipeline/gates/grounding/phrases"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** A time that a text names, and at which token. */
export interface NamedTime {
  readonly name: string
  readonly from: number
}

const table = lazy(
  (): Phrases =>
    phrasesOf(
      words
        .split("\n")
        .filter((line) => line.includes(":") && !line.startsWith("#"))
        .flatMap((line) => {
          const at = line.indexOf(":")
          const keys = new Set([line.slice(0, at)])
          return line
            .slice(at + 1)
            .split("|")
            .map((phrase) => [phrase.trim(), keys] as const)
        }),
    ),
)

/** The times that a sentence names from today. */
export const timesIn = (tokens: ReadonlyArray<Token>): ReadonlyArray<NamedTime> =>
  phrasesIn(tokens, [table()]).map(({ keys, from }) => ({ name: [...keys][0]!, from }))

const WEEK = 7
const MONTH = 30
const YEAR = 365

const back = (today: LocalDate, from: number, to: number): Window => ({
  from: addDays(today, -from),
  to: addDays(today, -to),
})

const monthBefore = (today: LocalDate): Window => {
  const last = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${last.slice(0, 8)}01`, to: last }
}

/** The last whole season before a day, `years` earlier: its first month, of three. */
const season = (today: LocalDate, first: number, years: number): Window => {
  const end = ((first + 1) % 12) + 1
  let year = Number(today.slice(0, 4))
  const two = (month: number) => String(month).padStart(2, "0")
  const lastDay = (of: number) => `${of}-${two(end)}-${two(daysInMonth(of, end))}`
  if (lastDay(year) >= today) year--
  year -= years
  const begins = end < first ? year - 1 : year
  return { from: `${begins}-${two(first)}-01`, to: lastDay(year) }
}

const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }

/** The windows that a name may mean; none for a time that no fact is of. */
const windowsOf = (name: string, today: LocalDate): ReadonlyArray<Window> => {
  const year = Number(today.slice(0, 4))
  const monday = weekdayOf(today)
  const [part = "", before] = name.split("_")
  const first = SEASONS[part]
  if (first !== undefined) return [season(today, first, before ? 1 : 0)]
  switch (name) {
    case "yesterday":
      return [back(today, 1, 1)]
    case "night":
      return [back(today, 1, 0)]
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
    case "this_year":
      return [{ from: `${year}-01-01`, to: today }, back(today, YEAR, 0)]
    case "last_year":
      return [{ from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }, back(today, YEAR, 0)]
    case "year_ago":
      return [back(today, YEAR + YEAR / 2 - 1, YEAR / 2)]
    default:
      return []
  }
}

/** A window may be so many times as long as what it is called by. */
const MAX_LONGER = 3
/** Of the shorter of two windows so much lies in the other. */
const MIN_SHARED = 0.5

const fits = (window: Window, named: Window): boolean => {
  const [from] = [window.from, named.from].sort().slice(1) as [LocalDate]
  const [to] = [window.to, named.to].sort() as [LocalDate, LocalDate]
  const shared = from > to ? 0 : daysIn({ from, to })
  const [days, others] = [daysIn(window), daysIn(named)]
  return shared >= MIN_SHARED * Math.min(days, others) && days <= MAX_LONGER * others + 1
}

/** Whether a window may be what any of some names mean; true where none is named. */
export const isOfTimes = (
  window: Window | null,
  names: ReadonlyArray<string>,
  today: LocalDate | null,
): boolean =>
  window === null ||
  today === null ||
  names.length === 0 ||
  names.some((name) => windowsOf(name, today).some((named) => fits(window, named)))
