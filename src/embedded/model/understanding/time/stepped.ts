import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { agoBeside, movedBack } from "#embedded/model/understanding/time/ago"
import { calledByDays } from "#embedded/model/understanding/time/called-by-days"
import { before } from "#embedded/model/understanding/time/contrast"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { dayBack } from "#embedded/model/understanding/time/distance"
import type { Period } from "#embedded/model/understanding/time/period"
import type { Distance } from "#embedded/model/understanding/time/period-name"
import { unitOfTime } from "#embedded/model/understanding/time/unit-of"

/** How a time is said from another one: right before or after it, moved, or ago beside it. */
export type Step =
  /** As long a time right beside it: "the time before". */
  | { readonly to: "same"; readonly side: Side; readonly said: string }
  /** So many units right beside it: "the week before that". */
  | ({ readonly to: "unit"; readonly side: Side; readonly said: string } & Distance)
  /** The day of the week right beside it, Monday 0: "the Sunday before". */
  | { readonly to: "weekday"; readonly side: Side; readonly day: number }
  /** The time itself so many units earlier or later: "a year earlier". */
  | ({ readonly to: "moved"; readonly side: Side } & Distance)
  /** So many units before today: "3 months ago". */
  | ({ readonly to: "ago" } & Distance)

/** Which side of a time another one is on. */
export type Side = "before" | "after"

const WEEK_DAYS = 7
const SATURDAY = 5
/** A shorter time is moved by a year where a longer one has a whole year beside it. */
const YEAR_DAYS = 300

/** The nearest day of the week before or after a time. */
const nearest = ({ from, to }: Window, side: Side, day: number): LocalDate => {
  if (side === "before")
    return addDays(from, -(((weekdayOf(from) - day + WEEK_DAYS - 1) % WEEK_DAYS) + 1))
  return addDays(to, ((day - weekdayOf(to) + WEEK_DAYS - 1) % WEEK_DAYS) + 1)
}

/** So many units that end right before a time, or begin right after it. */
const unitsBeside = (window: Window, side: Side, { unit, count }: Distance): Window => {
  if (unit === "weekend") {
    const saturday = nearest(window, side, SATURDAY)
    const isCut = side === "before" && addDays(saturday, 1) >= window.from
    const from = isCut ? addDays(saturday, -WEEK_DAYS) : saturday
    return { from, to: addDays(from, 1) }
  }
  const next = addDays(window.to, 1)
  return side === "before"
    ? { from: dayBack(window.from, { unit, count }), to: addDays(window.from, -1) }
    : { from: next, to: addDays(dayBack(next, { unit, count: -count }), -1) }
}

/** As long a time right before or after another one; a whole month or year beside such a one. */
const asLong = (period: Period, side: Side, dates: DateContext): Window => {
  const unit = unitOfTime(period)
  // Before a week that goes on lies the whole one; seven days that end today are for a comparison.
  if (side === "before" && unit !== "week") return before(period, dates).a.window
  if (unit !== null) return unitsBeside(period.window, side, { unit, count: 1 })
  const { to } = period.window
  return { from: addDays(to, 1), to: addDays(to, daysIn(period.window)) }
}

/** Whether a time is of the unit that is named: beside the past month the month before is as long. */
const isOfUnit = (period: Period, { unit, count }: Distance): boolean => {
  const { name } = period
  if (count !== 1) return false
  return name.anchor === "today"
    ? name.unit === unit && name.count === 1
    : unitOfTime(period) === unit
}

const windowOf = (then: Period, step: Step, dates: DateContext): Window | null => {
  const { window } = then
  if (step.to === "same") return asLong(then, step.side, dates)
  if (step.to === "weekday") {
    // A night that is named by its evening ends on the day behind it.
    const ends = then.name.anchor === "evening" ? step.day + 1 : step.day
    const day = nearest(window, step.side, ends % WEEK_DAYS)
    return { from: day, to: day }
  }
  if (step.to !== "unit") return null
  if (isOfUnit(then, step)) return asLong(then, step.side, dates)
  return unitsBeside(window, step.side, step)
}

/** Whether a year beside a shorter time means that time of another year. */
const isOfYears = (then: Period, step: Step): step is Extract<Step, { readonly to: "unit" }> =>
  step.to === "unit" && step.unit === "year" && daysIn(then.window) < YEAR_DAYS

/** The time that is said from another one; null where it has not begun. */
export const stepped = (then: Period, step: Step, dates: DateContext): Period | null => {
  if (step.to === "ago") return agoBeside(then, step, dates)
  if (step.to === "moved" || isOfYears(then, step)) {
    const { unit, count, side } = step
    const moved = movedBack(then, { unit, count: side === "before" ? count : -count }, dates)
    return moved.window.from > dates.today ? null : moved
  }
  const window = windowOf(then, step, dates)
  if (window === null || window.from > dates.today) return null
  return calledByDays(window, dates, then, "said" in step ? step.said : null)
}
