import type { Tables } from "#db/tables"
import { type Item, put } from "#domain/delivery-item"
import type { Provenance, SleepSession } from "#domain/wearable"
import { type Places, putAll } from "#export/payload/place"

export type NightRow = Tables["sleepSessions"]["$inferSelect"]

/** What follows from other columns, or is written otherwise. */
type Unplaced = "date" | "tz_offset_min" | "efficiency_pct"

const places: Places<Exclude<keyof SleepSession, Provenance | Unplaced>> = {
  summary_id: "metadata.summary_id",
  start_at: "metadata.start_time",
  end_at: "metadata.end_time",
  is_nap: "metadata.is_nap",
  upload_type: "metadata.upload_type",
  in_bed_s: "sleep_durations_data.other.duration_in_bed_seconds",
  unmeasurable_s: "sleep_durations_data.other.duration_unmeasurable_sleep_seconds",
  asleep_s: "sleep_durations_data.asleep.duration_asleep_state_seconds",
  deep_s: "sleep_durations_data.asleep.duration_deep_sleep_state_seconds",
  light_s: "sleep_durations_data.asleep.duration_light_sleep_state_seconds",
  rem_s: "sleep_durations_data.asleep.duration_REM_sleep_state_seconds",
  awake_s: "sleep_durations_data.awake.duration_awake_state_seconds",
  latency_s: "sleep_durations_data.awake.sleep_latency_seconds",
  wakeups: "sleep_durations_data.awake.num_wakeup_events",
  avg_hr_bpm: "heart_rate_data.summary.avg_hr_bpm",
  min_hr_bpm: "heart_rate_data.summary.min_hr_bpm",
  max_hr_bpm: "heart_rate_data.summary.max_hr_bpm",
  resting_hr_bpm: "heart_rate_data.summary.resting_hr_bpm",
  hrv_rmssd_ms: "heart_rate_data.summary.avg_hrv_rmssd",
  hrv_sdnn_ms: "heart_rate_data.summary.avg_hrv_sdnn",
  resp_rate_brpm: "respiration_data.breaths_data.avg_breaths_per_min",
  spo2_avg_pct: "respiration_data.oxygen_saturation_data.avg_saturation_percentage",
  snoring_s: "respiration_data.snoring_data.total_snoring_duration_seconds",
  skin_temp_delta_c: "temperature_data.delta",
  score: "scores.sleep",
  readiness: "readiness_data.readiness",
  recovery_level: "readiness_data.recovery_level",
}

/** Up to here ingest takes an efficiency for a fraction. */
const MAX_FRACTION = 1.5

/** A sleep item of a row. */
export const nightItem = (row: NightRow): Item => {
  const item: Item = {}
  putAll(item, places, row)
  const { efficiency_pct } = row
  if (efficiency_pct !== null)
    put(
      item,
      "sleep_durations_data.sleep_efficiency",
      efficiency_pct <= MAX_FRACTION ? efficiency_pct / 100 : efficiency_pct,
    )
  const stages = row.hypnogram?.map(({ t, level }) => ({ timestamp: t, level }))
  put(item, "sleep_durations_data.hypnogram_samples", stages)
  return item
}
