/** Payloads built from the numbers a test wants to find again. */

type Tree = { [name: string]: unknown }

/** Puts a value under a path such as `heart_rate_data.summary.avg_hr_bpm`, or into `list.0`. */
const plant = (tree: Tree, path: string, value: unknown): void => {
  const names = path.split(".")
  const leaf = names.pop()!
  let at = tree
  for (const [index, name] of names.entries()) {
    at[name] ??= /^\d+$/.test(names[index + 1] ?? leaf) ? [] : {}
    at = at[name] as Tree
  }
  at[leaf] = value
}

/** An item of a payload with each value under its path. */
export const itemOf = (values: Iterable<readonly [path: string, value: unknown]>): Tree => {
  const item: Tree = {}
  for (const [path, value] of values) plant(item, path, value)
  return item
}

/** Where each number column of a kind of row comes from. */
export const SOURCES = {
  daily: {
    steps: "distance_data.steps",
    distance_m: "distance_data.distance_meters",
    floors: "distance_data.floors_climbed",
    calories_total_kcal: "calories_data.total_burned_calories",
    calories_active_kcal: "calories_data.net_activity_calories",
    calories_bmr_kcal: "calories_data.BMR_calories",
    active_s: "active_durations_data.activity_seconds",
    low_s: "active_durations_data.low_intensity_seconds",
    moderate_s: "active_durations_data.moderate_intensity_seconds",
    vigorous_s: "active_durations_data.vigorous_intensity_seconds",
    sedentary_s: "active_durations_data.inactivity_seconds",
    rest_s: "active_durations_data.rest_seconds",
    resting_hr_bpm: "heart_rate_data.summary.resting_hr_bpm",
    avg_hr_bpm: "heart_rate_data.summary.avg_hr_bpm",
    min_hr_bpm: "heart_rate_data.summary.min_hr_bpm",
    max_hr_bpm: "heart_rate_data.summary.max_hr_bpm",
    hrv_rmssd_ms: "heart_rate_data.summary.avg_hrv_rmssd",
    hrv_sdnn_ms: "heart_rate_data.summary.avg_hrv_sdnn",
    spo2_avg_pct: "oxygen_data.avg_saturation_percentage",
    vo2max_ml_kg_min: "oxygen_data.vo2max_ml_per_min_per_kg",
    stress_avg: "stress_data.avg_stress_level",
    stress_max: "stress_data.max_stress_level",
    stress_high_s: "stress_data.high_stress_duration_seconds",
    stress_medium_s: "stress_data.medium_stress_duration_seconds",
    stress_low_s: "stress_data.low_stress_duration_seconds",
    stress_rest_s: "stress_data.rest_stress_duration_seconds",
    strain: "strain_data.strain_level",
    recovery_score: "scores.recovery",
    sleep_score: "scores.sleep",
    activity_score: "scores.activity",
  },
  body: {
    weight_kg: "measurements_data.measurements.0.weight_kg",
    body_fat_pct: "measurements_data.measurements.0.bodyfat_percentage",
    bp_systolic_mmhg: "blood_pressure_data.blood_pressure_samples.0.systolic_bp",
    bp_diastolic_mmhg: "blood_pressure_data.blood_pressure_samples.0.diastolic_bp",
    body_temp_c: "temperature_data.body_temperature_samples.0.temperature_celsius",
    glucose_avg_mg_dl: "glucose_data.day_avg_blood_glucose_mg_per_dL",
    glucose_tir_pct: "glucose_data.time_in_range",
    resting_hr_bpm: "heart_data.heart_rate_data.summary.resting_hr_bpm",
    hrv_rmssd_ms: "heart_data.heart_rate_data.summary.avg_hrv_rmssd",
    hrv_sdnn_ms: "heart_data.heart_rate_data.summary.avg_hrv_sdnn",
    spo2_avg_pct: "oxygen_data.avg_saturation_percentage",
    vo2max_ml_kg_min: "oxygen_data.vo2max_ml_per_min_per_kg",
  },
  activity: {
    type: "metadata.type",
    active_s: "active_durations_data.activity_seconds",
    distance_m: "distance_data.summary.distance_meters",
    steps: "distance_data.summary.steps",
    calories_kcal: "calories_data.total_burned_calories",
    calories_active_kcal: "calories_data.net_activity_calories",
    avg_hr_bpm: "heart_rate_data.summary.avg_hr_bpm",
    max_hr_bpm: "heart_rate_data.summary.max_hr_bpm",
    min_hr_bpm: "heart_rate_data.summary.min_hr_bpm",
    elevation_gain_m: "distance_data.summary.elevation.gain_actual_meters",
    elevation_loss_m: "distance_data.summary.elevation.loss_actual_meters",
    avg_speed_mps: "movement_data.avg_speed_meters_per_second",
    max_speed_mps: "movement_data.max_speed_meters_per_second",
    avg_pace_min_km: "movement_data.avg_pace_minutes_per_kilometer",
    avg_cadence_rpm: "movement_data.avg_cadence_rpm",
    avg_power_w: "power_data.avg_watts",
    max_power_w: "power_data.max_watts",
    vo2max_ml_kg_min: "oxygen_data.vo2max_ml_per_min_per_kg",
    strain: "strain_data.strain_level",
    tss: "TSS_data.TSS_samples.0.actual",
    energy_kj: "energy_data.energy_kilojoules",
    avg_spo2_pct: "oxygen_data.avg_saturation_percentage",
    laps: "distance_data.summary.swimming.num_laps",
  },
  sleep: {
    in_bed_s: "sleep_durations_data.other.duration_in_bed_seconds",
    asleep_s: "sleep_durations_data.asleep.duration_asleep_state_seconds",
    deep_s: "sleep_durations_data.asleep.duration_deep_sleep_state_seconds",
    light_s: "sleep_durations_data.asleep.duration_light_sleep_state_seconds",
    rem_s: "sleep_durations_data.asleep.duration_REM_sleep_state_seconds",
    awake_s: "sleep_durations_data.awake.duration_awake_state_seconds",
    unmeasurable_s: "sleep_durations_data.other.duration_unmeasurable_sleep_seconds",
    latency_s: "sleep_durations_data.awake.sleep_latency_seconds",
    wakeups: "sleep_durations_data.awake.num_wakeup_events",
    efficiency_pct: "sleep_durations_data.sleep_efficiency",
    avg_hr_bpm: "heart_rate_data.summary.avg_hr_bpm",
    min_hr_bpm: "heart_rate_data.summary.min_hr_bpm",
    max_hr_bpm: "heart_rate_data.summary.max_hr_bpm",
    resting_hr_bpm: "heart_rate_data.summary.resting_hr_bpm",
    hrv_rmssd_ms: "heart_rate_data.summary.avg_hrv_rmssd",
    hrv_sdnn_ms: "heart_rate_data.summary.avg_hrv_sdnn",
    resp_rate_brpm: "respiration_data.breaths_data.avg_breaths_per_min",
    spo2_avg_pct: "respiration_data.oxygen_saturation_data.avg_saturation_percentage",
    skin_temp_delta_c: "temperature_data.delta",
    score: "scores.sleep",
    readiness: "readiness_data.readiness",
    recovery_level: "readiness_data.recovery_level",
    snoring_s: "respiration_data.snoring_data.total_snoring_duration_seconds",
  },
  nutrition: {
    intake_kcal: "summary.macros.calories",
    protein_g: "summary.macros.protein_g",
    carbs_g: "summary.macros.carbohydrates_g",
    fat_g: "summary.macros.fat_g",
    fibre_g: "summary.macros.fiber_g",
    sugar_g: "summary.macros.sugar_g",
    alcohol_g: "summary.macros.alcohol_g",
    caffeine_mg: "summary.micros.caffeine_mg",
    water_ml: "summary.water_ml",
  },
  menstruation: {
    cycle_day: "menstruation_data.day_in_cycle",
    cycle_phase: "menstruation_data.current_phase",
    period_days: "menstruation_data.period_length_days",
    cycle_days: "menstruation_data.cycle_length_days",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The kinds of payload that become rows. */
export type Kind = keyof typeof SOURCES
export const KINDS = Object.keys(SOURCES) as ReadonlyArray<Kind>

/** The table a kind of payload ends up in. All but the diary are arrays of the delta sync too. */
export const TABLES = {
  daily: "daily_summary",
  body: "daily_summary",
  activity: "activities",
  sleep: "sleep_sessions",
  nutrition: "diary_days",
  menstruation: "diary_days",
} as const
