import type { LocalDate } from "#domain/time"
import { addDays, daysInMonth, weekdayOf } from "#domain/time"
import type { Window } from "#domain/window"

/** Arithmetic on local days, months and years. Months count from 1. */

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4))
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7))

const padded = (value: number, width: number) => String(value).padStart(width, "0")

/** The day as a date; the caller knows that it exists. */
export const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

/** A whole calendar month. */
export const monthWindow = (year: number, month: number): Window => {
  const from = dateOf(year, month, 1)
  return { from, to: addDays(monthsAfter(from, 1), -1) }
}

export const yearWindow = (year: number): Window => ({
  from: dateOf(year, 1, 1),
  to: dateOf(year, 12, 31),
})

/** Three whole months; quarters count from 1. */
export const quarterWindow = (year: number, quarter: number): Window => ({
  from: dateOf(year, quarter * 3 - 2, 1),
  to: monthWindow(year, quarter * 3).to,
})

/** Monday to Sunday around the given day. */
export const weekWindow = (date: LocalDate): Window => {
  const from = addDays(date, -weekdayOf(date))
  return { from, to: addDays(from, 6) }
}

/** The same day of another month, or that month's last day when it is shorter. */
export const monthsAfter = (date: LocalDate, months: number): LocalDate => {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  const day = Number(date.slice(8, 10))
  return dateOf(year, month, Math.min(day, daysInMonth(year, month)))
}
