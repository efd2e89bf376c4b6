import { conversion } from "#catalogue/unit"
import { isLocalDate, parseStamp } from "#domain/time"
import type { Quantity } from "#embedded/aggregator/exports/column"
import { inUnitOf } from "#embedded/aggregator/exports/fields"
import type { Sink } from "#embedded/aggregator/exports/reader"
import type { Device } from "#embedded/aggregator/exports/record"
import { isAbsent, numberOf, type Row } from "#embedded/aggregator/exports/rows"
import { dayFiles, seriesFiles } from "#embedded/aggregator/exports/withings/columns"

/** What becomes of the rows of a file; `end` is called behind the last. */
export interface Take {
  readonly take: (row: Row) => void
  readonly end?: () => void
}

const SKIPPED = {
  body: "it is no temperature of a body",
  times: "it has no times that can be read",
  day: "it has no day",
  value: "its value is no number",
  name: "the name of its file says nothing that is known",
  cell: "its cell holds no such value",
  unmeasured: "it was not measured",
  place: "no place for it yet",
  notes: "notes are not kept",
} as const

const WITHINGS: Device = { name: "Withings", rank: 0 }

const sample = (quantity: Quantity, at: number, offset_min: number | null, value: number) =>
  ({ kind: "sample", quantity, from: at, to: at, offset_min, value, device: WITHINGS }) as const

/** The unit behind the name of a mass. */
export const MASS = /\((kg|lbs?)\)$/

/** The names of a table of weighings: weight, then fat, each with its unit, in whatever language they are. */
export const massColumns = (names: ReadonlyArray<string>) => names.filter((name) => MASS.test(name))

/** Weighings: fat as its share of the weight. */
export const takeWeights = (sink: Sink): Take => ({
  take: (row) => {
    const at = parseStamp(row.cell(row.names[0]!))
    if (at === null || at.epoch_ms < 0) return sink.skipped("weight", SKIPPED.times)
    const [weight, fat, ...others] = massColumns(row.names).map((name) => {
      const text = row.cell(name)
      const number = numberOf(text)
      const value = number === null ? null : conversion(MASS.exec(name)![1]!, "kg")!(number)
      return { name, value, isAbsent: isAbsent(text) }
    })
    for (const { name, isAbsent } of others)
      if (!isAbsent) sink.skipped(`weight: ${name}`, SKIPPED.place)
    if (weight!.value === null || weight!.value <= 0) return sink.skipped("weight", SKIPPED.value)
    sink.used("weight", sample("weight", at.epoch_ms, at.offset_min, weight!.value))
    if (!fat || fat.isAbsent) return
    const share = fat.value === null ? 0 : (fat.value / weight!.value) * 100
    if (share <= 0 || share > 100) sink.skipped(`weight: ${fat.name}`, SKIPPED.cell)
    else sink.used(`weight: ${fat.name}`, sample("body_fat", at.epoch_ms, at.offset_min, share))
  },
})

/** Blood pressures. */
export const takePressures = (sink: Sink): Take => ({
  take: (row) => {
    const at = parseStamp(row.cell("date"))
    if (at === null || at.epoch_ms < 0) return sink.skipped("bp", SKIPPED.times)
    for (const name of ["systolic", "diastolic"] as const) {
      const text = row.cell(name)
      const value = numberOf(text)
      if (isAbsent(text)) continue
      if (value === null || value <= 0) sink.skipped(`bp: ${name}`, SKIPPED.value)
      else sink.used(`bp: ${name}`, sample(name, at.epoch_ms, at.offset_min, value))
    }
    if (!isAbsent(row.cell("heart rate"))) sink.skipped("bp: heart rate", SKIPPED.place)
    if (!isAbsent(row.cell("comments"))) sink.skipped("bp: comments", SKIPPED.notes)
  },
})

/** Sums of days. */
export const takeDays = (stem: string, sink: Sink): Take => {
  const becomes = dayFiles[stem]!
  if (typeof becomes === "string") return { take: () => sink.skipped(stem, becomes) }
  const [column, unit] = becomes
  return {
    take: (row) => {
      const date = row.cell("date").slice(0, 10)
      const number = numberOf(row.cell("value"))
      const value = number === null ? null : inUnitOf(column, number, unit)
      if (!isLocalDate(date) || date < "1970-01-01") sink.skipped(stem, SKIPPED.day)
      else if (value === null) sink.skipped(stem, SKIPPED.value)
      else sink.used(stem, { kind: "day", column, date, offset_min: null, value })
    },
  }
}

/** Saturations that a person measured. */
export const takeSaturations = (sink: Sink): Take => ({
  take: (row) => {
    const at = parseStamp(row.cell("date"))
    const value = numberOf(row.cell("value"))
    if (at === null || at.epoch_ms < 0) sink.skipped("manual_spo2", SKIPPED.times)
    else if (value === null || value <= 0 || value > 100) sink.skipped("manual_spo2", SKIPPED.value)
    else sink.used("manual_spo2", sample("oxygen_saturation", at.epoch_ms, at.offset_min, value))
  },
})

/** No body is colder or warmer, in degrees Celsius. */
const [COLDEST, WARMEST] = [30, 45]

/** Temperatures of a body, in a unit that is printed behind the name of their column. */
export const takeTemperatures =
  (unit: string) =>
  (sink: Sink): Take => ({
    take: (row) => {
      const at = parseStamp(row.cell("date"))
      const number = numberOf(row.cell("value"))
      const value = number === null ? null : conversion(unit, "Cel")!(number)
      if (at === null || at.epoch_ms < 0) sink.skipped("body_temperature", SKIPPED.times)
      else if (value === null) sink.skipped("body_temperature", SKIPPED.value)
      else if (value < COLDEST || value > WARMEST) sink.skipped("body_temperature", SKIPPED.body)
      else
        sink.used("body_temperature", sample("body_temperature", at.epoch_ms, at.offset_min, value))
    },
  })

/** The numbers of a cell like `[60,60]`; null where one is none. */
const listOf = (text: string): ReadonlyArray<number> | null => {
  const all = text.replace(/^\[|\]$/g, "").split(",")
  const numbers = all.map((each) => numberOf(each.trim()))
  return numbers.every((number) => number !== null) ? numbers : null
}

/** What a device measured, several values to a row. */
export const takeSeries = (stem: string, sink: Sink): Take => {
  const becomes = Object.hasOwn(seriesFiles, stem) ? seriesFiles[stem]! : SKIPPED.name
  if (typeof becomes === "string") return { take: () => sink.skipped(stem, becomes) }
  const [quantity, rank] = becomes
  const device = { name: stem, rank }
  return {
    take: (row) => {
      const start = parseStamp(row.cell("start"))
      const durations = listOf(row.cell("duration"))
      const values = listOf(row.cell("value"))
      if (start === null || start.epoch_ms < 0) return sink.skipped(stem, SKIPPED.times)
      if (values === null || durations?.length !== values.length)
        return sink.skipped(stem, SKIPPED.value)
      let at = start.epoch_ms
      for (const [place, value] of values.entries()) {
        const span = { from: at, to: at, offset_min: start.offset_min }
        if (value <= 0 || (quantity === "oxygen_saturation" && value > 100))
          sink.skipped(stem, SKIPPED.unmeasured)
        else sink.used(stem, { kind: "sample", quantity, ...span, value, device })
        at += Math.max(0, durations[place]!) * 1_000
      }
    },
  }
}
