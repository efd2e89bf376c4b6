import type { LocalDate } from "#domain/time"
import { addDays, daysInMonth, weekdayOf } from "#domain/time"
import { dateOf } from "#embedded/model/understanding/time/calendar"

/** The day of a feast in a year. */
export type Rule = (year: number) => LocalDate

/** The same day every year. */
export const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dateOf(year, month, day)

/** The n-th such weekday of a month; Monday is 0, and a negative n counts from the month's end. */
export const nth =
  (n: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = dateOf(year, month, 1)
    const last = dateOf(year, month, daysInMonth(year, month))
    return n > 0
      ? addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1))
      : addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1))
  }

/** Some days after another feast. */
export const daysAfter =
  (rule: Rule, days: number): Rule =>
  (year) =>
    addDays(rule(year), days)

/** Easter Sunday by the Gregorian computus. */
export const westernEaster: Rule = (year) => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30
  const full =
    moon -
    Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const offset = full - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  return dateOf(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

/** Days between the Julian and the Gregorian calendar from 1900 to 2099. */
const JULIAN_LAG = 13

/** Easter Sunday of the Orthodox churches, on the Gregorian calendar. */
export const orthodoxEaster: Rule = (year) => {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const offset = moon + weekday + 114
  return addDays(dateOf(year, Math.floor(offset / 31), (offset % 31) + 1), JULIAN_LAG)
}
