import { parseStamp } from "#domain/time"
import { type Fields, isFields, numberAt } from "#embedded/aggregator/exports/fields"
import type { Sink } from "#embedded/aggregator/exports/reader"

/** Takes a record of a file; `as_of` orders files that overlap. */
export type TakeRecord = (record: Fields, as_of: string, sink: Sink) => void

const UNMEASURED = "it was not measured"

const instantAt = (record: Fields, name: string) => parseStamp(record[name])?.epoch_ms ?? null

const SCALE = { name: "scale", rank: 0, isUtc: true }

/** A weighing on Garmin's scale: grams, at an instant in UTC. */
export const takeWeight: TakeRecord = ({ weight }, _, sink) => {
  if (!isFields(weight)) return
  const at = numberAt(weight, "timestampGMT") ?? instantAt(weight, "timestampGMT")
  const grams = numberAt(weight, "weight")
  const fat = numberAt(weight, "bodyFat")
  const skip = (reason: string) => sink.skipped("userBioMetrics: weight", reason)
  if (weight.sourceType !== "INDEX_SCALE") return skip("a source that is not described")
  if (at === null || at < 0 || !Number.isSafeInteger(at)) return skip("it has no time")
  if (grams === null || grams <= 0) return skip(UNMEASURED)
  const sample = { kind: "sample", from: at, to: at, offset_min: 0, device: SCALE } as const
  sink.used("userBioMetrics: weight", { ...sample, quantity: "weight", value: grams / 1_000 })
  if (fat === null) return
  if (fat <= 0 || fat > 100) sink.skipped("userBioMetrics: bodyFat", UNMEASURED)
  else sink.used("userBioMetrics: bodyFat", { ...sample, quantity: "body_fat", value: fat })
}

const LOGGED = { name: "log", rank: 0 }

/** Drinks that a person noted, each at a local time, and what an activity is thought to have cost. */
export const takeDrink: TakeRecord = (record, _, sink) => {
  if (numberAt(record, "estimatedSweatLossInML") !== null)
    sink.skipped("HydrationLogFile: estimatedSweatLossInML", "no place for it yet")
  const type = "HydrationLogFile: valueInML"
  const at = instantAt(record, "timestampLocal")
  const value = numberAt(record, "valueInML")
  if (at === null || at < 0) sink.skipped(type, "it has no time")
  else if (value === null || value === 0) sink.skipped(type, UNMEASURED)
  else if (value < 0) sink.skipped(type, "its value is negative")
  else {
    const span = { from: at, to: at, offset_min: null, value, device: LOGGED }
    sink.used(type, { kind: "amount", column: "water_ml", ...span })
  }
}

/** A local time in the parts that Java writes: year, month, day, hour, minute, second; null for none. */
const localOf = (parts: unknown): number | null => {
  if (!Array.isArray(parts) || parts.length < 5 || !parts.every(Number.isSafeInteger)) return null
  const [year, ...rest] = (parts as ReadonlyArray<number>)
    .slice(0, 6)
    .map((part) => String(part).padStart(2, "0"))
  const [month, day, ...clock] = rest
  const time = clock.length === 2 ? [...clock, "00"] : clock
  return parseStamp(`${year}-${month}-${day}T${time.join(":")}`)?.epoch_ms ?? null
}

/** A blood pressure, at a local time. */
export const takePressure: TakeRecord = ({ bloodPressure, metaData }, _, sink) => {
  if (!isFields(bloodPressure)) return sink.skipped("BloodPressureFile", UNMEASURED)
  const at = isFields(metaData) ? localOf(metaData.calendarDate) : null
  if (numberAt(bloodPressure, "pulse") !== null)
    sink.skipped("BloodPressureFile: pulse", "no place for it yet")
  for (const quantity of ["systolic", "diastolic"] as const) {
    const type = `BloodPressureFile: ${quantity}`
    const value = numberAt(bloodPressure, quantity)
    if (at === null || at < 0) sink.skipped(type, "it has no time")
    else if (value === null || value <= 0) sink.skipped(type, UNMEASURED)
    else {
      const span = { from: at, to: at, offset_min: null, value, device: LOGGED }
      sink.used(type, { kind: "sample", quantity, ...span })
    }
  }
}
