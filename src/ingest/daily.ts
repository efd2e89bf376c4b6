import type { DiaryContent } from "#domain/diary"
import type { DayContent } from "#domain/wearable"
import type { Payload } from "#domain/webhook"
import { readDay } from "#ingest/day"
import { integerIn, listIn, numberIn, objectIn } from "#ingest/field"
import { readHeartRate } from "#ingest/heart-rate"
import { type Parsed, refuseLegacy, Unreadable } from "#ingest/parsed"
import { readTags } from "#ingest/tags"

/** Energy of a day: total = basal + active, the missing third only where two are known. */
const readCalories = (caloriesData: unknown) => {
  const calories = objectIn(caloriesData)
  const total = numberIn(calories.total_burned_calories)
  const active = numberIn(calories.net_activity_calories)
  const bmr = numberIn(calories.BMR_calories)
  const notNegative = (value: number) => (value < 0 ? null : value)
  return {
    calories_total_kcal: total ?? (active !== null && bmr !== null ? active + bmr : null),
    calories_active_kcal:
      active ?? (total !== null && bmr !== null ? notNegative(total - bmr) : null),
    calories_bmr_kcal:
      bmr ?? (total !== null && active !== null ? notNegative(total - active) : null),
  }
}

const readDurations = (durationsData: unknown) => {
  const durations = objectIn(durationsData)
  return {
    active_s: numberIn(durations.activity_seconds),
    low_s: numberIn(durations.low_intensity_seconds),
    moderate_s: numberIn(durations.moderate_intensity_seconds),
    vigorous_s: numberIn(durations.vigorous_intensity_seconds),
    sedentary_s: numberIn(durations.inactivity_seconds),
    rest_s: numberIn(durations.rest_seconds),
  }
}

const readStress = (stressData: unknown) => {
  const stress = objectIn(stressData)
  let battery_min: number | null = null
  let battery_max: number | null = null
  for (const sample of listIn(stress.body_battery_samples)) {
    const level = numberIn(objectIn(sample).level)
    if (level === null) continue
    if (battery_min === null || level < battery_min) battery_min = level
    if (battery_max === null || level > battery_max) battery_max = level
  }
  return {
    stress_avg: numberIn(stress.avg_stress_level),
    stress_max: numberIn(stress.max_stress_level),
    stress_high_s: numberIn(stress.high_stress_duration_seconds),
    stress_medium_s: numberIn(stress.medium_stress_duration_seconds),
    stress_low_s: numberIn(stress.low_stress_duration_seconds),
    stress_rest_s: numberIn(stress.rest_stress_duration_seconds),
    body_battery_min: battery_min,
    body_battery_max: battery_max,
  }
}

/** Saturation in percent and VO2max, as daily and body payloads carry them. */
export const readOxygen = (oxygenData: unknown) => {
  const oxygen = objectIn(oxygenData)
  return {
    spo2_avg_pct: numberIn(oxygen.avg_saturation_percentage),
    vo2max_ml_kg_min:
      numberIn(oxygen.vo2max_ml_per_min_per_kg) ??
      numberIn(oxygen.day_avg_vo2max_ml_per_min_per_kg),
  }
}

const enrichmentOf = (value: unknown) =>
  Object.keys(objectIn(value)).length === 0 ? null : { ...objectIn(value) }

/** Reads one item of a daily payload: the activity, heart, stress and scores of one local day. */
export const readDaily = (item: Payload, receivedAt: number): Parsed<DayContent> => {
  const legacy = refuseLegacy(item)
  if (legacy) return legacy
  const day = readDay(item, receivedAt)
  if (day instanceof Unreadable) return day
  const distance = objectIn(item.distance_data)
  const scores = objectIn(item.scores)
  return {
    ...day,
    steps: integerIn(distance.steps),
    distance_m: numberIn(distance.distance_meters),
    floors: numberIn(distance.floors_climbed),
    ...readCalories(item.calories_data),
    ...readDurations(item.active_durations_data),
    ...readHeartRate(item.heart_rate_data),
    ...readOxygen(item.oxygen_data),
    ...readStress(item.stress_data),
    strain: numberIn(objectIn(item.strain_data).strain_level),
    recovery_score: numberIn(scores.recovery),
    sleep_score: numberIn(scores.sleep),
    activity_score: numberIn(scores.activity),
    enrichment: enrichmentOf(item.data_enrichment),
  }
}

/** A day with what its person tagged it with; null tags where the payload says nothing of them. */
export interface TaggedDay {
  readonly day: DayContent
  readonly tags: DiaryContent | null
}

/** Reads one item of a daily payload, its tags too. */
export const readTaggedDay = (item: Payload, receivedAt: number): Parsed<TaggedDay> => {
  const day = readDaily(item, receivedAt)
  return day instanceof Unreadable ? day : { day, tags: readTags(item, day.date) }
}
