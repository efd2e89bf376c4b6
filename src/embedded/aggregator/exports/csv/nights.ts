import { conversion } from "#catalogue/unit"
import { daysBetween, type LocalDate } from "#domain/time"
import { type NightColumn, unitOf } from "#embedded/aggregator/exports/column"
import type { NightTarget } from "#embedded/aggregator/exports/csv/names"
import { numberIn, type Table } from "#embedded/aggregator/exports/csv/table"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Night } from "#embedded/aggregator/exports/record"

const SKIPPED = {
  value: "its value is no number",
  clock: "its value is no time of day, as 23:15",
  unit: "its unit is not one of this metric",
  implausible: "no body has such a value",
  lone: "a night needs its bedtime or its wake-up time beside it, and how long it was or the other of them",
  times: "its bedtime and its wake-up time make no night",
} as const

const EPOCH = "1970-01-01"
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const NOON = 720

/** Whole nights, which nobody writes in minutes up to this: then they are hours. */
const HOURS: ReadonlySet<NightColumn> = new Set(["asleep_s", "in_bed_s"])
const MAX_HOURS = 24

const CLOCK = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i
const LENGTH = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/** Minutes since midnight of a time of day; null for what is none. */
const clockIn = (text: string): number | null => {
  const [, hour, minute, half] = CLOCK.exec(text.trim()) ?? []
  if (hour === undefined || Number(minute) > 59) return null
  const isPm = half?.toLowerCase() === "p"
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isPm ? 12 : 0)
  return hours < 24 ? hours * 60 + Number(minute) : null
}

/** A figure of a night in the unit of its column, or why it is none. */
const figureIn = (
  { metric, column, per }: Extract<NightTarget, { readonly column: NightColumn }>,
  text: string,
  unit: string,
  delimiter: Table["delimiter"],
): number | string => {
  const [, hours, minutes, seconds = "0"] = LENGTH.exec(text.trim()) ?? []
  if (hours !== undefined && unitOf(column) === "s")
    return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  const number = numberIn(text, delimiter)
  if (number === null) return SKIPPED.value
  const isHours = unit === "" && HOURS.has(column) && number <= MAX_HOURS
  const convert = unit === "" ? null : conversion(unit, unitOf(column))
  if (unit !== "" && convert === null) return SKIPPED.unit
  const value = isHours ? number * 3_600 : (convert?.(number) ?? number * per)
  const { low, high } = metric.plausible
  return value / per >= low && value / per <= high ? value : SKIPPED.implausible
}

interface Rows {
  readonly figures: Array<readonly [type: string, NightColumn, value: number]>
  readonly clocks: Partial<Record<"start_at" | "end_at", number>>
}

const ofTimes = (
  date: LocalDate,
  { figures, clocks }: Rows,
): Pick<Night, "from" | "to"> | string => {
  const midnight = daysBetween(EPOCH, date) * DAY_MS
  const lengthOf = (column: NightColumn) => figures.find(([, each]) => each === column)?.[2]
  const asleep_s = lengthOf("asleep_s")
  const length_s = lengthOf("in_bed_s") ?? (asleep_s && asleep_s + (lengthOf("awake_s") ?? 0))
  const { start_at, end_at } = clocks
  const start =
    start_at === undefined
      ? undefined
      : midnight + start_at * MINUTE_MS - (start_at >= NOON ? DAY_MS : 0)
  const end = end_at === undefined ? undefined : midnight + end_at * MINUTE_MS
  const from = start ?? (end && length_s && end - length_s * 1_000)
  const to = end ?? (start && length_s && start + length_s * 1_000)
  if (!from || !to) return SKIPPED.lone
  return to > from && to - from <= DAY_MS ? { from, to } : SKIPPED.times
}

/** The nights of a spreadsheet, put together from its rows of a day: that on which they ended. */
export class TableNights {
  private readonly days = new Map<LocalDate, Rows>()
  private readonly sink: Sink

  constructor(sink: Sink) {
    this.sink = sink
  }

  /** Takes the value of a row; answers why it is none, where that is so. */
  take(
    target: NightTarget,
    date: LocalDate,
    { value, unit, delimiter }: { value: string; unit: string; delimiter: Table["delimiter"] },
  ): string | null {
    const rows = this.days.get(date) ?? { figures: [], clocks: {} }
    this.days.set(date, rows)
    if ("clock" in target) {
      const minutes = clockIn(value)
      if (minutes === null) return SKIPPED.clock
      rows.clocks[target.clock] = minutes
      return null
    }
    const figure = figureIn(target, value, unit, delimiter)
    if (typeof figure === "string") return figure
    rows.figures.push([target.metric.name, target.column, figure])
    return null
  }

  /** Hands the nights on once all rows are there. */
  end(): void {
    for (const [date, rows] of this.days) {
      const span = ofTimes(date, rows)
      const id = `csv-${date}`
      for (const [clock, type] of [
        ["start_at", "bedtime"],
        ["end_at", "wake-up time"],
      ] as const)
        if (rows.clocks[clock] === undefined) continue
        else if (typeof span === "string") this.sink.skipped(type, span)
        else
          this.sink.used(type, {
            ...{ kind: "night", id, is_nap: false, offset_min: null, figures: {} },
            ...span,
          })
      for (const [type, column, value] of rows.figures)
        if (typeof span === "string") this.sink.skipped(type, span)
        else
          this.sink.used(type, { kind: "night_figures", of: { id }, figures: { [column]: value } })
    }
  }
}
