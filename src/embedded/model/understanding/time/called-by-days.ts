import { MONTHS } from "#domain/date-in-words"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthOf, yearOf } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Period } from "#embedded/model/understanding/time/period"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"
import { unitOfTime } from "#embedded/model/understanding/time/unit-of"

/** Whether a day that is beside a time is called a night, as that time is. */
const isNight = ({ name }: Period): boolean =>
  name.anchor === "evening" || (name.anchor === "day" && name.night === true)

const monthName = (date: LocalDate, { today }: DateContext): string => {
  const name = MONTHS[monthOf(date) - 1]!
  return yearOf(date) === yearOf(today) ? name : `${name} ${yearOf(date)}`
}

/** Days by what the calendar calls them; others as `said`, with their dates. */
const nameOf = (
  window: Window,
  dates: DateContext,
  beside: Period,
  said: string | null,
): PeriodName => {
  const { from, to } = window
  const { today } = dates
  if (from === to)
    return { anchor: "day", date: to, today, ...(isNight(beside) && { night: true }) }
  const bare: Period = { form: "beside", window, name: { anchor: "between", window, today } }
  const unit = unitOfTime(bare)
  if (unit === "month") return { anchor: "date", preposition: "in", said: monthName(from, dates) }
  if (unit === "year") return { anchor: "date", preposition: "in", said: String(yearOf(from)) }
  if (said === null) return bare.name
  const preposition = /\bweekend/i.test(said) ? "over" : "in"
  return { anchor: "span", said, preposition, window, today }
}

/** A time that was said from another one by what the calendar calls its days; any other as it is. */
export const byItself = (period: Period, dates: DateContext): Period =>
  period.form === "before" || period.form === "beside"
    ? { ...period, name: nameOf(period.window, dates, period, null) }
    : period

/** A window beside another time, up to today, by a name that no other days have. */
export const calledByDays = (
  { from, to }: Window,
  dates: DateContext,
  beside: Period,
  said: string | null = null,
): Period => {
  const window = { from, to: to > dates.today ? dates.today : to }
  return { form: "beside", window, name: nameOf(window, dates, beside, said) }
}
