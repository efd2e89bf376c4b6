import type { LocalDate } from "#domain/time"
import { dateOrder } from "#embedded/model/understanding/time/country"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import {
  dayOf,
  ON_WEEKDAY,
  type Span,
  type SpanForm,
} from "#embedded/model/understanding/time/span-form"
import { isUnplaced, type Unplaced } from "#embedded/model/understanding/time/unplaced"
import { verbose } from "#embedded/model/understanding/words/table"

const MONTHS = 12

/** "25" is 2025. */
const fullYear = (year: string | undefined) => (year?.length === 2 ? `20${year}` : year)

/** Of two days the nearer one that has begun, with the other one where that has begun too. */
const nearer = (days: ReadonlyArray<Span>, today: LocalDate): Span | null => {
  const begun = days.filter(({ from }) => from <= today)
  const [near, far] = begun.toSorted((one, other) => (one.from < other.from ? 1 : -1))
  if (!near) return days[0] ?? null
  return far && far.from !== near.from ? { ...near, otherwise: far.from } : near
}

/**
 * Day and month of "3/5" in the order of the profile. Where it says nothing: the order whose day is not in
 * the future, and of two past days the nearer one. A number above twelve is a day whatever the order.
 */
const slashed = (
  first: string,
  second: string,
  year: string | undefined,
  { today, profile }: DateContext,
): Span | Unplaced | null => {
  const [a, b] = [Number(first), Number(second)]
  const dayFirst = () => dayOf(first, b, fullYear(year), today)
  const monthFirst = () => dayOf(second, a, fullYear(year), today)
  if (a > MONTHS) return dayFirst()
  if (b > MONTHS) return monthFirst()
  const order = dateOrder(profile)
  if (order !== null) return order === "day_first" ? dayFirst() : monthFirst()
  const both = [dayFirst(), monthFirst()]
  return nearer(
    both.flatMap((day) => (day === null || isUnplaced(day) ? [] : [day])),
    today,
  )
}

/** Words before a date without a year: "8/10" by itself may be a score or a share. */
const LEAD =
  "(?:on|since|from|after|before|until|till|to|through|between|and|for|by|around|versus|vs|than)"
const SCORED = "(?:it|as|them|a|an|the|my|is|was|be|of|about|at|rated?|scored?|pressure|bp)"
const COUNTED = "(?:of|an?|the|cups?|hours?|miles?|points?|days?|nights?|bpm|mmhg|km|mg|ml|l|g)\\b"

/** Dates in numbers: "2026-11-03", "3/11/2026", "3.11.2026", "3/11", "3.11.". */
export const numericDates: ReadonlyArray<SpanForm> = [
  {
    pattern: `${ON_WEEKDAY}(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`,
    read: ([year, month, day], { today }) => dayOf(day!, Number(month), year, today),
  },
  {
    pattern: `${ON_WEEKDAY}(\\d{1,2})[-/](\\d{1,2})[-/](\\d{4})(?!\\d)`,
    read: ([first, second, year], dates) => slashed(first!, second!, year, dates),
  },
  {
    pattern: `${ON_WEEKDAY}(\\d{1,2})/(\\d{1,2})/(\\d{2})(?![\\d/])`,
    read: ([first, second, year], dates) => slashed(first!, second!, year, dates),
  },
  {
    pattern: `${ON_WEEKDAY}(\\d{1,2})\\. ?(\\d{1,2})\\. ?(\\d{4}|\\d{2})(?!\\d)`,
    read: ([day, month, year], { today }) => dayOf(day!, Number(month), fullYear(year), today),
  },
  {
    pattern: verbose`
      (?<![\d/.,])(?:(?<=^|\b${LEAD} (?:the )?)|(?<=[a-z] )(?<!\b${SCORED} )(?=\d+/\d+\s*[?.!]*$))
      ${ON_WEEKDAY}(\d{1,2})/(\d{1,2})(?![\d/%]|[.,]\d)(?! ${COUNTED})
    `,
    read: ([first, second], dates) => slashed(first!, second!, undefined, dates),
  },
  {
    pattern: verbose`
      (?<![\d/.,])(?<=^|\b${LEAD} (?:the )?)${ON_WEEKDAY}(\d{1,2})\.(\d{1,2})(?:\.(?!\d)|(?=\s*\?*$))(?! ${COUNTED})
    `,
    read: ([day, month], { today }) => dayOf(day!, Number(month), undefined, today),
  },
]
