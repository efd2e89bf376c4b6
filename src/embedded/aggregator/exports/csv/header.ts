import type { Row } from "effect/encoding/Csv"
import { nightTargetNamed, targetNamed } from "#embedded/aggregator/exports/csv/names"
import { type Table, tableOf } from "#embedded/aggregator/exports/csv/table"

/** A value of a spreadsheet as it is written, with its metric, its time and its unit; "" for no unit. */
export interface Value {
  readonly metric: string
  readonly when: string
  readonly value: string
  readonly unit: string
}

/** The layout of a plain spreadsheet. */
export interface Header extends Table {
  /** True where its values are of days; else they are of times of day. */
  readonly isOfDay: boolean
  readonly valuesIn: (row: Row) => ReadonlyArray<Value>
}

/** The columns of a spreadsheet with a value a line, beside when it is of. */
const COLUMNS = ["metric", "value"] as const
const DAY = ["day", "date"]

/** Columns that people write beside their values, and nothing is read from. */
const REMARKS = new Set(["weekday", "day of week", "note", "notes", "comment", "comments"])

/** "weight (kg)" and "sleep [h]": a metric and its unit. */
const HEADING = /^([^([]*)(?:[([]([^)\]]*)[)\]])?$/

const whenIn = (names: ReadonlyArray<string>, wanted: ReadonlyArray<string>) =>
  names.findIndex((each) => wanted.includes(each))

const headingIn = (name: string) => {
  const [, metric = name, unit = ""] = HEADING.exec(name) ?? []
  return { metric: metric.trim(), unit: unit.trim() }
}

const isKnown = (metric: string) =>
  targetNamed(metric) !== null || nightTargetNamed(metric) !== null

const isLong = (names: ReadonlyArray<string>) =>
  COLUMNS.every((each) => names.includes(each)) && whenIn(names, [...DAY, "time"]) >= 0

/** True where a header has a day a line: more of its columns are metrics than are not. */
const isWide = (names: ReadonlyArray<string>) => {
  if (isLong(names) || whenIn(names, DAY) < 0) return false
  const others = names.filter((each) => !DAY.includes(each) && !REMARKS.has(each))
  return others.filter((each) => isKnown(headingIn(each).metric)).length * 2 > others.length
}

const ofLines = (names: ReadonlyArray<string>): Pick<Header, "isOfDay" | "valuesIn"> => {
  const ofDay = whenIn(names, DAY)
  const when = ofDay < 0 ? names.indexOf("time") : ofDay
  const [metric, value, unit] = [...COLUMNS, "unit"].map((each) => names.indexOf(each))
  const cell = (row: Row, at: number | undefined) => (row[at ?? -1] ?? "").trim()
  const valuesIn = (row: Row) => [
    {
      metric: cell(row, metric),
      when: cell(row, when),
      value: cell(row, value),
      unit: cell(row, unit),
    },
  ]
  return { isOfDay: ofDay >= 0, valuesIn }
}

const ofColumns = (names: ReadonlyArray<string>): Pick<Header, "isOfDay" | "valuesIn"> => {
  const when = whenIn(names, DAY)
  const headings = names.map((name) =>
    DAY.includes(name) || REMARKS.has(name) ? null : headingIn(name),
  )
  const valuesIn = (row: Row) =>
    headings.flatMap((heading, at) => {
      const value = (row[at] ?? "").trim()
      return heading && value !== "" ? [{ ...heading, when: row[when] ?? "", value }] : []
    })
  return { isOfDay: true, valuesIn }
}

/** Reads the header of a plain spreadsheet; null for any other file. */
export const readHeader = (head: Uint8Array): Header | null => {
  const table = tableOf(head, (names) => isLong(names) || isWide(names))
  return table && { ...table, ...(isLong(table.names) ? ofLines : ofColumns)(table.names) }
}
