import type { Ucum } from "#catalogue/unit"

/** How the values of one day become one. */
export type Fold = "sum" | "mean" | "min" | "max" | "last"

/** Where a value stands in an item of a delivery, and the unit it has there. */
export interface Place {
  readonly payload: "daily" | "body" | "nutrition"
  /** From the item inwards, by dots. */
  readonly path: string
  readonly unit: Ucum
  readonly fold: Fold
}

const place = (payload: Place["payload"], fold: Fold, unit: Ucum, path: string): Place => ({
  payload,
  path,
  unit,
  fold,
})

/** What adds up over a day. */
export const amounts = {
  steps: place("daily", "sum", "1", "distance_data.steps"),
  distance_m: place("daily", "sum", "m", "distance_data.distance_meters"),
  floors: place("daily", "sum", "1", "distance_data.floors_climbed"),
  calories_total_kcal: place("daily", "sum", "kcal", "calories_data.total_burned_calories"),
  calories_active_kcal: place("daily", "sum", "kcal", "calories_data.net_activity_calories"),
  calories_bmr_kcal: place("daily", "sum", "kcal", "calories_data.BMR_calories"),
  active_s: place("daily", "sum", "s", "active_durations_data.activity_seconds"),
  low_s: place("daily", "sum", "s", "active_durations_data.low_intensity_seconds"),
  moderate_s: place("daily", "sum", "s", "active_durations_data.moderate_intensity_seconds"),
  vigorous_s: place("daily", "sum", "s", "active_durations_data.vigorous_intensity_seconds"),
  sedentary_s: place("daily", "sum", "s", "active_durations_data.inactivity_seconds"),
  rest_s: place("daily", "sum", "s", "active_durations_data.rest_seconds"),
  stress_high_s: place("daily", "sum", "s", "stress_data.high_stress_duration_seconds"),
  stress_medium_s: place("daily", "sum", "s", "stress_data.medium_stress_duration_seconds"),
  stress_low_s: place("daily", "sum", "s", "stress_data.low_stress_duration_seconds"),
  stress_rest_s: place("daily", "sum", "s", "stress_data.rest_stress_duration_seconds"),
  intake_kcal: place("nutrition", "sum", "kcal", "summary.macros.calories"),
  protein_g: place("nutrition", "sum", "g", "summary.macros.protein_g"),
  carbs_g: place("nutrition", "sum", "g", "summary.macros.carbohydrates_g"),
  fat_g: place("nutrition", "sum", "g", "summary.macros.fat_g"),
  fibre_g: place("nutrition", "sum", "g", "summary.macros.fiber_g"),
  sugar_g: place("nutrition", "sum", "g", "summary.macros.sugar_g"),
  alcohol_g: place("nutrition", "sum", "g", "summary.macros.alcohol_g"),
  caffeine_mg: place("nutrition", "sum", "mg", "summary.micros.caffeine_mg"),
  water_ml: place("nutrition", "sum", "mL", "summary.water_ml"),
} as const satisfies Record<string, Place>
export type AmountColumn = keyof typeof amounts

const pulse = (fold: Fold, name: string) =>
  place("daily", fold, "/min", `heart_rate_data.summary.${name}`)

/** What is measured now and again, or stands for the whole day. */
export const levels = {
  resting_hr_bpm: pulse("last", "resting_hr_bpm"),
  avg_hr_bpm: pulse("mean", "avg_hr_bpm"),
  min_hr_bpm: pulse("min", "min_hr_bpm"),
  max_hr_bpm: pulse("max", "max_hr_bpm"),
  hrv_rmssd_ms: place("daily", "mean", "ms", "heart_rate_data.summary.avg_hrv_rmssd"),
  hrv_sdnn_ms: place("daily", "mean", "ms", "heart_rate_data.summary.avg_hrv_sdnn"),
  spo2_avg_pct: place("daily", "mean", "%", "oxygen_data.avg_saturation_percentage"),
  vo2max_ml_kg_min: place("daily", "last", "mL/kg/min", "oxygen_data.vo2max_ml_per_min_per_kg"),
  stress_avg: place("daily", "mean", "1", "stress_data.avg_stress_level"),
  stress_max: place("daily", "max", "1", "stress_data.max_stress_level"),
  strain: place("daily", "last", "1", "strain_data.strain_level"),
  recovery_score: place("daily", "last", "1", "scores.recovery"),
  sleep_score: place("daily", "last", "1", "scores.sleep"),
  activity_score: place("daily", "last", "1", "scores.activity"),
  bp_systolic_mmhg: place("body", "mean", "mm[Hg]", "blood_pressure_data.day_avg_systolic_bp"),
  bp_diastolic_mmhg: place("body", "mean", "mm[Hg]", "blood_pressure_data.day_avg_diastolic_bp"),
  body_temp_c: place("body", "mean", "Cel", "temperature_data.day_avg_body_temperature_celsius"),
  weight_kg: place("body", "last", "kg", "measurements_data.day_avg_weight_kg"),
  body_fat_pct: place("body", "last", "%", "measurements_data.day_avg_bodyfat_percentage"),
  glucose_avg_mg_dl: place("body", "mean", "mg/dL", "glucose_data.day_avg_blood_glucose_mg_per_dL"),
} as const satisfies Record<string, Place>
export type LevelColumn = keyof typeof levels

/** Every column of a day that an export can fill. */
export const dayColumns: Readonly<Record<DayColumn, Place>> = { ...amounts, ...levels }
export type DayColumn = AmountColumn | LevelColumn

/** The columns of a day and of a night that samples of a quantity fill, and the unit of a sample. */
interface Sampled {
  readonly unit: Ucum
  readonly day: ReadonlyArray<LevelColumn>
  readonly night: Readonly<Partial<Record<NightColumn, Exclude<Fold, "sum">>>>
}

/** What is sampled. */
export const quantities = {
  heart_rate: {
    unit: "/min",
    day: ["avg_hr_bpm", "min_hr_bpm", "max_hr_bpm"],
    night: { avg_hr_bpm: "mean", min_hr_bpm: "min", max_hr_bpm: "max" },
  },
  /** The mean of several: its span has as many seconds as it sums up. */
  heart_rate_mean: { unit: "/min", day: ["avg_hr_bpm"], night: {} },
  heart_rate_low: { unit: "/min", day: ["min_hr_bpm"], night: {} },
  heart_rate_high: { unit: "/min", day: ["max_hr_bpm"], night: {} },
  resting_heart_rate: { unit: "/min", day: ["resting_hr_bpm"], night: {} },
  hrv_rmssd: { unit: "ms", day: ["hrv_rmssd_ms"], night: { hrv_rmssd_ms: "mean" } },
  hrv_sdnn: { unit: "ms", day: ["hrv_sdnn_ms"], night: { hrv_sdnn_ms: "mean" } },
  oxygen_saturation: { unit: "%", day: ["spo2_avg_pct"], night: { spo2_avg_pct: "mean" } },
  breathing_rate: { unit: "/min", day: [], night: { resp_rate_brpm: "mean" } },
  vo2max: { unit: "mL/kg/min", day: ["vo2max_ml_kg_min"], night: {} },
  stress: { unit: "1", day: ["stress_avg", "stress_max"], night: {} },
  systolic: { unit: "mm[Hg]", day: ["bp_systolic_mmhg"], night: {} },
  diastolic: { unit: "mm[Hg]", day: ["bp_diastolic_mmhg"], night: {} },
  body_temperature: { unit: "Cel", day: ["body_temp_c"], night: {} },
  weight: { unit: "kg", day: ["weight_kg"], night: {} },
  body_fat: { unit: "%", day: ["body_fat_pct"], night: {} },
  /** Its samples stand in the payload themselves: ingest counts the time in range. */
  glucose: { unit: "mg/dL", day: [], night: {} },
} as const satisfies Record<string, Sampled>
export type Quantity = keyof typeof quantities

/** Where the figures of a night stand in an item of a sleep delivery, with their units. */
export const nightColumns = {
  in_bed_s: ["s", "sleep_durations_data.other.duration_in_bed_seconds"],
  asleep_s: ["s", "sleep_durations_data.asleep.duration_asleep_state_seconds"],
  deep_s: ["s", "sleep_durations_data.asleep.duration_deep_sleep_state_seconds"],
  light_s: ["s", "sleep_durations_data.asleep.duration_light_sleep_state_seconds"],
  rem_s: ["s", "sleep_durations_data.asleep.duration_REM_sleep_state_seconds"],
  awake_s: ["s", "sleep_durations_data.awake.duration_awake_state_seconds"],
  unmeasurable_s: ["s", "sleep_durations_data.other.duration_unmeasurable_sleep_seconds"],
  latency_s: ["s", "sleep_durations_data.awake.sleep_latency_seconds"],
  wakeups: ["1", "sleep_durations_data.awake.num_wakeup_events"],
  efficiency_pct: ["%", "sleep_durations_data.sleep_efficiency"],
  avg_hr_bpm: ["/min", "heart_rate_data.summary.avg_hr_bpm"],
  min_hr_bpm: ["/min", "heart_rate_data.summary.min_hr_bpm"],
  max_hr_bpm: ["/min", "heart_rate_data.summary.max_hr_bpm"],
  resting_hr_bpm: ["/min", "heart_rate_data.summary.resting_hr_bpm"],
  hrv_rmssd_ms: ["ms", "heart_rate_data.summary.avg_hrv_rmssd"],
  hrv_sdnn_ms: ["ms", "heart_rate_data.summary.avg_hrv_sdnn"],
  resp_rate_brpm: ["/min", "respiration_data.breaths_data.avg_breaths_per_min"],
  spo2_avg_pct: ["%", "respiration_data.oxygen_saturation_data.avg_saturation_percentage"],
  skin_temp_delta_c: ["Cel", "temperature_data.delta"],
  score: ["1", "scores.sleep"],
  readiness: ["1", "readiness_data.readiness"],
  snoring_s: ["s", "respiration_data.snoring_data.total_snoring_duration_seconds"],
} as const satisfies Record<string, readonly [Ucum, string]>
export type NightColumn = keyof typeof nightColumns

/** Where the figures of a workout stand in an item of an activity delivery, with their units. */
export const workoutColumns = {
  active_s: ["s", "active_durations_data.activity_seconds"],
  distance_m: ["m", "distance_data.summary.distance_meters"],
  steps: ["1", "distance_data.summary.steps"],
  elevation_gain_m: ["m", "distance_data.summary.elevation.gain_actual_meters"],
  elevation_loss_m: ["m", "distance_data.summary.elevation.loss_actual_meters"],
  calories_kcal: ["kcal", "calories_data.total_burned_calories"],
  calories_active_kcal: ["kcal", "calories_data.net_activity_calories"],
  avg_hr_bpm: ["/min", "heart_rate_data.summary.avg_hr_bpm"],
  max_hr_bpm: ["/min", "heart_rate_data.summary.max_hr_bpm"],
  min_hr_bpm: ["/min", "heart_rate_data.summary.min_hr_bpm"],
  avg_speed_mps: ["m/s", "movement_data.avg_speed_meters_per_second"],
  max_speed_mps: ["m/s", "movement_data.max_speed_meters_per_second"],
  avg_cadence_rpm: ["/min", "movement_data.avg_cadence_rpm"],
  avg_power_w: ["W", "power_data.avg_watts"],
  max_power_w: ["W", "power_data.max_watts"],
  vo2max_ml_kg_min: ["mL/kg/min", "oxygen_data.vo2max_ml_per_min_per_kg"],
  strain: ["1", "strain_data.strain_level"],
} as const satisfies Record<string, readonly [Ucum, string]>
export type WorkoutColumn = keyof typeof workoutColumns

const units: ReadonlyMap<string, Ucum> = new Map([
  ...Object.entries(nightColumns).map(([column, [unit]]) => [column, unit] as const),
  ...Object.entries(workoutColumns).map(([column, [unit]]) => [column, unit] as const),
  ...Object.entries(dayColumns).map(([column, { unit }]) => [column, unit] as const),
])

/** The unit of ingest of a column. One that a day shares with a night or workout has the same in each. */
export const unitOf = (column: DayColumn | NightColumn | WorkoutColumn): Ucum => units.get(column)!
