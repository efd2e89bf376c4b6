import { Effect } from "effect"
import type { Row } from "effect/encoding/Csv"
import { conversion } from "#catalogue/unit"
import { quantities } from "#embedded/aggregator/exports/column"
import { eachRow, numberOf, type Table, tableOf } from "#embedded/aggregator/exports/csv/table"
import {
  instantOf,
  likelyOrder,
  type Order,
  type PrintedTime,
  printedTimeOf,
  provenOrder,
} from "#embedded/aggregator/exports/libre/dates"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { Device, ExportRecord } from "#embedded/aggregator/exports/record"

/** Where columns stand: their names are in the language of the account, their places the same in all. */
const TIME = 2
const TYPE = 3
const GRAMS = 9
const MIN_COLUMNS = 15

/** What a record of each type is: in which column its value stands, and of which device it is a sample. */
const types: Readonly<
  Record<string, readonly [name: string, column: number, Device | null] | readonly [string]>
> = {
  "0": ["historic glucose", 4, { name: "sensor", rank: 0 }],
  "1": ["scanned glucose", 5, { name: "scan", rank: 1 }],
  "2": ["strip glucose", 14, { name: "strip", rank: 2 }],
  "3": ["record type 3"],
  "4": ["insulin"],
  "5": ["carbohydrates", GRAMS, null],
  "6": ["note"],
}

const UNIT = /(mg\/dl|mmol\/l)\)?$/

const unitOf = (names: ReadonlyArray<string>, column: number) => UNIT.exec(names[column] ?? "")?.[1]

/** Columns 4, 5 and 14 are glucose: historic, scanned, of a strip. */
const isHeader = (names: ReadonlyArray<string>): boolean =>
  names.length >= MIN_COLUMNS && [4, 5, 14].every((column) => unitOf(names, column) !== undefined)

/** Nobody is measured outside this, in mg/dL. */
const PLAUSIBLE = { low: 10, high: 1_000 }

/** As many records wait for the order of their dates at most. */
const MAX_WAITING = 100_000

/** A record that is read but for its day. */
interface Waiting {
  readonly type: string
  readonly time: PrintedTime
  readonly record: (at: number) => ExportRecord
}

const amountOf = (value: number, at: number): ExportRecord => ({
  kind: "amount",
  column: "carbs_g",
  from: at,
  to: at,
  offset_min: null,
  value,
  device: { name: "person", rank: 0 },
})

/** A row without its day, or the name of its type with why it is left out. */
const waitingOf = (row: Row, { names }: Table): Waiting | readonly [string, string] => {
  const printed = (row[TYPE] ?? "").trim()
  if (!Object.hasOwn(types, printed)) return ["other records", "nothing is known of this type"]
  const [type, column, device = null] = types[printed]!
  if (column === undefined) return [type, "it has no place"]
  const time = printedTimeOf(row[TIME] ?? "")
  if (time === null) return [type, "its time is not readable"]
  const number = numberOf(row[column] ?? "")
  if (device === null) {
    if (number === null || number < 0) return [type, "it names no grams"]
    return { type, time, record: (at) => amountOf(number, at) }
  }
  if (number === null) return [type, "its value is no number"]
  const value = conversion(unitOf(names, column)!, quantities.glucose.unit)!(number)
  if (value < PLAUSIBLE.low || value > PLAUSIBLE.high) return [type, "no body has such a value"]
  return {
    type,
    time,
    record: (at) => ({
      kind: "sample",
      quantity: "glucose",
      from: at,
      to: at,
      offset_min: null,
      value,
      device,
    }),
  }
}

/** Holds records back until a date proves the order of all. */
class Dates {
  private order: Order | null = null
  private waiting: Array<Waiting> = []
  private readonly sink: Sink
  /** When the file says that it was made. */
  private readonly made: PrintedTime | null

  constructor(sink: Sink, above: Table["above"]) {
    this.sink = sink
    this.made = above.flat().flatMap((cell) => printedTimeOf(cell) ?? [])[0] ?? null
    if (this.made) this.order = provenOrder(this.made)
  }

  take(record: Waiting): void {
    this.order ??= provenOrder(record.time)
    this.waiting.push(record)
    if (this.order !== null || this.waiting.length >= MAX_WAITING) this.flush()
  }

  end(): void {
    this.flush()
    const made = this.made && instantOf(this.made, this.order!)
    if (made !== null) this.sink.made(made)
  }

  private flush(): void {
    this.order ??= likelyOrder([
      ...this.waiting.map(({ time }) => time),
      ...(this.made ? [this.made] : []),
    ])
    for (const { type, time, record } of this.waiting) {
      const at = instantOf(time, this.order)
      if (at === null) this.sink.skipped(type, "its time is not readable")
      else this.sink.used(type, record(at))
    }
    this.waiting = []
  }
}

const read = (file: ExportFile, sink: Sink): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const table = tableOf(file.head, isHeader)
    if (table === null)
      return new ExportUnreadable({ reason: "it has no header", error: "unknown_format" })
    const dates = new Dates(sink, table.above)
    return eachRow(file, table, (row) => {
      const record = waitingOf(row, table)
      if ("time" in record) dates.take(record)
      else sink.skipped(...record)
    }).pipe(Effect.ensuring(Effect.sync(() => dates.end())))
  })

/** The table of records that LibreView exports; its times are local ones without an offset. */
export const libreView: Reader = {
  vendor: "libre",
  provider: "FREESTYLELIBRE",
  detect: ({ head }) => tableOf(head, isHeader) !== null,
  read,
}
