import type { DayColumn, NightColumn, WorkoutColumn } from "#embedded/aggregator/exports/column"
import type { Field, UnreadFields } from "#embedded/aggregator/exports/fields"

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

const NO_PLACE = "no place for it yet"

/** What days, nights and activities have and nothing is read of. */
export const unreadFields: Readonly<Record<"UDSFile" | "sleepData" | "activity", UnreadFields>> = {
  UDSFile: {
    "which seconds count as active is not described": ["activeSeconds", "highlyActiveSeconds"],
    "a value of the day so far": ["currentDayRestingHeartRate"],
    "the lowest and the highest are read": ["minAvgHeartRate", "maxAvgHeartRate"],
    "when it was measured is not described": ["averageSpo2", "lowestSpo2", "latestSpo2"],
    [NO_PLACE]: [
      "bodyBattery",
      "respiration",
      "floorsDescendedInMeters",
      "consumedKilocalories",
      "hydration",
    ],
  },
  sleepData: {
    [NO_PLACE]: [
      "lowestRespiration",
      "highestRespiration",
      "avgSleepStress",
      "restlessMomentCount",
      "breathingDisruptionSeverity",
      "skinTempF",
      "skinTempC",
    ],
  },
  activity: {
    "their unit is not described": [
      "calories",
      "bmrCalories",
      "avgStrideLength",
      "avgVerticalOscillation",
      "avgGroundContactTime",
      "minTemperature",
      "maxTemperature",
      "minElevation",
      "maxElevation",
    ],
    "places are not taken": ["startLatitude", "endLatitude"],
    [NO_PLACE]: [
      "movingDuration",
      "aerobicTrainingEffect",
      "anaerobicTrainingEffect",
      "activityTrainingLoad",
      "avgBikeCadence",
      "avgRunCadence",
      "avgDoubleCadence",
      "maxDoubleCadence",
      "normPower",
      "moderateIntensityMinutes",
      "vigorousIntensityMinutes",
      "lapCount",
    ],
  },
}
