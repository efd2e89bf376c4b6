import { parseStamp } from "#domain/time"
import type { DayContent } from "#domain/wearable"
import type { Payload } from "#domain/webhook"
import { readOxygen } from "#ingest/daily"
import { readDay } from "#ingest/day"
import { integerIn, listIn, meanOf, numberIn, objectIn } from "#ingest/field"
import { readHeartRate } from "#ingest/heart-rate"
import { type Parsed, refuseLegacy, Unreadable } from "#ingest/parsed"

/** A day's body payload: its own columns, and those it lends until a daily payload has come. */
export interface BodyContent {
  readonly measured: DayContent
  readonly borrowed: Partial<DayContent>
}

/** The latest value of a measurement that has one, by the time it was taken. */
const latestOf = (measurements: ReadonlyArray<unknown>, name: string): number | null => {
  let latest: { readonly at: number; readonly value: number } | null = null
  for (const measurement of measurements) {
    const taken = objectIn(measurement)
    const value = numberIn(taken[name])
    if (value === null) continue
    const at = parseStamp(taken.measurement_time)?.epoch_ms ?? Number.NEGATIVE_INFINITY
    if (latest === null || at >= latest.at) latest = { at, value }
  }
  return latest?.value ?? null
}

const numbersOf = (samples: unknown, name: string): ReadonlyArray<number> =>
  listIn(samples).flatMap((sample) => numberIn(objectIn(sample)[name]) ?? [])

const readPressure = (pressureData: unknown) => {
  const pressure = objectIn(pressureData)
  const samples = pressure.blood_pressure_samples
  return {
    bp_systolic_mmhg:
      meanOf(numbersOf(samples, "systolic_bp")) ?? numberIn(pressure.day_avg_systolic_bp),
    bp_diastolic_mmhg:
      meanOf(numbersOf(samples, "diastolic_bp")) ?? numberIn(pressure.day_avg_diastolic_bp),
  }
}

/** The range, in mg/dL, that time in range is counted in. */
const IN_RANGE = { low: 70, high: 180 }

/**
 * Glucose in mg/dL: the vendor's own average and time in range, else those of the samples. The extremes are of the
 * samples; a payload without any may say them, as the rows of an export do.
 */
const readGlucose = (glucoseData: unknown) => {
  const glucose = objectIn(glucoseData)
  const plain = numbersOf(glucose.blood_glucose_samples, "blood_glucose_mg_per_dL")
  const samples =
    plain.length > 0
      ? plain
      : numbersOf(glucose.detailed_blood_glucose_samples, "blood_glucose_mg_per_dL")
  const inRange = samples.filter((value) => value >= IN_RANGE.low && value <= IN_RANGE.high)
  const isEmpty = samples.length === 0
  return {
    glucose_avg_mg_dl:
      numberIn(glucose.day_avg_blood_glucose_mg_per_dL) ??
      numberIn(glucose.day_avg_blood_glucose_mg_per_dl) ??
      meanOf(samples),
    glucose_min_mg_dl: isEmpty
      ? numberIn(glucose.day_min_blood_glucose_mg_per_dL)
      : samples.reduce((low, value) => Math.min(low, value)),
    glucose_max_mg_dl: isEmpty
      ? numberIn(glucose.day_max_blood_glucose_mg_per_dL)
      : samples.reduce((high, value) => Math.max(high, value)),
    glucose_tir_pct:
      numberIn(glucose.time_in_range) ?? (isEmpty ? null : (inRange.length / samples.length) * 100),
    glucose_n: isEmpty ? integerIn(glucose.day_blood_glucose_samples) : samples.length,
  }
}

/** Reads one item of a body payload: everything a scale, a cuff or a sensor measured on one day. */
export const readBody = (item: Payload, receivedAt: number): Parsed<BodyContent> => {
  const legacy = refuseLegacy(item)
  if (legacy) return legacy
  const day = readDay(item, receivedAt)
  if (day instanceof Unreadable) return day
  const measurements = objectIn(item.measurements_data)
  const taken = listIn(measurements.measurements)
  const temperature = objectIn(item.temperature_data)
  return {
    measured: {
      date: day.date,
      weight_kg: latestOf(taken, "weight_kg") ?? numberIn(measurements.day_avg_weight_kg),
      body_fat_pct:
        latestOf(taken, "bodyfat_percentage") ?? numberIn(measurements.day_avg_bodyfat_percentage),
      ...readPressure(item.blood_pressure_data),
      body_temp_c:
        meanOf(numbersOf(temperature.body_temperature_samples, "temperature_celsius")) ??
        numberIn(temperature.day_avg_body_temperature_celsius),
      ...readGlucose(item.glucose_data),
    },
    borrowed: {
      tz_offset_min: day.tz_offset_min,
      is_complete: day.is_complete,
      ...readHeartRate(objectIn(item.heart_data).heart_rate_data),
      ...readOxygen(item.oxygen_data),
    },
  }
}
