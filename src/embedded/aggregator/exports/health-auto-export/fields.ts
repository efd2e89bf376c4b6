import type {
  AmountColumn,
  NightColumn,
  Quantity,
  WorkoutColumn,
} from "#embedded/aggregator/exports/column"

/** What becomes of the points of a metric; a text says why there is no place. */
export type Metric =
  | { readonly kind: "amount"; readonly column: AmountColumn }
  | { readonly kind: "sample"; readonly quantity: Quantity }
  | { readonly kind: "heart" | "pressure" | "sleep" }
  | string

const amounts: Readonly<Record<string, AmountColumn>> = {
  step_count: "steps",
  walking_running_distance: "distance_m",
  flights_climbed: "floors",
  active_energy: "calories_active_kcal",
  basal_energy_burned: "calories_bmr_kcal",
  apple_exercise_time: "active_s",
  dietary_energy: "intake_kcal",
  protein: "protein_g",
  carbohydrates: "carbs_g",
  total_fat: "fat_g",
  fiber: "fibre_g",
  dietary_sugar: "sugar_g",
  caffeine: "caffeine_mg",
  dietary_caffeine: "caffeine_mg",
  dietary_water: "water_ml",
}

const samples: Readonly<Record<string, Quantity>> = {
  resting_heart_rate: "resting_heart_rate",
  heart_rate_variability: "hrv_sdnn",
  heart_rate_variability_sdnn: "hrv_sdnn",
  heart_rate_variability_rmssd: "hrv_rmssd",
  blood_oxygen_saturation: "oxygen_saturation",
  respiratory_rate: "breathing_rate",
  vo2_max: "vo2max",
  weight_body_mass: "weight",
  body_fat_percentage: "body_fat",
  body_temperature: "body_temperature",
  blood_glucose: "glucose",
}

const reasons: Readonly<Record<string, string>> = {
  apple_sleeping_wrist_temperature:
    "an absolute wrist temperature; there is a place for its deviation from usual alone",
  number_of_alcoholic_beverages: "a number of drinks says no grams",
}

/** The metrics that are read, by their name. */
export const metrics: ReadonlyMap<string, Metric> = new Map<string, Metric>([
  ...Object.entries(amounts).map(([name, column]) => [name, { kind: "amount", column }] as const),
  ...Object.entries(samples).map(
    ([name, quantity]) => [name, { kind: "sample", quantity }] as const,
  ),
  ...Object.entries(reasons),
  ["heart_rate", { kind: "heart" }],
  ["blood_pressure", { kind: "pressure" }],
  ["sleep_analysis", { kind: "sleep" }],
])

/** What a night that is summed up says, in the unit of its metric. */
export const nightFields: ReadonlyArray<readonly [field: string, NightColumn]> = [
  ["core", "light_s"],
  ["deep", "deep_s"],
  ["rem", "rem_s"],
  ["awake", "awake_s"],
  ["inBed", "in_bed_s"],
]

/** Values of a workout: `{qty, units}` by path, of two of one column the former. */
export const workoutFields: ReadonlyArray<readonly [path: string, WorkoutColumn]> = [
  ["distance", "distance_m"],
  ["totalDistance", "distance_m"],
  ["activeEnergyBurned", "calories_active_kcal"],
  ["activeEnergy", "calories_active_kcal"],
  ["totalEnergy", "calories_kcal"],
  ["stepCount", "steps"],
  ["heartRate.avg", "avg_hr_bpm"],
  ["avgHeartRate", "avg_hr_bpm"],
  ["heartRate.max", "max_hr_bpm"],
  ["maxHeartRate", "max_hr_bpm"],
  ["heartRate.min", "min_hr_bpm"],
  ["avgSpeed", "avg_speed_mps"],
  ["speed", "avg_speed_mps"],
  ["maxSpeed", "max_speed_mps"],
  ["elevationUp", "elevation_gain_m"],
  ["elevationDown", "elevation_loss_m"],
]

/** Names of workouts by the aggregator's numbers, in lower case; of others the name is kept. */
export const sports: Readonly<Record<string, number>> = {
  running: 8,
  "outdoor run": 8,
  "indoor run": 133,
  walking: 7,
  "outdoor walk": 7,
  "indoor walk": 95,
  hiking: 35,
  cycling: 1,
  "outdoor cycling": 1,
  "indoor cycling": 18,
  swimming: 82,
  "pool swim": 83,
  "open water swim": 84,
  rowing: 53,
  "indoor rowing": 54,
  elliptical: 25,
  yoga: 100,
  pilates: 49,
  dance: 24,
  "cardio dance": 24,
  "social dance": 24,
  "traditional strength training": 80,
  "functional strength training": 80,
  "high intensity interval training": 114,
  "cross training": 22,
  "mixed cardio": 123,
  "stair climbing": 78,
  stairs: 77,
  "cross country skiing": 67,
  "downhill skiing": 68,
  snowboarding: 73,
  soccer: 29,
  tennis: 87,
  "table tennis": 85,
  badminton: 10,
  basketball: 12,
  golf: 32,
  climbing: 52,
  boxing: 20,
  other: 108,
}

/** The numbers of the same sports where `location` says that they were under a roof or in which water. */
export const located: Readonly<Record<string, number>> = {
  "running Indoor": 133,
  "walking Indoor": 95,
  "cycling Indoor": 18,
  "rowing Indoor": 54,
  "swimming Pool": 83,
  "swimming Open Water": 84,
}
