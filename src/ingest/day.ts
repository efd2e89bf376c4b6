import { parseStamp } from "#domain/time"
import type { Payload } from "#domain/webhook"
import { objectIn } from "#ingest/field"
import { type Parsed, Unreadable } from "#ingest/parsed"

const DAY_MS = 86_400_000

/** The values of one calendar day in a payload. */
export interface Day {
  /** The local day, cut from the payload's own timestamp before any conversion. */
  readonly date: string
  readonly tz_offset_min: number | null
  /** False while the day's end had not passed when the delivery came, or when it was first delivered. */
  readonly is_complete: boolean
}

/** Reads the day of a daily or body item, by its start or, without one, its `summary_date`. */
export const readDay = (item: Payload, receivedAt: number): Parsed<Day> => {
  const metadata = objectIn(item.metadata)
  const start =
    parseStamp(metadata.start_time) ??
    parseStamp(metadata.summary_date) ??
    parseStamp(item.summary_date)
  if (!start) return new Unreadable("It names no day that can be read.")
  const end = parseStamp(metadata.end_time)
  const dayStart = parseStamp(start.date)!.epoch_ms - (start.offset_min ?? 0) * 60_000
  const dayEnd = dayStart + DAY_MS
  const endsAt = Math.max(dayEnd, Math.min(end?.epoch_ms ?? dayEnd, dayEnd + DAY_MS))
  return {
    date: start.date,
    tz_offset_min: start.offset_min,
    is_complete: metadata.is_complete !== false && receivedAt >= endsAt,
  }
}
