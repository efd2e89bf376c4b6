import { daysBetween, type LocalDate, type Stamp } from "#domain/time"
import { datedTimeOf } from "#embedded/aggregator/exports/csv/day"
import type { Span } from "#embedded/aggregator/exports/record"

const EPOCH = "1970-01-01"
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const NOON = 720
/** A day on whose evening the night began is written as well. */
const NEAR_MS = 2 * DAY_MS

/** A bedtime or wake-up time as it is written: a time of day (minutes since midnight), or one with its day. */
export type Clock = number | Stamp

/** Why two times make no night. */
export const UNTIMELY = {
  lone: "a night needs its bedtime or its wake-up time beside it, and how long it was or the other of them",
  times: "its bedtime and its wake-up time make no night",
  away: "its times are of another day",
} as const

const CLOCK = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?\s{0,3}(?:uhr|([ap])?\.?m?\.?)$/i

/** A time as 23:15, 11:15 pm or 2026-05-31 23:15; null for what is none. */
export const clockIn = (text: string): Clock | null => {
  const [, hour, minute, half] = CLOCK.exec(text.trim()) ?? []
  if (hour === undefined) return datedTimeOf(text)
  if (Number(minute) > 59) return null
  const isPm = half?.toLowerCase() === "p"
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0)
  return hours < 24 ? hours * 60 + Number(minute) : null
}

/** The times of a night as they are written. */
export type Clocks = Partial<Record<"start_at" | "end_at", Clock>>

/** What a clock on the wall shows, as if it were UTC. */
const onWall = (clock: Clock | undefined): number | undefined =>
  clock === undefined || typeof clock === "number"
    ? undefined
    : clock.epoch_ms + (clock.offset_min ?? 0) * MINUTE_MS

const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS

/** When a night was that ended on a day, or why there is none. Its length (s) may stand in for one of the two times. */
export const spanOf = (
  date: LocalDate,
  { start_at, end_at }: Clocks,
  length_s: number | undefined,
): Span | string => {
  const midnight = daysBetween(EPOCH, date) * DAY_MS
  const [datedStart, datedEnd] = [onWall(start_at), onWall(end_at)]
  let start = datedStart
  let end = datedEnd
  if (typeof start_at === "number") {
    const day = datedEnd === undefined ? midnight : startOfDay(datedEnd)
    const at = day + start_at * MINUTE_MS
    const isBefore = datedEnd === undefined ? start_at >= NOON : at >= datedEnd
    start = isBefore ? at - DAY_MS : at
  }
  if (typeof end_at === "number") {
    const at = (datedStart === undefined ? midnight : startOfDay(datedStart)) + end_at * MINUTE_MS
    end = datedStart !== undefined && at <= datedStart ? at + DAY_MS : at
  }
  const from = start ?? (end && length_s && end - length_s * 1_000)
  const to = end ?? (start && length_s && start + length_s * 1_000)
  if (!from || !to) return UNTIMELY.lone
  if (Math.abs(to - midnight) >= NEAR_MS) return UNTIMELY.away
  const [first, last] = [start_at, end_at].map((clock) =>
    typeof clock === "object" ? clock.offset_min : null,
  )
  const [east, eastAtEnd] = [first ?? last ?? null, last ?? first ?? null]
  const span = {
    from: from - (east ?? 0) * MINUTE_MS,
    to: to - (eastAtEnd ?? 0) * MINUTE_MS,
    offset_min: eastAtEnd,
  }
  return span.to > span.from && span.to - span.from <= DAY_MS ? span : UNTIMELY.times
}
