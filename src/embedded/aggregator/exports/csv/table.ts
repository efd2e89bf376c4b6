import { Effect, Stream } from "effect"
import * as Csv from "effect/encoding/Csv"
import { type Encoding, encodingOf } from "#embedded/aggregator/exports/encoding"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

/** How a file of comma-separated values is laid out: its encoding, its delimiter and the names of its columns. */
export interface Table {
  readonly encoding: Encoding
  readonly delimiter: "," | ";" | "\t"
  /** In lower case, in order. */
  readonly names: ReadonlyArray<string>
  /** The cells of the lines before the header. */
  readonly above: ReadonlyArray<ReadonlyArray<string>>
}

const DELIMITERS = [";", "\t", ","] as const

/** A header stands in one of the first lines: titles and the delimiter's own line may come before it. */
const HEADER_LINES = 5

const cellsOf = (line: string, delimiter: string): ReadonlyArray<string> =>
  line.split(delimiter).map((cell) => cell.trim().replaceAll('"', ""))

const namesOf = (cells: ReadonlyArray<string>) => cells.map((cell) => cell.trim().toLowerCase())

/** The layout of a file by its first bytes; null where no line is the header that is looked for. */
export const tableOf = (
  head: Uint8Array,
  isHeader: (names: ReadonlyArray<string>) => boolean,
): Table | null => {
  const encoding = encodingOf(head)
  const text = new TextDecoder(encoding).decode(head)
  const lines = text.split(/\r\n|\n|\r/, HEADER_LINES)
  for (const [index, line] of lines.entries()) {
    const delimiter = DELIMITERS.find((each) => line.includes(each))
    if (delimiter === undefined) continue
    const names = namesOf(cellsOf(line, delimiter))
    if (!isHeader(names)) continue
    const above = lines.slice(0, index).map((each) => cellsOf(each, delimiter))
    return { encoding, delimiter, names, above }
  }
  return null
}

/** Reads the rows below the header, one by one. */
export const eachRow = (
  file: ExportFile,
  { encoding, delimiter, names }: Table,
  take: (row: Csv.Row) => void,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const decoder = new TextDecoder(encoding)
    const header = names.join("\n")
    let isBelow = false
    return file.bytes.pipe(
      Stream.map((chunk) => decoder.decode(chunk, { stream: true })),
      Stream.pipeThroughChannel(Csv.decodeString({ delimiter })),
      Stream.runForEachArray((rows) =>
        Effect.sync(() => {
          for (const row of rows)
            if (!isBelow) isBelow = namesOf(row).join("\n") === header
            else if (row.some((cell) => cell.trim() !== "")) take(row)
        }),
      ),
      Effect.mapError((error) =>
        error instanceof ExportUnreadable
          ? error
          : new ExportUnreadable({ reason: "it is no table of comma-separated values" }),
      ),
    )
  })

const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?(?:e[+-]?\d{1,2})?$/i

/** A number with a decimal point or comma; null for anything else. */
export const numberOf = (text: string): number | null => {
  const trimmed = text.trim()
  return NUMBER.test(trimmed) ? Number(trimmed.replace(",", ".")) : null
}

/** `8,200` and `8.200`: thousands or decimals. */
const EITHER = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/
/** Thousands apart, all by the same sign. */
const GROUPED = /^[+-]?\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:([.,])\d{1,15})?$/

/** Whether a number of a table could mean two: its sign before three digits is none of the table's decimals. */
export const isAmbiguous = (text: string, delimiter: Table["delimiter"]): boolean => {
  const sign = EITHER.exec(text.trim())?.[1]
  return sign !== undefined && sign !== { ",": ".", ";": ",", "\t": null }[delimiter]
}

/** A number of a table, whose thousands may stand apart; null for anything else, and for one that could be two. */
export const numberIn = (text: string, delimiter: Table["delimiter"]): number | null => {
  if (isAmbiguous(text, delimiter)) return null
  const plain = numberOf(text)
  if (plain !== null) return plain
  const trimmed = text.trim()
  const [, thousands, decimal] = GROUPED.exec(trimmed) ?? []
  if (thousands === undefined || thousands === decimal) return null
  return numberOf(trimmed.replaceAll(thousands, ""))
}
