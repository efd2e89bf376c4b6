import type { Withdrawn } from "#db/activities"
import { parseStamp, type Stamp, secondsBetween } from "#domain/time"
import type { ActivityContent } from "#domain/wearable"
import type { Payload } from "#domain/webhook"
import { activityTypeName } from "#ingest/activity-type"
import { idIn, integerIn, listIn, numberIn, objectIn, textIn } from "#ingest/field"
import { readHeartRate } from "#ingest/heart-rate"
import { type Parsed, refuseLegacy, Unreadable } from "#ingest/parsed"

/** The upload type by which a vendor takes a workout back. Sleeps number theirs differently. */
const DELETE = 4

const readZones = (heartRateData: unknown): ActivityContent["hr_zones"] => {
  const zones = listIn(objectIn(objectIn(heartRateData).summary).hr_zone_data).flatMap((item) => {
    const { zone, duration_seconds } = objectIn(item)
    const number = integerIn(zone)
    const s = numberIn(duration_seconds)
    return number === null || s === null ? [] : [{ zone: number, s }]
  })
  return zones.length === 0 ? null : zones
}

const readMovement = (movementData: unknown) => {
  const movement = objectIn(movementData)
  return {
    avg_speed_mps: numberIn(movement.avg_speed_meters_per_second),
    max_speed_mps: numberIn(movement.max_speed_meters_per_second),
    avg_pace_min_km: numberIn(movement.avg_pace_minutes_per_kilometer),
    avg_cadence_rpm: numberIn(movement.avg_cadence_rpm),
  }
}

/** Laps of a track where they are listed, else lengths of a pool; null where neither is. */
const readLaps = (item: Payload, swimming: Payload): number | null => {
  const laps = listIn(objectIn(item.lap_data).laps).length
  return laps > 0 ? laps : integerIn(swimming.num_laps)
}

/** A length in seconds; null for a workout that ends before it starts, which says nothing. */
const durationOf = (start: Stamp, end: Stamp | null): number | null => {
  const seconds = end && secondsBetween(start, end)
  return seconds === null || seconds < 0 ? null : seconds
}

/**
 * Reads one item of an activity payload. Its date is the local day of its start; without an id it
 * is known by its start and end. One that is taken back may say no more than its id.
 */
export const readActivity = (item: Payload): Parsed<ActivityContent | Withdrawn> => {
  const legacy = refuseLegacy(item)
  if (legacy) return legacy
  const metadata = objectIn(item.metadata)
  const id = idIn(metadata.summary_id)
  const start = parseStamp(metadata.start_time)
  const upload_type = integerIn(metadata.upload_type)
  if (!start && id !== null && upload_type === DELETE)
    return { summary_id: id, upload_type, deleted: true }
  if (!start) return new Unreadable("It has no start that can be read.")
  const end = parseStamp(metadata.end_time)
  const summary_id = id ?? [start.text, end?.text].join("|")
  const type = integerIn(metadata.type)
  const distance = objectIn(objectIn(item.distance_data).summary)
  const elevation = objectIn(distance.elevation)
  const calories = objectIn(item.calories_data)
  const heartRate = readHeartRate(item.heart_rate_data)
  const power = objectIn(item.power_data)
  const oxygen = objectIn(item.oxygen_data)
  return {
    deleted: upload_type === DELETE,
    summary_id,
    type,
    type_name: type === null ? null : activityTypeName(type),
    name: textIn(metadata.name),
    start_at: start.text,
    end_at: end?.text ?? null,
    date: start.date,
    tz_offset_min: start.offset_min,
    upload_type,
    duration_s: durationOf(start, end),
    active_s: numberIn(objectIn(item.active_durations_data).activity_seconds),
    distance_m: numberIn(distance.distance_meters),
    steps: integerIn(distance.steps),
    calories_kcal: numberIn(calories.total_burned_calories),
    calories_active_kcal: numberIn(calories.net_activity_calories),
    avg_hr_bpm: heartRate.avg_hr_bpm,
    max_hr_bpm: heartRate.max_hr_bpm,
    min_hr_bpm: heartRate.min_hr_bpm,
    hr_zones: readZones(item.heart_rate_data),
    elevation_gain_m: numberIn(elevation.gain_actual_meters),
    elevation_loss_m: numberIn(elevation.loss_actual_meters),
    ...readMovement(item.movement_data),
    avg_power_w: numberIn(power.avg_watts),
    max_power_w: numberIn(power.max_watts),
    vo2max_ml_kg_min: numberIn(oxygen.vo2max_ml_per_min_per_kg),
    strain: numberIn(objectIn(item.strain_data).strain_level),
    tss: numberIn(objectIn(listIn(objectIn(item.TSS_data).TSS_samples)[0]).actual),
    energy_kj: numberIn(objectIn(item.energy_data).energy_kilojoules),
    training_load: null,
    avg_spo2_pct: numberIn(oxygen.avg_saturation_percentage),
    laps: readLaps(item, objectIn(distance.swimming)),
  }
}
