import { addDays, weekdayOf } from "#domain/time"
import type { Window } from "#domain/window"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { Period } from "#embedded/model/understanding/time/period"
import { isCalendar, type Unit } from "#embedded/model/understanding/time/period-name"

const WEEK_DAYS = 7
/** Units of whole months. */
const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** Whether a window is so many whole months of the calendar. */
const isOfMonths = ({ from, to }: Window, months: number): boolean =>
  from.endsWith("-01") && addDays(to, 1) === monthsAfter(from, months)

/** A Saturday with its Sunday that is called so. */
export const isWeekend = ({ name, window: { from, to } }: Period): boolean =>
  to === addDays(from, 1) &&
  (name.anchor === "weekend" ||
    ("unit" in name && name.unit === "weekend") ||
    ("said" in name && /\bweekend\b/i.test(name.said ?? "")))

/** Whether a time is a whole month of the calendar, or this one as far as it has come. */
export const isMonth = ({ name, window }: Period): boolean =>
  isCalendar(name, "month", 0) || isOfMonths(window, MONTHS.month)

/** The unit of the calendar that a time is one of, this one included; null for any other days. */
export const unitOfTime = (period: Period): Unit | null => {
  const { name, window } = period
  if (window.from === window.to && !isCalendar(name, "week", 0)) return "day"
  if (isWeekend(period)) return "weekend"
  if (name.anchor === "calendar" && name.count === 0) return name.unit
  const isWeek = weekdayOf(window.from) === 0 && addDays(window.from, WEEK_DAYS - 1) === window.to
  if (isWeek) return "week"
  const units = ["month", "quarter", "year"] as const
  return units.find((unit) => isOfMonths(window, MONTHS[unit])) ?? null
}
