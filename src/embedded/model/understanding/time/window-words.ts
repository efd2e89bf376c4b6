import { dayOfMonth, MONTHS } from "#domain/date-in-words"
import { addDays, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthOf, yearOf } from "#embedded/model/understanding/time/calendar"

const isFirst = (date: LocalDate): boolean => date.endsWith("-01")

const monthName = (date: LocalDate): string => MONTHS[monthOf(date) - 1]!

/** "June to August", "December 2025 to February 2026"; a year is said where it is not the one of today. */
const monthsWithin = ({ from, to }: Window, today: LocalDate): string => {
  const end = `${monthName(to)}${yearOf(to) === yearOf(today) && yearOf(from) === yearOf(to) ? "" : ` ${yearOf(to)}`}`
  if (from.slice(0, 7) === to.slice(0, 7)) return end
  const start = `${monthName(from)}${yearOf(from) === yearOf(to) ? "" : ` ${yearOf(from)}`}`
  return `${start} to ${end}`
}

/** The days of a window in words: "June to August" for whole months, else "24 December to 26 December 2025". */
export const daysWithin = (window: Window, today: LocalDate): string => {
  const { from, to } = window
  const whole = isFirst(from) && (isFirst(addDays(to, 1)) || to === today)
  if (whole && from.slice(0, 7) !== today.slice(0, 7)) return monthsWithin(window, today)
  if (from === to) return dayOfMonth(from, today)
  const start = yearOf(from) === yearOf(to) ? dayOfMonth(from, from) : dayOfMonth(from, today)
  return `${start} to ${dayOfMonth(to, today)}`
}
