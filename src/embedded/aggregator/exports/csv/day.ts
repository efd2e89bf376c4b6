import { isLocalDate, type LocalDate, parseStamp, type Stamp } from "#domain/time"

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ ,T]{1,2}(\S{4,20}))?$/

/** The same as ISO 8601 has it, where a day is written 3.6.2025. */
const isoOf = (text: string): string => {
  const trimmed = text.trim()
  const [, day, month, year, time] = DOTTED.exec(trimmed) ?? []
  if (day === undefined) return trimmed
  const date = `${year}-${month!.padStart(2, "0")}-${day.padStart(2, "0")}`
  return time === undefined ? date : `${date} ${time}`
}

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[ T]00:00(?::00)?$/

/** A day as 2025-06-03 or 3.6.2025, or its midnight; with strokes it may be June or March, so that it is none. */
export const dayOf = (text: string): LocalDate | null => {
  const iso = isoOf(text)
  const date = MIDNIGHT.exec(iso)?.[1] ?? iso
  return isLocalDate(date) ? date : null
}

/** A time of day with its day; null for anything else. */
export const datedTimeOf = (text: string): Stamp | null => {
  const iso = isoOf(text)
  return iso.includes(":") ? parseStamp(iso) : null
}
