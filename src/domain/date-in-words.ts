import type { LocalDate } from "#domain/time"

const MONTHS = [
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
