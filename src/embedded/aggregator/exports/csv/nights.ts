import { conversion } from "#catalogue/unit"
import type { LocalDate } from "#domain/time"
import { type NightColumn, unitOf } from "#embedded/aggregator/exports/column"
import type { NightTarget } from "#embedded/aggregator/exports/csv/names"
import { type Clocks, clockIn, spanOf } from "#embedded/aggregator/exports/csv/night-clock"
import {
  type BareUnit,
  bareUnitOf,
  impossibleIn,
  inSeconds,
  isWhole,
  type Length,
  lengthIn,
} from "#embedded/aggregator/exports/csv/night-lengths"
import { numberIn, type Table } from "#embedded/aggregator/exports/csv/table"
import { unitWritten } from "#embedded/aggregator/exports/csv/words"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Span } from "#embedded/aggregator/exports/record"

const SKIPPED = {
  value: "its value is no number",
  length: "its value is no length, as 7:10, 7h 10m or 430",
  clock: "its value is no time of day, as 23:15 or 2026-05-31 23:15",
  unit: "its unit is not one of this metric",
  implausible: "no body has such a value",
  sum: "the lengths of that night cannot be: its parts are longer than the whole",
  open: "it could be hours or minutes: write the unit, as deep (h)",
} as const

type FigureTarget = Extract<NightTarget, { readonly column: NightColumn }>

const isPlausible = ({ metric, per }: FigureTarget, value: number): boolean =>
  value / per >= metric.plausible.low && value / per <= metric.plausible.high

/** A figure of a night that is no length, in the unit of its column; or why it is none. */
const figureIn = (
  target: FigureTarget,
  text: string,
  unit: string,
  delimiter: Table["delimiter"],
): number | string => {
  const number = numberIn(text, delimiter)
  if (number === null) return SKIPPED.value
  const wanted = unitOf(target.column)
  const convert = unit === "" ? null : conversion(unitWritten(unit, wanted), wanted)
  if (unit !== "" && convert === null) return SKIPPED.unit
  const value = convert?.(number) ?? number * target.per
  return isPlausible(target, value) ? value : SKIPPED.implausible
}

interface Rows {
  readonly figures: Array<readonly [FigureTarget, value: number]>
  readonly lengths: Array<readonly [FigureTarget, Length]>
  readonly clocks: Clocks
}

const lengthsOf = ({ lengths }: Rows) => lengths.map(([, length]) => length)

/** Seconds between the times of a night; null where one of them is not known, or they make none. */
const betweenTimes = (date: LocalDate, { clocks }: Rows): number | null => {
  const span = spanOf(date, clocks, undefined)
  return typeof span === "string" ? null : (span.to - span.from) / 1_000
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
    const rows = this.days.get(date) ?? { figures: [], lengths: [], clocks: {} }
    this.days.set(date, rows)
    if ("clock" in target) {
      const clock = clockIn(value)
      if (clock === null) return SKIPPED.clock
      rows.clocks[target.clock] = clock
      return null
    }
    if (unitOf(target.column) === "s") {
      const length = lengthIn(target.column, value, unit, delimiter)
      if (length === null) return SKIPPED.length
      if (length === "unit") return SKIPPED.unit
      rows.lengths.push([target, length])
      return null
    }
    const figure = figureIn(target, value, unit, delimiter)
    if (typeof figure === "string") return figure
    rows.figures.push([target, figure])
    return null
  }

  /** Hands the nights on once all rows are there. */
  end(): void {
    const units = new Map(
      [...this.days].map(([date, rows]) => [
        date,
        bareUnitOf(lengthsOf(rows), betweenTimes(date, rows)),
      ]),
    )
    // A night that does not tell is written as those that do.
    const decided = new Set([...units.values()].filter((unit) => unit !== "open" && unit !== null))
    const common = decided.size === 1 ? ([...decided][0] as BareUnit) : null
    for (const [date, rows] of this.days) {
      const unit = units.get(date)!
      this.hand(date, rows, unit === "open" ? (common ?? SKIPPED.open) : (unit ?? SKIPPED.sum))
    }
  }

  private hand(date: LocalDate, rows: Rows, unit: BareUnit | (typeof SKIPPED)["open" | "sum"]) {
    const figures = [...rows.figures, ...this.lengthsIn(date, rows, unit)]
    const lengthOf = (column: NightColumn) => figures.find(([to]) => to.column === column)?.[1]
    const asleep_s = lengthOf("asleep_s")
    const length_s = lengthOf("in_bed_s") ?? (asleep_s && asleep_s + (lengthOf("awake_s") ?? 0))
    const span = spanOf(date, rows.clocks, length_s)
    this.handTimes(`csv-${date}`, rows.clocks, span)
    for (const [{ metric, column }, value] of figures)
      if (typeof span === "string") this.sink.skipped(metric.name, span)
      else
        this.sink.used(metric.name, {
          kind: "night_figures",
          of: { id: `csv-${date}` },
          figures: { [column]: value },
        })
  }

  private handTimes(id: string, clocks: Clocks, span: Span | string) {
    for (const [clock, type] of [
      ["start_at", "bedtime"],
      ["end_at", "wake-up time"],
    ] as const)
      if (clocks[clock] === undefined) continue
      else if (typeof span === "string") this.sink.skipped(type, span)
      else this.sink.used(type, { kind: "night", id, is_nap: false, figures: {}, ...span })
  }

  /** The lengths of a night in seconds; what cannot be, or could be two, is left out with its reason. */
  private lengthsIn(
    date: LocalDate,
    rows: Rows,
    unit: Parameters<TableNights["hand"]>[2],
  ): ReadonlyArray<readonly [FigureTarget, number]> {
    const taken: Array<readonly [FigureTarget, number]> = []
    for (const [target, length] of rows.lengths) {
      const isNeeded = length.isBare && length.value !== 0 && !isWhole(length)
      if (isNeeded && (unit === SKIPPED.open || unit === SKIPPED.sum)) {
        this.sink.skipped(target.metric.name, unit)
        continue
      }
      const value = inSeconds(length, unit === "h" ? "h" : "min")
      if (isPlausible(target, value)) taken.push([target, value])
      else this.sink.skipped(target.metric.name, SKIPPED.implausible)
    }
    const seconds = new Map(taken.map(([{ column }, value]) => [column, value]))
    const impossible = impossibleIn(seconds, betweenTimes(date, rows))
    return taken.filter(([{ column, metric }]) => {
      if (impossible.has(column)) this.sink.skipped(metric.name, SKIPPED.sum)
      return !impossible.has(column)
    })
  }
}
