import { Effect } from "effect"
import type { Row } from "effect/encoding/Csv"
import { conversion } from "#catalogue/unit"
import { parseStamp } from "#domain/time"
import { dayColumns } from "#embedded/aggregator/exports/column"
import { dayOf } from "#embedded/aggregator/exports/csv/day"
import { type Header, readHeader, type Value } from "#embedded/aggregator/exports/csv/header"
import {
  metricNamed,
  type Named,
  type NightTarget,
  type Target,
  unknownName,
} from "#embedded/aggregator/exports/csv/names"
import { TableNights } from "#embedded/aggregator/exports/csv/nights"
import { eachRow, isAmbiguous, numberIn } from "#embedded/aggregator/exports/csv/table"
import { unitWritten } from "#embedded/aggregator/exports/csv/words"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { ExportRecord } from "#embedded/aggregator/exports/record"

const WRITTEN_DAY = "its day is not written like 2025-06-03"

const DEVICE = { name: "file", rank: 0 }

const inColumn = (target: Target, unit: string, value: number): number | null => {
  if (unit === "") return value * target.per
  const wanted = dayColumns[target.column].unit
  return conversion(unitWritten(unit, wanted), wanted)?.(value) ?? null
}

const isPlausible = ({ metric, per }: Target, value: number): boolean =>
  value / per >= metric.plausible.low && value / per <= metric.plausible.high

/** A record of a row, or why it is none. */
const recordOf = (
  { isOfDay, delimiter }: Header,
  cells: Value,
  target: Target,
): ExportRecord | string => {
  if (isAmbiguous(cells.value, delimiter)) return "its value could be thousands or decimals"
  const number = numberIn(cells.value, delimiter)
  if (number === null) return "its value is no number"
  const value = inColumn(target, cells.unit, number)
  if (value === null) return "its unit is not one of this metric"
  const { column, quantity } = target
  if (isOfDay) {
    const date = dayOf(cells.when)
    if (date === null) return WRITTEN_DAY
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

/** Takes a value of a night; answers why it is none. */
const takeNight = (header: Header, cells: Value, target: NightTarget, nights: TableNights) => {
  if (!header.isOfDay) return "it is of a whole night: use a column named day"
  const date = dayOf(cells.when)
  if (date === null) return WRITTEN_DAY
  return nights.take(target, date, { ...cells, delimiter: header.delimiter })
}

const take = (
  header: Header,
  value: Value,
  named: Named | null,
  sink: Sink,
  nights: TableNights,
): void => {
  if (named === null) {
    sink.skipped(value.metric, unknownName())
    return
  }
  const cells = value.unit === "" ? { ...value, unit: named.unit } : value
  if (named.night) {
    const reason = takeNight(header, cells, named.night, nights)
    if (reason !== null) sink.skipped(named.night.metric.name, reason)
    return
  }
  const record = recordOf(header, cells, named.day)
  const type = named.day.metric.name
  if (typeof record === "string") sink.skipped(type, record)
  else sink.used(type, record)
}

/** A file may name metrics without end: so many are looked up once. */
const MAX_NAMES = 200

/** Looks names up, each of the first ones once. */
const lookUp = () => {
  const known = new Map<string, Named | null>()
  return (name: string): Named | null => {
    const found = known.get(name)
    if (found !== undefined) return found
    const named = metricNamed(name)
    if (known.size < MAX_NAMES) known.set(name, named)
    return named
  }
}

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const header = readHeader(file.head)
    if (header === null)
      return new ExportUnreadable({ reason: "it has no header", error: "unknown_format" })
    const nights = new TableNights(sink)
    const named = lookUp()
    const takeAll = (row: Row) => {
      for (const value of header.valuesIn(row))
        take(header, value, named(value.metric), sink, nights)
    }
    return Effect.ensuring(
      eachRow(file, header, takeAll),
      Effect.sync(() => nights.end()),
    )
  })

/**
 * A spreadsheet with the header `day,metric,value,unit` or `time,metric,value,unit`, in any order, or with a day a
 * line and a metric a column. The unit may be left out; `;` and tabs separate as well, with decimal commas.
 */
export const plainCsv: Reader = {
  vendor: "csv",
  provider: "CSV",
  detect: ({ head }) => readHeader(head) !== null,
  read,
}
