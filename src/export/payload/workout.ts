import type { Tables } from "#db/tables"
import { type Item, put } from "#domain/delivery-item"
import type { Activity, Provenance } from "#domain/wearable"
import { type Places, putAll } from "#export/payload/place"

export type WorkoutRow = Tables["activities"]["$inferSelect"]

/** What follows from other columns, is written otherwise, or has no payload that fills it. */
type Unplaced =
  | "date"
  | "tz_offset_min"
  | "type_name"
  | "duration_s"
  | "training_load"
  | "hr_zones"
  | "tss"

const places: Places<Exclude<keyof Activity, Provenance | Unplaced>> = {
  summary_id: "metadata.summary_id",
  type: "metadata.type",
  name: "metadata.name",
  start_at: "metadata.start_time",
  end_at: "metadata.end_time",
  upload_type: "metadata.upload_type",
  active_s: "active_durations_data.activity_seconds",
  distance_m: "distance_data.summary.distance_meters",
  steps: "distance_data.summary.steps",
  elevation_gain_m: "distance_data.summary.elevation.gain_actual_meters",
  elevation_loss_m: "distance_data.summary.elevation.loss_actual_meters",
  laps: "distance_data.summary.swimming.num_laps",
  calories_kcal: "calories_data.total_burned_calories",
  calories_active_kcal: "calories_data.net_activity_calories",
  avg_hr_bpm: "heart_rate_data.summary.avg_hr_bpm",
  max_hr_bpm: "heart_rate_data.summary.max_hr_bpm",
  min_hr_bpm: "heart_rate_data.summary.min_hr_bpm",
  avg_speed_mps: "movement_data.avg_speed_meters_per_second",
  max_speed_mps: "movement_data.max_speed_meters_per_second",
  avg_pace_min_km: "movement_data.avg_pace_minutes_per_kilometer",
  avg_cadence_rpm: "movement_data.avg_cadence_rpm",
  avg_power_w: "power_data.avg_watts",
  max_power_w: "power_data.max_watts",
  vo2max_ml_kg_min: "oxygen_data.vo2max_ml_per_min_per_kg",
  avg_spo2_pct: "oxygen_data.avg_saturation_percentage",
  strain: "strain_data.strain_level",
  energy_kj: "energy_data.energy_kilojoules",
}

/** An activity item of a row. */
export const workoutItem = (row: WorkoutRow): Item => {
  const item: Item = {}
  putAll(item, places, row)
  const zones = row.hr_zones?.map(({ zone, s }) => ({ zone, duration_seconds: s }))
  put(item, "heart_rate_data.summary.hr_zone_data", zones)
  if (row.tss !== null) put(item, "TSS_data.TSS_samples", [{ actual: row.tss }])
  return item
}
