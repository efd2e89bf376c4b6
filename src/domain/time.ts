import { Result } from "effect"

/** The only file that knows `Date`. Instants are epoch milliseconds inside, ISO 8601 outside. */

/** A calendar day as `YYYY-MM-DD`. Compares and sorts as a string. */
export type LocalDate = string

/** An instant as ISO 8601 in UTC with milliseconds. */
export const isoOf = (epochMs: number): string => new Date(epochMs).toISOString()

/** The end of the year 9999 in UTC: a later instant has no form that others read. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Epoch milliseconds of an ISO 8601 string; null when it cannot be parsed, or is after the year 9999. */
export const epochOf = (iso: string): number | null => {
  const ms = Date.parse(iso)
  return Number.isNaN(ms) || ms > LAST_MS ? null : ms
}

const DAY_MS = 86_400_000

const ZEROS = 11 * "0".charCodeAt(0)

const twoDigits = (text: string, at: number) =>
  10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - ZEROS

/** The day number of 1970-01-01, counted from the day before the first of March of the year 0. */
const EPOCH_DAY = 719_469

/**
 * Days from 1970-01-01 to a day that exists, computed with years that begin in March: fast, since series call it
 * thousands of times.
 */
export const daysSinceEpoch = (year: number, month: number, day: number): number => {
  const march = month < 3 ? year - 1 : year
  const leapDays = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400)
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5)
  return 365 * march + leapDays + ofYear + day - EPOCH_DAY
}

const dayNumber = (date: LocalDate) =>
  daysSinceEpoch(
    100 * twoDigits(date, 0) + twoDigits(date, 2),
    twoDigits(date, 5),
    twoDigits(date, 8),
  )

/** The calendar day `days` after (or, negative, before) the given one. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)

/** Whole days from `from` to `to`; 0 on the same day, negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  dayNumber(to) - dayNumber(from)

/** Monday is 0, Sunday is 6. */
export const weekdayOf = (date: LocalDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7

/** How many days a month has; months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** Whether a string is a day that exists in the calendar. */
export const isLocalDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text

/** How many names of zones are remembered. */
const MAX_ZONES = 1_000

/** Clocks change on a quarter of an hour of UTC. */
const QUARTER_MS = 900_000

const clocks = new Map<string, ((epochMs: number) => number) | null>()

const clockOf = (timeZone: string): ((epochMs: number) => number) | null =>
  Result.getOrNull(
    Result.try(() => {
      const clock = new Intl.DateTimeFormat("sv-SE", {
        timeZone,
        dateStyle: "short",
        timeStyle: "short",
      })
      let quarter = Number.NaN
      let offset = 0
      return (epochMs: number) => {
        const now = Math.floor(epochMs / QUARTER_MS)
        if (now === quarter) return offset
        const start = now * QUARTER_MS
        quarter = now
        offset = (Date.parse(`${clock.format(start).replace(" ", "T")}:00Z`) - start) / 60_000
        return offset
      }
    }),
  )

/** Minutes east of UTC at an instant in a time zone; null for a name that this machine does not know. */
export const offsetAt = (epochMs: number, timeZone: string): number | null => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known?.(epochMs) ?? null
  if (clocks.size >= MAX_ZONES) clocks.clear()
  const clock = clockOf(timeZone)
  clocks.set(structuredClone(timeZone), clock)
  return clock?.(epochMs) ?? null
}

const ZONE = /^[A-Z][A-Za-z_]+(?:\/[A-Z][\w+-]+)+$/

/**
 * Whether a name is one of the IANA time zones that this machine knows. Browsers still say some by an older name,
 * `Asia/Calcutta`, which is in no list.
 */
export const isTimeZone = (name: string): boolean =>
  name === "UTC" ||
  Intl.supportedValuesOf("timeZone").includes(name) ||
  (ZONE.test(name) && offsetAt(0, name) !== null)

/** Minutes east of UTC at noon of a day (UTC) in a time zone; null for a name that this machine does not know. */
export const offsetOn = (date: LocalDate, timeZone: string): number | null =>
  offsetAt(dayNumber(date) * DAY_MS + DAY_MS / 2, timeZone)

/** The calendar day of an instant seen from a given offset. */
export const localDateAt = (epochMs: number, offsetMin: number): LocalDate =>
  new Date(epochMs + offsetMin * 60_000).toISOString().slice(0, 10)

/** A timestamp of a payload: what was printed, the local day it names, and the instant if it has an offset. */
export interface Stamp {
  /** The original string. */
  readonly text: string
  /** Its first ten characters: the local day, cut before any conversion. */
  readonly date: LocalDate
  /** Minutes east of UTC; null for a naive local string. */
  readonly offset_min: number | null
  /** The instant; a naive string is read as if it were UTC. */
  readonly epoch_ms: number
}

const PATTERN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/

const offsetOf = (zone: string | undefined): number | null => {
  if (zone === undefined) return null
  if (zone === "Z") return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + (zone.length > 3 ? Number(zone.slice(-2)) : 0)
  return zone.startsWith("-") ? -minutes : minutes
}

/**
 * Reads the timestamps real payloads carry: `+01:00`, `+0100`, `+01`, `Z`, no offset at all, a
 * space for the T, any number of decimals, or a bare date. Null for anything else.
 */
export const parseStamp = (text: unknown): Stamp | null => {
  if (typeof text !== "string") return null
  const match = PATTERN.exec(text.trim())
  if (!match) return null
  const [, date, time, zone] = match
  if (!isLocalDate(date!)) return null
  const offset_min = offsetOf(zone)
  const clock = (time ?? "00:00").replace(",", ".")
  const seconds = clock.length === 5 ? `${clock}:00` : clock.slice(0, 12)
  const utc = Date.parse(`${date}T${seconds}Z`)
  if (Number.isNaN(utc)) return null
  return { text, date: date!, offset_min, epoch_ms: utc - (offset_min ?? 0) * 60_000 }
}

/**
 * Seconds from one stamp to another, negative when the second is earlier. Where only one of them
 * has an offset, both are taken to be seen from the same place.
 */
export const secondsBetween = (from: Stamp, to: Stamp): number => {
  const isMixed = (from.offset_min === null) !== (to.offset_min === null)
  const at = ({ epoch_ms, offset_min }: Stamp) =>
    isMixed ? epoch_ms + (offset_min ?? 0) * 60_000 : epoch_ms
  return (at(to) - at(from)) / 1000
}

/** An offset as ISO 8601 writes it; nothing for none. */
export const zoneOf = (offsetMin: number | null): string => {
  if (offsetMin === null) return ""
  const two = (number: number) => String(number).padStart(2, "0")
  const minutes = Math.abs(offsetMin)
  return `${offsetMin < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant as a `Date`, for libraries that require one. */
export const dateOf = (epochMs: number): Date => new Date(epochMs)

/** The instant of a Date header (RFC 9110) in epoch milliseconds; null for a text that is none. */
export const parseHttpDate = (text: string): number | null => {
  const epochMs = text.endsWith("GMT") ? Date.parse(text) : Number.NaN
  return Number.isFinite(epochMs) ? epochMs : null
}
