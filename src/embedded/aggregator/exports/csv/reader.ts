import { Effect } from "effect"
import type { Row } from "effect/encoding/Csv"
import { conversion } from "#catalogue/unit"
import { isLocalDate, type LocalDate, parseStamp } from "#domain/time"
import { dayColumns } from "#embedded/aggregator/exports/column"
import { type Target, targetNamed } from "#embedded/aggregator/exports/csv/names"
import {
  eachRow,
  isAmbiguous,
  numberIn,
  type Table,
  tableOf,
} from "#embedded/aggregator/exports/csv/table"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { ExportRecord } from "#embedded/aggregator/exports/record"

/** The columns of a plain spreadsheet. The first is one of the two. */
const COLUMNS = ["metric", "value"] as const
const WHEN = ["day", "time"] as const

interface Header extends Table {
  readonly when: (typeof WHEN)[number]
  readonly at: ReadonlyMap<string, number>
}

const whenOf = (names: ReadonlyArray<string>) => WHEN.find((each) => names.includes(each))

/** Reads the header; null where it is not one of a plain spreadsheet. */
const headerOf = (head: Uint8Array): Header | null => {
  const table = tableOf(
    head,
    (names) => whenOf(names) !== undefined && COLUMNS.every((each) => names.includes(each)),
  )
  return (
    table && {
      ...table,
      when: whenOf(table.names)!,
      at: new Map(table.names.map((name, index) => [name, index])),
    }
  )
}

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** A day as 2025-06-03 or 3.6.2025; with strokes it may be June or March, so that it is none. */
const dayOf = (text: string): LocalDate | null => {
  const trimmed = text.trim()
  const dotted = DOTTED.exec(trimmed)
  const iso = dotted
    ? `${dotted[3]}-${dotted[2]!.padStart(2, "0")}-${dotted[1]!.padStart(2, "0")}`
    : trimmed
  return isLocalDate(iso) ? iso : null
}

const DEVICE = { name: "file", rank: 0 }

const inColumn = (target: Target, unit: string, value: number): number | null => {
  if (unit === "") return value * target.per
  return conversion(unit, dayColumns[target.column].unit)?.(value) ?? null
}

const isPlausible = ({ metric, per }: Target, value: number): boolean =>
  value / per >= metric.plausible.low && value / per <= metric.plausible.high

/** A record of a row, or why it is none. */
const recordOf = (
  { when, delimiter }: Header,
  cells: { readonly when: string; readonly value: string; readonly unit: string },
  target: Target,
): ExportRecord | string => {
  if (isAmbiguous(cells.value, delimiter)) return "its value could be thousands or decimals"
  const number = numberIn(cells.value, delimiter)
  if (number === null) return "its value is no number"
  const value = inColumn(target, cells.unit.trim(), number)
  if (value === null) return "its unit is not one of this metric"
  const { column, quantity } = target
  if (when === "day") {
    const date = dayOf(cells.when)
    if (date === null) return "its day is not written like 2025-06-03"
    return isPlausible(target, value)
      ? { kind: "day", column, date, offset_min: null, value }
      : "no body has such a value"
  }
  const stamp = parseStamp(cells.when)
  if (stamp === null) return "its time is not written like 2025-06-03 07:30"
  const span = { from: stamp.epoch_ms, to: stamp.epoch_ms, offset_min: stamp.offset_min }
  if (dayColumns[column].fold === "sum")
    return { kind: "amount", column: column as never, ...span, value, device: DEVICE }
  if (quantity === null) return "it is of a whole day: use a column named day"
  if (!isPlausible(target, value)) return "no body has such a value"
  return { kind: "sample", quantity, ...span, value, device: DEVICE }
}

const take = (header: Header, row: Row, sink: Sink): void => {
  const cell = (name: string) => row[header.at.get(name) ?? -1] ?? ""
  const target = targetNamed(cell("metric"))
  const cells = { when: cell(header.when), value: cell("value"), unit: cell("unit") }
  const record = target ? recordOf(header, cells, target) : "no metric of a day has this name"
  const type = target?.metric.name ?? cell("metric").trim()
  if (typeof record === "string") sink.skipped(type, record)
  else sink.used(type, record)
}

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const header = headerOf(file.head)
    if (header === null) return new ExportUnreadable({ reason: "it has no header" })
    return eachRow(file, header, (row) => take(header, row, sink))
  })

/**
 * A spreadsheet with the header `day,metric,value,unit` or `time,metric,value,unit`, in any order. The unit may
 * be left out; `;` and tabs separate as well, with decimal commas.
 */
export const plainCsv: Reader = {
  vendor: "csv",
  provider: "CSV",
  detect: ({ head }) => headerOf(head) !== null,
  read,
}
