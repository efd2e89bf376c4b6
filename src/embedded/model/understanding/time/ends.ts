import { dateInWords } from "#domain/date-in-words"
import { addDays, type LocalDate } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { monthOf, monthWindow, yearOf } from "#embedded/model/understanding/time/calendar"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { Period } from "#embedded/model/understanding/time/period"
import { PAST_MONTH, type PeriodName } from "#embedded/model/understanding/time/period-name"

/** A time must hold more than two months before its ends are held against each other. */
const MIN_DAYS = 75

const plain = (said: string): PeriodName => ({ anchor: "date", said, preposition: null })

const inMonth = (date: LocalDate, today: LocalDate): PeriodName => {
  const [, month, year] = dateInWords(date).split(" ")
  const said = yearOf(date) === yearOf(today) ? month! : `${month} ${year}`
  return { anchor: "date", said, preposition: "in" }
}

const monthAround = (date: LocalDate): Window => monthWindow(yearOf(date), monthOf(date))

/** The first month of a time against its last one; null for a time too short to have both. */
export const endsOf = ({ window }: Period, today: LocalDate): Contrast | null => {
  if (daysIn(window) < MIN_DAYS) return null
  const { from, to } = window
  const [first, last] = [monthAround(from), monthAround(to)]
  const length = DEFAULT_DAYS.comparison - 1
  const a: Period =
    first.from === from
      ? { form: "named", window: first, name: inMonth(from, today) }
      : { form: "named", window: { from, to: addDays(from, length) }, name: plain("at first") }
  const late = { from: addDays(to, -length), to }
  const b: Period =
    to === today
      ? { form: "rolling", window: late, name: PAST_MONTH }
      : last.to === to
        ? { form: "named", window: last, name: inMonth(to, today) }
        : { form: "named", window: late, name: plain("at the end") }
  return { a, b }
}
