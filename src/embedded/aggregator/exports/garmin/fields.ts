import type { DayColumn, NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import type { Field } from "#embedded/aggregator/exports/fields"

export const dayFields: ReadonlyArray<Field<DayColumn>> = [
  ["totalSteps", "steps", "1"],
  ["totalDistanceMeters", "distance_m", "m"],
  ["totalKilocalories", "calories_total_kcal", "kcal", "unmeasured"],
  ["activeKilocalories", "calories_active_kcal", "kcal"],
  ["bmrKilocalories", "calories_bmr_kcal", "kcal", "unmeasured"],
  ["moderateIntensityMinutes", "moderate_s", "min"],
  ["vigorousIntensityMinutes", "vigorous_s", "min"],
  ["restingHeartRate", "resting_hr_bpm", "bpm", "unmeasured"],
  ["minHeartRate", "min_hr_bpm", "bpm", "unmeasured"],
  ["maxHeartRate", "max_hr_bpm", "bpm", "unmeasured"],
]

/** Of the aggregate of a day that is of type TOTAL. */
export const stressFields: ReadonlyArray<Field<DayColumn>> = [
  ["averageStressLevel", "stress_avg", "1"],
  ["maxStressLevel", "stress_max", "1"],
  ["highDuration", "stress_high_s", "s"],
  ["mediumDuration", "stress_medium_s", "s"],
  ["lowDuration", "stress_low_s", "s"],
  ["restDuration", "stress_rest_s", "s"],
]

export const nightFields: ReadonlyArray<Field<NightColumn>> = [
  ["deepSleepSeconds", "deep_s", "s"],
  ["lightSleepSeconds", "light_s", "s"],
  ["remSleepSeconds", "rem_s", "s"],
  ["awakeSleepSeconds", "awake_s", "s"],
  ["unmeasurableSeconds", "unmeasurable_s", "s"],
  ["awakeCount", "wakeups", "1"],
  ["averageRespiration", "resp_rate_brpm", "brpm", "unmeasured"],
  ["spo2SleepSummary.averageSPO2", "spo2_avg_pct", "%", "unmeasured"],
  ["spo2SleepSummary.averageHR", "avg_hr_bpm", "bpm", "unmeasured"],
  ["sleepScores.overallScore", "score", "1", "unmeasured"],
]

export const workoutFields: ReadonlyArray<Field<WorkoutColumn>> = [
  ["duration", "active_s", "ms", "unmeasured"],
  ["distance", "distance_m", "cm", "unmeasured"],
  ["steps", "steps", "1", "unmeasured"],
  ["elevationGain", "elevation_gain_m", "cm"],
  ["elevationLoss", "elevation_loss_m", "cm"],
  ["avgHr", "avg_hr_bpm", "bpm", "unmeasured"],
  ["maxHr", "max_hr_bpm", "bpm", "unmeasured"],
  ["minHr", "min_hr_bpm", "bpm", "unmeasured"],
  ["avgSpeed", "avg_speed_mps", "cm/ms", "unmeasured"],
  ["maxSpeed", "max_speed_mps", "cm/ms", "unmeasured"],
  ["avgPower", "avg_power_w", "W", "unmeasured"],
  ["maxPower", "max_power_w", "W", "unmeasured"],
  ["vO2MaxValue", "vo2max_ml_kg_min", "ml/kg/min", "unmeasured"],
]

/** Types of activities by the aggregator's numbers; of others the name is kept. */
export const sports: Readonly<Record<string, number>> = {
  running: 8,
  treadmill_running: 58,
  indoor_running: 133,
  walking: 7,
  hiking: 35,
  cycling: 1,
  road_biking: 16,
  mountain_biking: 15,
  lap_swimming: 83,
  open_water_swimming: 84,
  strength_training: 80,
  yoga: 100,
  pilates: 49,
  rowing: 53,
  indoor_rowing: 54,
  elliptical: 25,
}
