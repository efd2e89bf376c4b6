import {
  type BiomarkerContent,
  type BoundOperator,
  READ_BY,
  type StoredPrinted,
} from "#domain/biomarker"
import { isOutOfRange, printedValue, readReferenceRange } from "#domain/reference-range"
import { isLocalDate } from "#domain/time"
import type { Payload } from "#domain/webhook"
import { listIn, numberIn, objectIn, textIn } from "#ingest/field"
import { type Parsed, Unreadable } from "#ingest/parsed"

type Value = Pick<BiomarkerContent, "value" | "operator" | "value_text">

const NAMELESS = new Unreadable("A result has no name.")

const inWords = (text: string | null): Value => ({ value: null, operator: null, value_text: text })

/** A value as printed: a number, a number with an operator, or words. */
const readPrinted = (printed: unknown): Value => {
  const number = numberIn(printed)
  if (number !== null) return { value: number, operator: null, value_text: null }
  const text = textIn(printed)
  const read = text === null ? null : printedValue(text)
  return read ? { ...read, value_text: text } : inWords(text)
}

/** The first ten characters of a printed date when they are a day; null otherwise. */
export const readTestDate = (...printed: ReadonlyArray<unknown>): string | null => {
  for (const value of printed) {
    const day = textIn(value)?.slice(0, 10)
    if (day !== undefined && isLocalDate(day)) return day
  }
  return null
}

const flagged = (value: Value, range: string, flag: unknown): boolean => {
  const known = readReferenceRange(range)
  if (known && value.value !== null) return isOutOfRange(value.value, value.operator, known)
  return flag === "high" || flag === "low"
}

/** Reads a result of the older shape: name, value, unit, printed range. */
export const readPrintedResult = (
  item: Payload,
  test_date: string | null,
): Parsed<BiomarkerContent> => {
  const name = textIn(item.name)
  if (name === null) return NAMELESS
  const value = readPrinted(item.value)
  const reference_range = textIn(item.reference_range) ?? ""
  return {
    name,
    ...value,
    unit: textIn(item.unit) ?? "",
    reference_range,
    out_of_range: flagged(value, reference_range, null),
    test_date,
  }
}

/** Where the embedded aggregator found a result; nothing for one that does not say it. */
export const readPlace = (item: Payload): Partial<StoredPrinted> => {
  const [page, printed] = [numberIn(item.page), textIn(item.printed)]
  const box = listIn(item.box).map(numberIn)
  if (page === null || printed === null || box.length !== 4 || box.includes(null)) return {}
  const read_by = READ_BY.find((each) => each === item.read_by) ?? null
  return { page, box: JSON.stringify(box), printed, read_by }
}

const operators: ReadonlyMap<unknown, BoundOperator> = new Map([
  ["lt", "<"],
  ["lte", "<="],
  ["le", "<="],
  ["gt", ">"],
  ["gte", ">="],
  ["ge", ">="],
])

/** A measurement of the current shape; where it says less than was printed, what was printed. */
const readMeasurement = (item: Payload): Value => {
  const measurement = objectIn(item.measurement)
  const printed = textIn(objectIn(item.source).value)
  switch (measurement.type) {
    case "numeric": {
      const value = numberIn(measurement.numeric)
      return value === null ? readPrinted(printed) : { value, operator: null, value_text: null }
    }
    case "bounded": {
      const bounded = objectIn(measurement.bounded)
      const value = numberIn(bounded.value)
      const operator = operators.get(bounded.operator)
      if (value === null || operator === undefined) return readPrinted(printed)
      return { value, operator, value_text: printed }
    }
    case "qualitative":
      return inWords(textIn(objectIn(measurement.qualitative).text) ?? printed)
    case "text":
      return inWords(textIn(measurement.text) ?? printed)
    case "absent":
      return inWords(textIn(measurement.absent_reason) ?? printed)
    default:
      return readPrinted(printed)
  }
}

const bound = (value: unknown) => numberIn(value) ?? textIn(value)

const rangeText = (value: unknown): string => {
  const range = objectIn(value)
  const lower = bound(range.lower)
  const upper = bound(range.upper)
  if (lower !== null && upper !== null) return `${lower} - ${upper}`
  if (upper !== null) return `<=${upper}`
  return lower === null ? "" : `>=${lower}`
}

/** The range as printed, else the one that was applied, else the only one that is listed. */
const readRange = (item: Payload): string => {
  const listed = listIn(item.reference_ranges)
  return (
    textIn(objectIn(item.source).reference_text) ??
    (rangeText(objectIn(item.interpretation).applied_range) ||
      (listed.length === 1 ? rangeText(listed[0]) : ""))
  )
}

/** Reads a result of the current shape: source, biomarker, measurement, interpretation. */
export const readResult = (item: Payload, reportDate: unknown): Parsed<BiomarkerContent> => {
  const source = objectIn(item.source)
  const name = textIn(objectIn(item.biomarker).display_name) ?? textIn(source.name)
  if (name === null) return NAMELESS
  const value = readMeasurement(item)
  const reference_range = readRange(item)
  return {
    name,
    ...value,
    unit: textIn(objectIn(item.measurement).units) ?? textIn(source.units) ?? "",
    reference_range,
    out_of_range: flagged(value, reference_range, objectIn(item.interpretation).flag),
    test_date: readTestDate(source.collection_date, reportDate),
  }
}
