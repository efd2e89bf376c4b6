import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import {
  monthOf,
  monthWindow,
  quarterWindow,
  weekWindow,
  yearOf,
  yearWindow,
} from "#embedded/model/understanding/time/calendar"
import { calledByDays } from "#embedded/model/understanding/time/called-by-days"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { dayBack, monthsOf } from "#embedded/model/understanding/time/distance"
import type { Period } from "#embedded/model/understanding/time/period"
import type { Distance, Unit } from "#embedded/model/understanding/time/period-name"
import { unitOfTime } from "#embedded/model/understanding/time/unit-of"

const WEEK_DAYS = 7
/** A year of whole weeks, so that each day stays what it is of the week. */
const YEAR_WEEKS = 52
const isFirst = (date: LocalDate): boolean => date.endsWith("-01")

/** The days of a window so many units earlier: a week stays a week, and whole months stay whole. */
const earlierWindow = (period: Period, distance: Distance): Window => {
  const { from, to } = period.window
  const unit = unitOfTime(period)
  if (distance.unit === "year" && (unit === "week" || unit === "weekend")) {
    const days = Math.round(distance.count * YEAR_WEEKS) * WEEK_DAYS
    return { from: addDays(from, -days), to: addDays(to, -days) }
  }
  const next = addDays(to, 1)
  const isWhole = monthsOf(distance) !== null && isFirst(from) && isFirst(next)
  return {
    from: dayBack(from, distance),
    to: isWhole ? addDays(dayBack(next, distance), -1) : dayBack(to, distance),
  }
}

/** A time moved back by so many units: October by a year is October of the year before, a week by a year 52 weeks. */
export const movedBack = (period: Period, distance: Distance, dates: DateContext): Period =>
  calledByDays(earlierWindow(period, distance), dates, period)

const QUARTER_MONTHS = 3

/** The unit of the calendar around a day. */
const around = (date: LocalDate, unit: Unit): Window | null => {
  if (unit === "week") return weekWindow(date)
  if (unit === "month") return monthWindow(yearOf(date), monthOf(date))
  if (unit === "quarter")
    return quarterWindow(yearOf(date), Math.ceil(monthOf(date) / QUARTER_MONTHS))
  if (unit === "year") return yearWindow(yearOf(date))
  if (unit !== "weekend") return null
  const saturday = addDays(date, -((weekdayOf(date) + 2) % WEEK_DAYS))
  return { from: saturday, to: addDays(saturday, 1) }
}

const SIZES: ReadonlyArray<Unit> = ["day", "night", "weekend", "week", "month", "quarter", "year"]
const isShorter = (one: Unit, other: Unit): boolean => SIZES.indexOf(one) < SIZES.indexOf(other)

/**
 * What "3 months ago" means beside another time: beside a month that calendar month, beside a week the week of that
 * day, beside a day that day, beside other days as many that end then. In years the other time is moved back.
 */
export const agoBeside = (other: Period, distance: Distance, dates: DateContext): Period => {
  const day = dayBack(dates.today, distance)
  const unit = unitOfTime(other)
  if (distance.unit === "year" && unit !== "year") return movedBack(other, distance, dates)
  if (unit === "day") return calledByDays({ from: day, to: day }, dates, other)
  const smaller = unit && isShorter(distance.unit, unit) ? distance.unit : unit
  const whole = smaller && around(day, smaller)
  const window = whole ?? { from: addDays(day, 1 - daysIn(other.window)), to: day }
  return calledByDays(window, dates, other)
}

/** A time beside another one: of "3 months ago" what it means beside that, any other as it is. */
export const besideOther = <P extends Period>(period: P, other: Period, dates: DateContext): P => {
  const { name } = period
  const distance = name.anchor === "day" ? name.ago : undefined
  return distance ? { ...period, ...agoBeside(other, distance, dates), form: period.form } : period
}
