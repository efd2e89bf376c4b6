import { Effect, Exit, Stream } from "effect"
import { conversion } from "#catalogue/unit"
import {
  type DayColumn,
  type NightColumn,
  unitOf,
  type WorkoutColumn,
} from "#embedded/aggregator/exports/column"
import { encodingOf } from "#embedded/aggregator/exports/encoding"
import type { ExportFile, ExportUnreadable, Sink } from "#embedded/aggregator/exports/reader"

/** One record of an export: cells by the names of their columns, which are in lower case. */
export interface Row {
  readonly names: ReadonlyArray<string>
  /** The text of a cell, trimmed; empty where there is none. */
  readonly cell: (name: string) => string
}

/** A row under other names of its columns, in their order. */
export const renamed = (row: Row, names: ReadonlyArray<string>): Row => {
  const own = new Map(names.map((name, at) => [name, row.names[at]!]))
  return { names, cell: (name) => row.cell(own.get(name) ?? "") }
}

/** A longer record is a quote that nothing closes. */
const MAX_RECORD = 1 << 20
const DELIMITERS = [",", ";", "\t"] as const
type Delimiter = (typeof DELIMITERS)[number]

const decoderOf = (head: Uint8Array) => new TextDecoder(encodingOf(head))

const unquoted = (cell: string): string => {
  const trimmed = cell.trim()
  if (!trimmed.startsWith('"')) return trimmed
  const end = trimmed.length > 1 && trimmed.endsWith('"') ? -1 : trimmed.length
  return trimmed.slice(1, end).replaceAll('""', '"').trim()
}

/** The cells of a record. A quote counts in a cell that begins with one; in others it is a character. */
const cellsOf = (record: string, delimiter: Delimiter): ReadonlyArray<string> => {
  const cells: Array<string> = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at <= record.length; at++) {
    const isEnd = at === record.length || (record[at] === delimiter && !isQuoted)
    if (isEnd) {
      cells.push(unquoted(record.slice(from, at)))
      from = at + 1
    } else if (record[at] === '"' && record[from] === '"') isQuoted = !isQuoted
  }
  return cells
}

/** The header of a table: the separator that it has most of, and its names. */
const headerIn = (line: string) => {
  const count = (delimiter: string) => line.split(delimiter).length
  const delimiter = DELIMITERS.reduce((most, each) => (count(each) > count(most) ? each : most))
  const names = cellsOf(line, delimiter).map((name) => name.toLowerCase().replaceAll(/\s+/g, " "))
  return { delimiter, names }
}

const BREAK = /\r\n|\n|\r/

/** The names of the columns of a file whose first line is a header. */
export const columnsOf = (head: Uint8Array): ReadonlyArray<string> => {
  const [line = ""] = decoderOf(head)
    .decode(head)
    .replace(/^\uFEFF/, "")
    .split(BREAK, 1)
  return line.length > 20_000 ? [] : headerIn(line).names
}

/** The cells of the first record below a header that stands on one line; none where there is none. */
export const firstCells = (head: Uint8Array): ReadonlyArray<string> => {
  const [header = "", record = ""] = decoderOf(head)
    .decode(head)
    .replace(/^\uFEFF/, "")
    .split(BREAK, 2)
  return header.length > 20_000 ? [] : cellsOf(record, headerIn(header).delimiter)
}

/**
 * The first of some tables whose marks, which are names of columns, a file has all; null for none. `named` says the
 * names by which marks go, where the file has others.
 */
export const markedTable = (
  { head }: Pick<ExportFile, "head">,
  marks: Readonly<Record<string, ReadonlyArray<string>>>,
  named = (names: ReadonlyArray<string>) => names,
): string | null => {
  const columns = new Set(named(columnsOf(head)))
  const tables = Object.keys(marks)
  return tables.find((table) => marks[table]!.every((each) => columns.has(each))) ?? null
}

/** Puts lines together to records: one is complete once its quotes are even. */
class Records {
  private header: ReturnType<typeof headerIn> | null = null
  private rest = ""
  private pending: Array<string> = []
  private size = 0
  private isOpen = false
  private readonly take: (row: Row) => void
  private readonly broken: () => void

  constructor(take: (row: Row) => void, broken: () => void) {
    this.take = take
    this.broken = broken
  }

  push(text: string): void {
    const lines = (this.rest + text).split(BREAK)
    this.rest = lines.pop()!
    for (const line of lines) this.line(line)
    if (this.rest.length <= MAX_RECORD) return
    this.rest = ""
    this.broken()
  }

  /** Takes the last line, which needs no break behind it in a file that is whole, and is no line in one that broke. */
  end(isWhole: boolean): void {
    if (isWhole) this.line(this.rest)
    this.singly()
  }

  private line(line: string): void {
    if (this.pending.length === 0 && line.trim() === "") return
    this.pending.push(line)
    this.size += line.length + 1
    if ((line.split('"').length - 1) % 2 === 1) this.isOpen = !this.isOpen
    if (this.size > MAX_RECORD) this.singly()
    else if (!this.isOpen) this.whole()
  }

  private whole(): void {
    const record = this.pending.join("\n")
    if (this.header === null) this.header = headerIn(record)
    else if (this.pending.length > 1 && !this.fits(record)) {
      this.singly()
      return
    } else this.record(record)
    this.clear()
  }

  /** What a stray quote had joined, line by line. */
  private singly(): void {
    for (const line of this.pending) this.record(line)
    this.clear()
  }

  private fits(record: string): boolean {
    return cellsOf(record, this.header!.delimiter).length === this.header!.names.length
  }

  private record(record: string): void {
    if (this.header === null) {
      this.broken()
      return
    }
    const { names, delimiter } = this.header
    const cells = cellsOf(record, delimiter)
    if (cells.length !== names.length) {
      this.broken()
      return
    }
    const known = new Map(names.map((name, at) => [name, cells[at]!]))
    this.take({ names, cell: (name) => known.get(name) ?? "" })
  }

  private clear(): void {
    this.pending = []
    this.size = 0
    this.isOpen = false
  }
}

/** Reads a table of separated values, row by row; a row that does not fit the header is counted and left out. */
export const readRows = (
  file: ExportFile,
  take: (row: Row) => void,
  broken: () => void,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const decoder = decoderOf(file.head)
    const records = new Records(take, broken)
    return file.bytes.pipe(
      Stream.runForEach((chunk) =>
        Effect.sync(() => records.push(decoder.decode(chunk, { stream: true }))),
      ),
      Effect.onExit((exit) => Effect.sync(() => records.end(Exit.isSuccess(exit)))),
    )
  })

/**
 * What becomes of a column: a figure in a unit; why it is none; or null where the reader takes it itself, as
 * times and names.
 */
export type Column =
  | readonly ["day", DayColumn, unit: string]
  | readonly ["night", NightColumn, unit: string]
  | readonly ["workout", WorkoutColumn, unit: string]
  | string
  | null

/** The figures of a row, in the units of ingest. */
export interface Figures {
  readonly day: ReadonlyArray<readonly [DayColumn, number, type: string]>
  readonly night: Readonly<Partial<Record<NightColumn, number>>>
  readonly workout: Readonly<Partial<Record<WorkoutColumn, number>>>
}

const ABSENT: ReadonlySet<string> = new Set(["", "none", "null", "nan", "n/a", "--"])

/** Whether a cell says that there is no value. */
export const isAbsent = (text: string): boolean => ABSENT.has(text.toLowerCase())

const NUMBER = /^[+-]?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?$/i

/** The number of a cell; null for what is none. */
export const numberOf = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null)

/** No body has a pulse, a breath, a weight or a variability of nothing. */
const NEVER_ZERO: ReadonlySet<string> = new Set(["/min", "ms", "kg", "mL/kg/min", "mm[Hg]"])
/** What may lie below zero. */
const SIGNED: ReadonlySet<string> = new Set(["skin_temp_delta_c"])

/** Scores of a hundred. */
const OF_HUNDRED: ReadonlySet<string> = new Set([
  "recovery_score",
  "sleep_score",
  "activity_score",
  "score",
  "readiness",
])

const valueOf = (column: Exclude<Column, string | null>, text: string): number | string => {
  const unit = unitOf(column[1])
  const number = numberOf(text)
  const value = number === null ? null : (conversion(column[2], unit)?.(number) ?? null)
  if (value === null) return "its value is no number"
  if (value < 0 && !SIGNED.has(column[1])) return "its value is negative"
  if (value === 0 && NEVER_ZERO.has(unit)) return "a zero stands for no value"
  if (unit === "%" && value > 100) return "a percentage above 100"
  if (value > 100 && OF_HUNDRED.has(column[1])) return "a score above 100"
  return value
}

/** Reads the figures of a row by a table of its columns; what has no place is counted by column, with the reason. */
export const figuresOf = (
  row: Row,
  columns: Readonly<Record<string, Column>>,
  sink: Pick<Sink, "skipped">,
): Figures => {
  const day: Array<readonly [DayColumn, number, string]> = []
  const night: Partial<Record<NightColumn, number>> = {}
  const workout: Partial<Record<WorkoutColumn, number>> = {}
  for (const name of row.names) {
    const text = row.cell(name)
    if (isAbsent(text)) continue
    const column = Object.hasOwn(columns, name) ? columns[name]! : "a column that is not known"
    if (column === null) continue
    const value = typeof column === "string" ? column : valueOf(column, text)
    if (typeof value === "string") sink.skipped(name, value)
    else if (column[0] === "day") day.push([column[1] as DayColumn, value, name])
    else if (column[0] === "night") night[column[1] as NightColumn] = value
    else workout[column[1] as WorkoutColumn] = value
  }
  return { day, night, workout }
}
