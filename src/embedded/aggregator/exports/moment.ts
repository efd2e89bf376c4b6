import { daysInMonth, daysSinceEpoch, offsetAt, parseStamp } from "#domain/time"

/** An instant, and the clock it was read from; null for a naive local one. */
export interface Moment {
  readonly at: number
  readonly offset_min: number | null
}

const ZERO = 48

/** The number that some digits at a place make; -1 where one of them is none. */
const digits = (text: string, from: number, count: number): number => {
  let number = 0
  for (let at = from; at < from + count; at++) {
    const digit = text.charCodeAt(at) - ZERO
    if (!(digit >= 0 && digit <= 9)) return -1
    number = number * 10 + digit
  }
  return number
}

/** Days from 1970-01-01 to a day of the calendar; null for one that does not exist. */
const daysTo = (year: number, month: number, day: number): number | null => {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return daysSinceEpoch(year, month, day)
}

const moment = (
  days: number | null,
  [hour, minute, second]: readonly [number, number, number],
  zone: number,
  isWest: boolean,
): Moment | null => {
  if (days === null || hour < 0 || minute < 0 || second < 0 || zone < 0) return null
  if (hour > 23 || minute > 59 || second > 59 || zone % 100 > 59 || zone > 1_400) return null
  const minutes = Math.floor(zone / 100) * 60 + (zone % 100)
  const offset_min = isWest ? -minutes : minutes
  const at = ((days * 24 + hour) * 60 + minute - offset_min) * 60_000 + second * 1_000
  return { at, offset_min: offset_min === 0 ? 0 : offset_min }
}

/** Reads `06/02/25 08:50:00`, the month first, of a clock in UTC; null for anything else. */
export const usMomentOf = (text: unknown): Moment | null => {
  if (typeof text !== "string" || text.length !== 17) return null
  return moment(
    daysTo(2_000 + digits(text, 6, 2), digits(text, 0, 2), digits(text, 3, 2)),
    [digits(text, 9, 2), digits(text, 12, 2), digits(text, 15, 2)],
    0,
    false,
  )
}

const PLUS = 43
const MINUS = 45
const SPACE = 32

const isSign = (code: number) => code === PLUS || code === MINUS

/**
 * Reads `2025-06-02 08:50:00 -0400` and the older `20250602085000-0400` digit by digit, as millions of them
 * come in one file; whatever else a timestamp may look like, the slow way. Null for what is none.
 */
export const momentOf = (text: string | undefined): Moment | null => {
  if (text === undefined) return null
  if (
    text.length === 25 &&
    text.charCodeAt(4) === MINUS &&
    text.charCodeAt(7) === MINUS &&
    text.charCodeAt(10) === SPACE &&
    text.charCodeAt(19) === SPACE &&
    isSign(text.charCodeAt(20))
  )
    return moment(
      daysTo(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)),
      [digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2)],
      digits(text, 21, 4),
      text.charCodeAt(20) === MINUS,
    )
  if (text.length === 19 && isSign(text.charCodeAt(14)))
    return moment(
      daysTo(digits(text, 0, 4), digits(text, 4, 2), digits(text, 6, 2)),
      [digits(text, 8, 2), digits(text, 10, 2), digits(text, 12, 2)],
      digits(text, 15, 4),
      text.charCodeAt(14) === MINUS,
    )
  const stamp = parseStamp(text)
  return stamp && { at: stamp.epoch_ms, offset_min: stamp.offset_min }
}

/** Minutes east of UTC where a person lives, for files that know UTC alone; 0 where nothing says where. */
export const offsetIn = (at: number, zone: string | null): number =>
  zone === null ? 0 : (offsetAt(at, zone) ?? 0)
