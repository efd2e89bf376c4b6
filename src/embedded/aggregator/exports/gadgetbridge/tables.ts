import type { Quantity, WorkoutColumn } from "#embedded/aggregator/exports/column"
import type { Stage } from "#embedded/aggregator/exports/record"

/** Rows of a device, one for each minute or so; times in seconds. */
export interface ActivityTable {
  /** Whether `STEPS` are those of the row or count on from midnight. */
  readonly steps: "own" | "since midnight"
  /** How `RAW_KIND` says sleep, where it does. */
  readonly sleep?: "bands" | "huami"
  /** Metres and kilocalories that count on as the steps do, by column. */
  readonly also?: Readonly<
    Record<string, readonly ["distance_m" | "calories_active_kcal", unit: string]>
  >
}

export const activityTables: Readonly<Record<string, ActivityTable>> = {
  MI_BAND_ACTIVITY_SAMPLE: { steps: "own", sleep: "bands" },
  HUAMI_EXTENDED_ACTIVITY_SAMPLE: { steps: "own", sleep: "huami" },
  XIAOMI_ACTIVITY_SAMPLE: { steps: "own" },
  PEBBLE_HEALTH_ACTIVITY_SAMPLE: { steps: "own" },
  BANGLE_JSACTIVITY_SAMPLE: { steps: "own" },
  COLMI_ACTIVITY_SAMPLE: { steps: "own" },
  CMF_ACTIVITY_SAMPLE: { steps: "since midnight" },
  GARMIN_ACTIVITY_SAMPLE: {
    steps: "since midnight",
    also: {
      DISTANCE_CM: ["distance_m", "cm"],
      ACTIVE_CALORIES: ["calories_active_kcal", "kcal"],
    },
  },
}

/** A measurement by its table and column; times in milliseconds. */
export const sampleTables: ReadonlyArray<
  readonly [table: string, column: string, Quantity, unit: string]
> = [
  ["HUAMI_HEART_RATE_RESTING_SAMPLE", "HEART_RATE", "resting_heart_rate", "bpm"],
  ["GARMIN_HEART_RATE_RESTING_SAMPLE", "HEART_RATE", "resting_heart_rate", "bpm"],
  ["CMF_HEART_RATE_SAMPLE", "HEART_RATE", "heart_rate", "bpm"],
  ["COLMI_HEART_RATE_SAMPLE", "HEART_RATE", "heart_rate", "bpm"],
  ["HUAMI_SPO2_SAMPLE", "SPO2", "oxygen_saturation", "%"],
  ["GARMIN_SPO2_SAMPLE", "SPO2", "oxygen_saturation", "%"],
  ["CMF_SPO2_SAMPLE", "SPO2", "oxygen_saturation", "%"],
  ["COLMI_SPO2_SAMPLE", "SPO2", "oxygen_saturation", "%"],
  ["HYBRID_HRSPO2_SAMPLE", "SPO2", "oxygen_saturation", "%"],
  ["HUAMI_STRESS_SAMPLE", "STRESS", "stress", "1"],
  ["GARMIN_STRESS_SAMPLE", "STRESS", "stress", "1"],
  ["CMF_STRESS_SAMPLE", "STRESS", "stress", "1"],
  ["COLMI_STRESS_SAMPLE", "STRESS", "stress", "1"],
  ["HUAMI_SLEEP_RESPIRATORY_RATE_SAMPLE", "RATE", "breathing_rate", "brpm"],
  ["GARMIN_RESPIRATORY_RATE_SAMPLE", "RESPIRATORY_RATE", "breathing_rate", "brpm"],
  ["GARMIN_HRV_SUMMARY_SAMPLE", "LAST_NIGHT_AVERAGE", "hrv_rmssd", "ms"],
  ["MI_SCALE_WEIGHT_SAMPLE", "WEIGHT_KG", "weight", "kg"],
]

/** Stages with a length, in seconds a unit; times in milliseconds. */
export const lengthTables: ReadonlyArray<
  readonly [table: string, unit_s: number, stages: Readonly<Record<number, Stage>>]
> = [
  ["COLMI_SLEEP_STAGE_SAMPLE", 60, { 2: "light", 3: "deep", 4: "rem", 5: "awake" }],
  ["CMF_SLEEP_STAGE_SAMPLE", 1, { 1: "deep", 2: "light", 3: "rem" }],
]

/** Stages that last until the next one or until waking up. */
export const XIAOMI: Readonly<Record<number, Stage>> = {
  2: "deep",
  3: "light",
  4: "rem",
  5: "awake",
}

/** Stages that end when they are written. */
export const GARMIN: Readonly<Record<number, Stage>> = {
  1: "awake",
  2: "light",
  3: "deep",
  4: "rem",
}

/** What the summary of a workout says, by its entry; of two of one column the former. */
export const workoutFields: ReadonlyArray<readonly [entry: string, WorkoutColumn]> = [
  ["activeSeconds", "active_s"],
  ["distanceMeters", "distance_m"],
  ["steps", "steps"],
  ["caloriesBurnt", "calories_kcal"],
  ["averageHR", "avg_hr_bpm"],
  ["maxHR", "max_hr_bpm"],
  ["minHR", "min_hr_bpm"],
  ["averageSpeed", "avg_speed_mps"],
  ["maxSpeed", "max_speed_mps"],
  ["elevationGain", "elevation_gain_m"],
  ["ascentMeters", "elevation_gain_m"],
  ["elevationLoss", "elevation_loss_m"],
  ["descentMeters", "elevation_loss_m"],
  ["maximumOxygenUptake", "vo2max_ml_kg_min"],
]

/** Units as the summaries print them. */
export const units: Readonly<Record<string, string>> = {
  bpm: "bpm",
  calories_unit: "kcal",
  cm: "cm",
  km: "km",
  km_h: "km/h",
  meters: "m",
  meters_second: "m/s",
  "ml/kg/min": "ml/kg/min",
  seconds: "s",
  steps_unit: "1",
}

const NEW = 0x04000000

/** Kinds of workouts by the aggregator's numbers. */
export const kinds: Readonly<Record<number, number>> = {
  16: 8,
  32: 7,
  64: 82,
  128: 1,
  256: 58,
  1024: 84,
  2048: 18,
  4096: 25,
  8192: 39,
  16384: 100,
  32768: 29,
  65536: 54,
  131072: 23,
  262144: 12,
  524288: 85,
  1048576: 10,
  2097152: 80,
  4194304: 35,
  8388608: 52,
  [NEW + 3]: 152,
  [NEW + 9]: 49,
  [NEW + 10]: 83,
  [NEW + 11]: 87,
  [NEW + 14]: 27,
  [NEW + 16]: 123,
  [NEW + 18]: 95,
  [NEW + 20]: 65,
  [NEW + 21]: 73,
  [NEW + 22]: 53,
  [NEW + 23]: 130,
  [NEW + 32]: 32,
  [NEW + 44]: 104,
  [NEW + 46]: 75,
  [NEW + 49]: 81,
  [NEW + 52]: 40,
  [NEW + 58]: 20,
  [NEW + 69]: 114,
  [NEW + 80]: 45,
  [NEW + 92]: 24,
  [NEW + 98]: 113,
  [NEW + 0xb0]: 133,
  [NEW + 0xb1]: 8,
  [NEW + 0xb2]: 7,
  [NEW + 0xb3]: 1,
  [NEW + 0xf2]: 149,
}

/** Workouts of any device. */
export const WORKOUTS = "BASE_ACTIVITY_SUMMARY"
/** The number of an event of sleep. */
export const SLEEP_EVENT = 74
/** The tables of samples that are read. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(activityTables),
  ...sampleTables.map(([table]) => table),
  ...lengthTables.map(([table]) => table),
  "XIAOMI_SLEEP_STAGE_SAMPLE",
  "XIAOMI_SLEEP_TIME_SAMPLE",
  "GARMIN_SLEEP_STAGE_SAMPLE",
  "GARMIN_EVENT_SAMPLE",
])
