import { type LocalDate, weekdayOf } from "#domain/time"

/** The months in order, in full. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** `2026-05-12` as "12 May 2026". */
export const dateInWords = (date: LocalDate): string => {
  const [year, month, day] = date.split("-").map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}

/** The days of the week in order, Monday first. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const

/** A day as one says it in a given year, which is not repeated: "12 May", "12 May 2025". */
export const dayOfMonth = (date: LocalDate, today: LocalDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dateInWords(date).slice(0, -5) : dateInWords(date)

/** The same with its day of the week: "Tuesday 12 May". */
export const dayInWords = (date: LocalDate, today: LocalDate): string =>
  `${WEEKDAYS[weekdayOf(date)]} ${dayOfMonth(date, today)}`
