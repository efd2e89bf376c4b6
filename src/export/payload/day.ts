import type { Tables } from "#db/tables"
import { type Item, put } from "#domain/delivery-item"
import { addDays, type LocalDate, zoneOf } from "#domain/time"
import type { DailySummary, Provenance } from "#domain/wearable"
import { type Places, putAll } from "#export/payload/place"

export type DayRow = Tables["dailySummary"]["$inferSelect"]
export type DiaryRow = Tables["diaryDays"]["$inferSelect"]

const beneath = <Column extends string>(path: string, places: Places<Column>): Places<Column> =>
  Object.fromEntries(
    Object.entries<string>(places).map(([column, place]) => [column, `${path}.${place}`]),
  ) as Places<Column>

const ofHeart = {
  resting_hr_bpm: "summary.resting_hr_bpm",
  avg_hr_bpm: "summary.avg_hr_bpm",
  min_hr_bpm: "summary.min_hr_bpm",
  max_hr_bpm: "summary.max_hr_bpm",
  hrv_rmssd_ms: "summary.avg_hrv_rmssd",
  hrv_sdnn_ms: "summary.avg_hrv_sdnn",
}

const ofOxygen = {
  spo2_avg_pct: "oxygen_data.avg_saturation_percentage",
  vo2max_ml_kg_min: "oxygen_data.vo2max_ml_per_min_per_kg",
}

const ofMeasurement = {
  weight_kg: "measurements_data.day_avg_weight_kg",
  body_fat_pct: "measurements_data.day_avg_bodyfat_percentage",
  bp_systolic_mmhg: "blood_pressure_data.day_avg_systolic_bp",
  bp_diastolic_mmhg: "blood_pressure_data.day_avg_diastolic_bp",
  body_temp_c: "temperature_data.day_avg_body_temperature_celsius",
  glucose_avg_mg_dl: "glucose_data.day_avg_blood_glucose_mg_per_dL",
  glucose_min_mg_dl: "glucose_data.day_min_blood_glucose_mg_per_dL",
  glucose_max_mg_dl: "glucose_data.day_max_blood_glucose_mg_per_dL",
  glucose_tir_pct: "glucose_data.time_in_range",
  glucose_n: "glucose_data.day_blood_glucose_samples",
}

/** What is written otherwise, follows from the rest of an item, or has no payload that fills it. */
type Unplaced =
  | "date"
  | "tz_offset_min"
  | "is_complete"
  | "body_battery_min"
  | "body_battery_max"
  | "resp_rate_brpm"
  | "readiness_score"
  | "skin_temp_delta_c"

const ofDaily: Places<
  Exclude<keyof DailySummary, Provenance | Unplaced | keyof typeof ofMeasurement>
> = {
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
  enrichment: "data_enrichment",
  ...beneath("heart_rate_data", ofHeart),
  ...ofOxygen,
}

/** What a body payload lends to a day that no daily payload speaks of. */
const lent = { ...beneath("heart_data.heart_rate_data", ofHeart), ...ofOxygen }

const ofNutrition = {
  intake_kcal: "summary.macros.calories",
  protein_g: "summary.macros.protein_g",
  carbs_g: "summary.macros.carbohydrates_g",
  fat_g: "summary.macros.fat_g",
  fibre_g: "summary.macros.fiber_g",
  sugar_g: "summary.macros.sugar_g",
  alcohol_g: "summary.macros.alcohol_g",
  caffeine_mg: "summary.micros.caffeine_mg",
  water_ml: "summary.water_ml",
} satisfies Partial<Places<keyof DiaryRow>>

const ofMenstruation = {
  cycle_day: "menstruation_data.day_in_cycle",
  cycle_phase: "menstruation_data.current_phase",
  period_days: "menstruation_data.period_length_days",
  cycle_days: "menstruation_data.cycle_length_days",
  is_predicted: "menstruation_data.is_predicted_cycle",
} satisfies Partial<Places<keyof DiaryRow>>

/** An item of a day. One that was not over when it came is no whole one because it is delivered again later. */
const itemOf = (date: LocalDate, tz_offset_min: number | null, isComplete: boolean | null) => {
  const zone = zoneOf(tz_offset_min)
  const metadata = {
    start_time: `${date}T00:00:00${zone}`,
    end_time: `${addDays(date, 1)}T00:00:00${zone}`,
    ...(isComplete === false && { is_complete: false }),
  }
  return { metadata } as Item
}

const putTags = (item: Item, { tags, mood }: DiaryRow) =>
  put(item, "tag_data", {
    tags: (tags ?? []).map((tag_name) => ({ tag_name })),
    ...(mood !== null && { mood }),
  })

/** A daily item of a row, with what its person tagged the day with. */
export const dailyItem = (row: DayRow, diary: DiaryRow | undefined): Item => {
  const item = itemOf(row.date, row.tz_offset_min, row.is_complete)
  putAll(item, ofDaily, row)
  const levels = [row.body_battery_min, row.body_battery_max].filter((level) => level !== null)
  if (levels.length > 0)
    put(
      item,
      "stress_data.body_battery_samples",
      levels.map((level) => ({ level })),
    )
  if (diary && diary.tags_raw_event_id !== null) putTags(item, diary)
  return item
}

/** A body item of a row. */
export const bodyItem = (row: DayRow): Item => {
  const item = itemOf(row.date, row.tz_offset_min, row.is_complete)
  putAll(item, ofMeasurement, row)
  if (row.daily_raw_event_id === null) putAll(item, lent, row)
  return item
}

/** A daily item of a day that has tags and no other row. */
export const tagItem = (diary: DiaryRow): Item => {
  const item = itemOf(diary.date, null, null)
  putTags(item, diary)
  return item
}

/** A nutrition item of a day of the diary. */
export const nutritionItem = (diary: DiaryRow): Item => {
  const item = itemOf(diary.date, null, diary.is_complete)
  putAll(item, ofNutrition, diary)
  return item
}

/** A menstruation item of a day of the diary. */
export const menstruationItem = (diary: DiaryRow): Item => {
  const item = itemOf(diary.date, null, null)
  putAll(item, ofMenstruation, diary)
  return item
}
