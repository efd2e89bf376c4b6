import { addDays, type LocalDate, localDateAt } from "#domain/time"
import type { AmountColumn } from "#embedded/aggregator/exports/column"
import type { FitMessage } from "#embedded/aggregator/exports/fit/decoder"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { DayCount } from "#embedded/aggregator/exports/record"

/** The numbers of `activity_type` for what is done on foot, whose cycles are steps. */
const ON_FOOT: ReadonlySet<number> = new Set([1, 6])

const KIND = 5
/** The kind in its lower five bits, how hard it was above them. */
const KIND_AND_INTENSITY = 24
const CYCLES = 3
const CYCLES_16 = 9

/** A counter by the field that says it, its column and how many of its steps make one of the column's unit. */
const counters: ReadonlyArray<readonly [field: number, AmountColumn, scale: number]> = [
  [CYCLES, "steps", 1],
  [CYCLES_16, "steps", 1],
  [2, "distance_m", 100],
]

const NOT_ON_FOOT = "only what is counted on foot makes steps and the distance of a day"

/** Figures that have a number of their own and are not read, with the reason. */
const unread: ReadonlyArray<readonly [field: number, name: string, reason: string]> = [
  [1, "calories", "which share of the day's it is, is not described"],
  [4, "active_time", "which time counts as active is not described"],
  [8, "distance_16", "its unit is not described"],
  [10, "active_time_16", "which time counts as active is not described"],
  [19, "active_calories", "which share of the day's it is, is not described"],
  [31, "ascent", "no place for it yet"],
  [32, "descent", "no place for it yet"],
  [33, "moderate_activity_minutes", "over which time it counts is not described"],
  [34, "vigorous_activity_minutes", "over which time it counts is not described"],
]

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The local day that an instant closes or lies in: what is said at midnight is the end of the day before. */
export const dayEndingAt = (at: number, offset_min: number): LocalDate => {
  const date = localDateAt(at, offset_min)
  return (at + offset_min * MINUTE_MS) % DAY_MS === 0 ? addDays(date, -1) : date
}

/** More counters than a file of a watch has, which is of a day or a week. */
const MAX_COUNTERS = 10_000

/**
 * What a watch counts from local midnight on, by kind of activity. A file begins with where the one before ended:
 * the highest of a day counts, in one file and over several.
 */
export class DayCounters {
  private readonly highest = new Map<string, { count: DayCount; records: number }>()
  private device = ""
  private readonly sink: Sink

  constructor(sink: Sink) {
    this.sink = sink
  }

  /** Names the watch, by its serial number. */
  by(serial: number | undefined): void {
    this.device = serial === undefined ? "" : String(serial)
  }

  /** Takes a message of a time (epoch ms), or why it has none. */
  take({ fields }: FitMessage, at: number | string, offset_min: number): void {
    for (const [field, name, reason] of unread)
      if (fields.has(field)) this.sink.skipped(`monitoring: ${name}`, reason)
    const kind = fields.get(KIND) ?? (fields.get(KIND_AND_INTENSITY) ?? 0) & 31
    for (const [field, column, scale] of counters) {
      const value = fields.get(field)
      if (value === undefined) continue
      const type = `monitoring: ${column}`
      if (typeof at === "string") this.sink.skipped(type, at)
      else if (!ON_FOOT.has(kind)) this.sink.skipped(type, NOT_ON_FOOT)
      else this.count(type, column, { at, offset_min, kind, value: value / scale })
    }
  }

  private count(
    type: string,
    column: AmountColumn,
    {
      at,
      offset_min,
      kind,
      value,
    }: { at: number; offset_min: number; kind: number; value: number },
  ): void {
    const date = dayEndingAt(at, offset_min)
    const key = `${column} ${date} ${kind}`
    const known = this.highest.get(key)
    if (!known && this.highest.size >= MAX_COUNTERS) {
      this.sink.skipped(type, "there are too many of them")
      return
    }
    const { device } = this
    const count = { kind: "count", column, date, offset_min, device, part: String(kind) } as const
    this.highest.set(key, {
      count: { ...count, value: Math.max(value, known?.count.value ?? 0) },
      records: (known?.records ?? 0) + 1,
    })
  }

  /** Hands the counters on. */
  end(): void {
    for (const { count, records } of this.highest.values())
      this.sink.used(`monitoring: ${count.column}`, count, records)
  }
}
