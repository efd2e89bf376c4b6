import type {
  AmountColumn,
  DayColumn,
  NightColumn,
  WorkoutColumn,
} from "#embedded/aggregator/exports/column"
import type { Field, UnreadFields } from "#embedded/aggregator/exports/fields"

/** Counts of a minute in UTC, by the beginning of the name of their file. */
export const minuteFields: Readonly<Record<string, readonly [AmountColumn, unit: string]>> = {
  steps: ["steps", "1"],
  distance: ["distance_m", "cm"],
  calories: ["calories_total_kcal", "kcal"],
}

/** Figures of a local day, by the beginning of the name of their file. */
export const dayFields: Readonly<Record<string, readonly [DayColumn, unit: string]>> = {
  sedentary_minutes: ["sedentary_s", "min"],
  lightly_active_minutes: ["low_s", "min"],
  moderately_active_minutes: ["moderate_s", "min"],
  very_active_minutes: ["vigorous_s", "min"],
}

/** Values that are read from no file, by the beginning of its name. */
export const unreadFiles: Readonly<Record<string, string>> = {
  altitude: "its unit is not described",
  height: "a profile is not taken from an export",
  time_in_heart_rate_zones: "no place for it yet",
  run_vo2_max: "an estimate of one run; that of the day counts",
  swim_lengths_data: "no place for it yet",
}

export const nightFields: ReadonlyArray<Field<NightColumn>> = [
  ["minutesAsleep", "asleep_s", "min"],
  ["minutesAwake", "awake_s", "min"],
  ["timeInBed", "in_bed_s", "min"],
  ["minutesToFallAsleep", "latency_s", "min", "unmeasured"],
  ["efficiency", "efficiency_pct", "%", "unmeasured"],
]

/** Of the summary of a night with stages, and of one without. */
export const levelFields: Readonly<Record<string, ReadonlyArray<Field<NightColumn>>>> = {
  stages: [
    ["deep.minutes", "deep_s", "min"],
    ["light.minutes", "light_s", "min"],
    ["rem.minutes", "rem_s", "min"],
    ["wake.count", "wakeups", "1"],
  ],
  classic: [["awake.count", "wakeups", "1"]],
}

export const workoutFields: ReadonlyArray<Field<WorkoutColumn>> = [
  ["activeDuration", "active_s", "ms", "unmeasured"],
  ["calories", "calories_kcal", "kcal", "unmeasured"],
  ["steps", "steps", "1", "unmeasured"],
  ["averageHeartRate", "avg_hr_bpm", "bpm", "unmeasured"],
]

/** What nights, workouts and weighings have and nothing is read of. */
export const unreadFields: Readonly<Record<"sleep" | "exercise" | "weight", UnreadFields>> = {
  sleep: { "no place for it yet": ["minutesAfterWakeup"] },
  exercise: {
    "its unit is not described": ["elevationGain", "speed", "pace"],
    "no place for it yet": ["heartRateZones", "activeZoneMinutes", "activityLevel", "vo2Max"],
  },
  weight: { "the weight and the height make it up": ["bmi"] },
}

/** Fitbit's activities by the aggregator's numbers. Others keep their name. */
export const activities: Readonly<Record<string, number>> = {
  bike: 1,
  "outdoor bike": 1,
  spinning: 17,
  walk: 7,
  run: 8,
  treadmill: 58,
  hike: 35,
  swim: 82,
  yoga: 100,
  pilates: 49,
  elliptical: 25,
  rowing: 53,
  weights: 97,
  tennis: 87,
  golf: 32,
}
