import { conversion } from "#catalogue/unit"
import { parseStamp, type Stamp } from "#domain/time"
import { type LevelColumn, type Quantity, unitOf } from "#embedded/aggregator/exports/column"
import { type Fields, isFields, numberAt } from "#embedded/aggregator/exports/fields"
import type { ExportRecord, PersonRecord } from "#embedded/aggregator/exports/record"

/** What is measured of a body, by LOINC: the column of its day, and the quantity where it is sampled. */
const vitals: Readonly<Record<string, readonly [LevelColumn | "steps", Quantity | null]>> = {
  "29463-7": ["weight_kg", "weight"],
  "3141-9": ["weight_kg", "weight"],
  "8867-4": ["avg_hr_bpm", "heart_rate"],
  "40443-4": ["resting_hr_bpm", "resting_heart_rate"],
  "8480-6": ["bp_systolic_mmhg", "systolic"],
  "8462-4": ["bp_diastolic_mmhg", "diastolic"],
  "8310-5": ["body_temp_c", "body_temperature"],
  "8331-1": ["body_temp_c", "body_temperature"],
  "59408-5": ["spo2_avg_pct", "oxygen_saturation"],
  "2708-6": ["spo2_avg_pct", "oxygen_saturation"],
  "41982-0": ["body_fat_pct", "body_fat"],
  "80404-7": ["hrv_sdnn_ms", "hrv_sdnn"],
  "41950-7": ["steps", null],
}

/** Height, which is of the profile. */
const HEIGHT = "8302-2"

/** Panels, whose parts are read one by one. */
const PANELS: ReadonlySet<string> = new Set(["85354-9", "55284-4"])

export const LEFT_OUT = {
  status: "it was taken back, or is not there yet",
  time: "it has no day",
  value: "it has no value",
  words: "its value is written as words, without a unit",
  text: "its value is written as words that are no number",
  zero: "no body has such a value",
  unit: "its unit is not one of this quantity",
  name: "it has no name",
  place: "no place for it yet",
} as const

const DEVICE = { name: "fhir", rank: 0 }

/** The objects of a list; one alone counts as a list of one, as in older versions. */
export const listOf = (value: unknown): ReadonlyArray<Fields> =>
  (Array.isArray(value) ? value : [value]).filter(isFields)

export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

/** The printed name of a concept: its text, else that of its first coding that has one. */
export const nameOf = (concept: unknown): string => {
  const [own] = listOf(concept)
  if (own === undefined) return ""
  return (
    textOf(own.text) ||
    (listOf(own.coding)
      .map(({ display }) => textOf(display))
      .find(Boolean) ??
      "")
  )
}

const codesOf = (concept: unknown): ReadonlyArray<string> =>
  listOf(concept).flatMap(({ coding }) => listOf(coding).map(({ code }) => textOf(code)))

/** When something was: its day, and its instant where it says one. */
export const whenOf = (resource: Fields, ...names: ReadonlyArray<string>): Stamp | null => {
  for (const name of names) {
    const value = resource[name]
    const stamp = parseStamp(isFields(value) ? (value.start ?? value.end) : value)
    if (stamp !== null && stamp.epoch_ms >= 0) return stamp
  }
  return null
}

interface Measured {
  readonly value: number
  readonly comparator: string
  readonly unit: string
  readonly code: string
}

/** A number and its unit, as they are written as text: "71.2 kg"; the unit is "" where there is none. */
const WRITTEN = /^([+-]?\d{1,15}(?:[.,]\d{1,15})?)\s{0,3}(\S[^\d]{0,39})?$/

const writtenOf = (part: Fields): Measured | null => {
  const [, number, unit = ""] = WRITTEN.exec(textOf(part.valueString)) ?? []
  if (number === undefined) return null
  return { value: Number(number.replace(",", ".")), comparator: "", unit: unit.trim(), code: "" }
}

const quantityOf = (part: Fields): Measured | null => {
  const whole = numberAt(part, "valueInteger")
  if (whole !== null) return { value: whole, comparator: "", unit: "", code: "" }
  const value = numberAt(part, "valueQuantity.value")
  if (value === null || !isFields(part.valueQuantity)) return null
  const { comparator, unit, code } = part.valueQuantity
  return { value, comparator: textOf(comparator), unit: textOf(unit), code: textOf(code) }
}

const inUnit = ({ value, unit, code }: Measured, column: LevelColumn | "steps"): number | null => {
  const convert = conversion(code, unitOf(column)) ?? conversion(unit, unitOf(column))
  return convert?.(value) ?? null
}

/** A measure of the body; why there is none. */
const vitalOf = (part: Fields, code: string, at: Stamp): ExportRecord | string => {
  const [column, quantity] = vitals[code]!
  const measured = quantityOf(part) ?? writtenOf(part)
  if (measured === null) return textOf(part.valueString) ? LEFT_OUT.text : LEFT_OUT.value
  if (part.valueString !== undefined && measured.unit === "") return LEFT_OUT.words
  const value = inUnit(measured, column)
  if (value === null) return LEFT_OUT.unit
  if (value <= 0) return LEFT_OUT.zero
  const { date, offset_min } = at
  if (quantity === null || !/\d[T ]\d/.test(at.text))
    return { kind: "day", column, date, offset_min, value }
  const span = { from: at.epoch_ms, to: at.epoch_ms, offset_min }
  return { kind: "sample", quantity, ...span, value, device: DEVICE }
}

const rangeOf = ({ referenceRange }: Fields): string => {
  const [range] = listOf(referenceRange)
  if (range === undefined) return ""
  const [low, high] = [range.low, range.high].map((bound) =>
    isFields(bound) && typeof bound.value === "number" ? bound.value : null,
  )
  if (low !== null && high !== null) return `${low} - ${high}`
  if (high !== null) return `<= ${high}`
  return low === null ? textOf(range.text) : `>= ${low}`
}

/** A result of a laboratory; why there is none. */
const resultOf = (part: Fields, at: Stamp): PersonRecord | string => {
  const name = nameOf(part.code).slice(0, 200)
  if (name === "") return LEFT_OUT.name
  const measured = quantityOf(part)
  const words = textOf(part.valueString) || nameOf(part.valueCodeableConcept)
  if (measured === null && words === "") return LEFT_OUT.value
  const value = measured
    ? measured.comparator === ""
      ? measured.value
      : `${measured.comparator}${measured.value}`
    : words.slice(0, 200)
  const unit = (measured?.unit || measured?.code || "").slice(0, 40)
  return { kind: "lab_result", date: at.date, name, value, unit, range: rangeOf(part) }
}

const heightOf = (part: Fields): PersonRecord | string => {
  const measured = quantityOf(part)
  const convert = measured && (conversion(measured.code, "m") ?? conversion(measured.unit, "m"))
  const height_cm = measured && convert ? Math.round(convert(measured.value) * 1_000) / 10 : null
  if (height_cm === null || height_cm < 50 || height_cm > 260) return LEFT_OUT.unit
  return { kind: "statement", profile: { height_cm } }
}

const partOf = (part: Fields, isLab: boolean, at: Stamp): ExportRecord | PersonRecord | string => {
  const codes = codesOf(part.code)
  const vital = codes.find((code) => Object.hasOwn(vitals, code))
  if (vital !== undefined) return vitalOf(part, vital, at)
  if (codes.includes(HEIGHT)) return heightOf(part)
  return isLab ? resultOf(part, at) : LEFT_OUT.place
}

const COUNTED: ReadonlySet<string> = new Set(["final", "amended", "corrected", "preliminary", ""])

/** What an observation says, part by part; for each part that says nothing, why. */
export const readObservation = (
  resource: Fields,
): ReadonlyArray<ExportRecord | PersonRecord | string> => {
  if (!COUNTED.has(textOf(resource.status))) return [LEFT_OUT.status]
  const at = whenOf(resource, "effectiveDateTime", "effectivePeriod", "effectiveInstant", "issued")
  if (at === null) return [LEFT_OUT.time]
  const isLab = listOf(resource.category).some((each) => codesOf(each).includes("laboratory"))
  const parts = listOf(resource.component)
  const isPanel = codesOf(resource.code).some((code) => PANELS.has(code))
  return parts.length > 0 && (isPanel || quantityOf(resource) === null)
    ? parts.map((part) => partOf(part, isLab, at))
    : [partOf(resource, isLab, at)]
}
