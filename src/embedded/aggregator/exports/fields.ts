import { Result } from "effect"
import { conversion } from "#catalogue/unit"
import {
  type DayColumn,
  type NightColumn,
  unitOf,
  type WorkoutColumn,
} from "#embedded/aggregator/exports/column"

/** An object of an export. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object of an export. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The object that a text is in JSON; null for anything else. */
export const objectOf = (text: string): Fields | null => {
  const value = Result.getOrNull(Result.try((): unknown => JSON.parse(text)))
  return isFields(value) ? value : null
}

/** A field by its path, its column, its unit, and whether 0 says that it was not measured. */
export type Field<Column> = readonly [field: string, Column, unit: string, zero?: "unmeasured"]

/** What stands at a path of a record. */
export const valueAt = (record: Fields, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((inner, name) => (inner as Fields | null | undefined)?.[name], record)

const NUMBER = /^\s*[+-]?\d{1,15}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?\s*$/i

/** A number, also one that is written as text; null for none. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === "string") return NUMBER.test(value) ? Number(value) : null
  return typeof value === "number" && Number.isFinite(value) ? value : null
}

/** A number at a path of a record, also one that is written as text; null for none. */
export const numberAt = (record: Fields, path: string): number | null =>
  numberOf(valueAt(record, path))

/** A printed value in the unit of its column; null for a negative one or a unit that is no measure of it. */
export const inUnitOf = (
  column: DayColumn | NightColumn | WorkoutColumn,
  value: number,
  unit: string,
): number | null => (value < 0 ? null : (conversion(unit, unitOf(column))?.(value) ?? null))

/** Fields that are not read, by the reason. */
export type UnreadFields = Readonly<Record<string, ReadonlyArray<string>>>

/** Reports the fields of a record that have a value and are not read. */
export const reportUnread = (
  record: Fields,
  kind: string,
  unread: UnreadFields,
  skipped: (type: string, reason: string) => void,
): void => {
  for (const [reason, names] of Object.entries(unread))
    for (const name of names) if (record[name] != null) skipped(`${kind}: ${name}`, reason)
}

/** Why a field is left out that has a value. */
export const NO_NUMBER = "its value is no number"

/**
 * Hears of each field that a record has: its value in the unit of its column, or null where it was not measured; `odd`
 * hears of one whose value is no number.
 */
export const eachField = <Column extends DayColumn | NightColumn | WorkoutColumn>(
  record: Fields,
  fields: ReadonlyArray<Field<Column>>,
  hear: (field: string, column: Column, value: number | null) => void,
  odd: (field: string) => void,
): void => {
  for (const [field, column, unit, zero] of fields) {
    const found = valueAt(record, field)
    const number = numberOf(found)
    if (number === null) {
      if (found != null && found !== "") odd(field)
      continue
    }
    const isMeasured = number > 0 || (number === 0 && zero === undefined)
    hear(field, column, isMeasured ? inUnitOf(column, number, unit) : null)
  }
}
