import type { Row } from "effect/encoding/Csv"
import { metricNamed } from "#embedded/aggregator/exports/csv/names"
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
/** What people call the column of the day where a day is a line, the plainest first. */
const DAYS = [...DAY, "datum", "tag", "jour", "night", "nacht", "nuit", "timestamp"]

/** Columns that people write beside their values, and nothing is read from. */
const REMARKS: ReadonlySet<string> = new Set(
  (
    "weekday,day of week,note,notes,comment,comments,wochentag,notiz,notizen,kommentar,kommentare,bemerkung," +
    "bemerkungen,jour de la semaine,remarque,remarques,commentaire,commentaires"
  ).split(","),
)

/** The ends of a night, where they stand among the lengths of its stages. */
const ENDS: Readonly<Record<string, string>> = {
  start: "bedtime",
  begin: "bedtime",
  beginn: "bedtime",
  début: "bedtime",
  end: "wake-up time",
  ende: "wake-up time",
  fin: "wake-up time",
}

/** "weight (kg)" and "sleep [h]": a metric and its unit. */
const HEADING = /^([^([]*)(?:[([]([^)\]]*)[)\]])?$/

const whenIn = (names: ReadonlyArray<string>, wanted: ReadonlyArray<string>): number => {
  const found = wanted.find((each) => names.includes(each))
  return found === undefined ? -1 : names.indexOf(found)
}

interface Heading {
  readonly metric: string
  readonly unit: string
}

const headingIn = (name: string): Heading => {
  const [, metric = name, unit = ""] = HEADING.exec(name) ?? []
  return { metric: metric.trim(), unit: unit.trim() }
}

const isLong = (names: ReadonlyArray<string>) =>
  COLUMNS.every((each) => names.includes(each)) && whenIn(names, [...DAY, "time"]) >= 0

/** The headings of a table with a day a line; null for a column that is read for no value. */
const headingsOf = (names: ReadonlyArray<string>): ReadonlyArray<Heading | null> => {
  const when = whenIn(names, DAYS)
  const headings = names.map((name, at) =>
    at === when || DAY.includes(name) || REMARKS.has(name) ? null : headingIn(name),
  )
  const known = headings.flatMap((each) => (each === null ? [] : (metricNamed(each.metric) ?? [])))
  const nights = known.filter(({ night }) => night !== undefined).length
  // A workout has a start and an end as well.
  if (nights * 2 <= known.length) return headings
  return headings.map((each) =>
    each !== null && Object.hasOwn(ENDS, each.metric)
      ? { metric: ENDS[each.metric]!, unit: "" }
      : each,
  )
}

const hasDays = (names: ReadonlyArray<string>) => !isLong(names) && whenIn(names, DAYS) >= 0

/** True where a header has a day a line: more of its columns are metrics than are not. */
const isWide = (names: ReadonlyArray<string>) => {
  if (!hasDays(names)) return false
  const others = headingsOf(names).filter((each) => each !== null)
  return others.filter(({ metric }) => metricNamed(metric) !== null).length * 2 > others.length
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
  const when = whenIn(names, DAYS)
  const headings = headingsOf(names)
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

/** True for a table with a day a line whose columns are mostly no metrics: nobody's, or ours with other names. */
export const isOfOtherNames = (head: Uint8Array): boolean =>
  readHeader(head) === null && tableOf(head, hasDays) !== null
