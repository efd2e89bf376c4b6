import type { Activity, DailySummary, SleepSession } from "#domain/wearable"
import { measureOf, type Units, valueText } from "#web/measure"
import { text } from "#web/text"

type Label = keyof typeof text.day_panel.fields

type Numbers<Row> = {
  [Key in keyof Row]: Row[Key] extends number | null ? Key : never
}[keyof Row]

/** A column in words: what it is, its unit, how many of the column make one, and whether it is a deviation. */
type Field<Row> = readonly [
  column: Numbers<Row>,
  label: Label,
  unit: string,
  per?: number,
  isDifference?: boolean,
]

const MINUTE = 60
const KM = 1_000

const NIGHT: ReadonlyArray<Field<SleepSession>> = [
  ["asleep_s", "asleep", "minutes", MINUTE],
  ["in_bed_s", "in_bed", "minutes", MINUTE],
  ["deep_s", "deep", "minutes", MINUTE],
  ["rem_s", "rem", "minutes", MINUTE],
  ["light_s", "light", "minutes", MINUTE],
  ["awake_s", "awake", "minutes", MINUTE],
  ["latency_s", "latency", "minutes", MINUTE],
  ["wakeups", "wakeups", "times"],
  ["efficiency_pct", "efficiency", "%"],
  ["resting_hr_bpm", "resting_hr", "bpm"],
  ["avg_hr_bpm", "avg_hr", "bpm"],
  ["min_hr_bpm", "min_hr", "bpm"],
  ["hrv_rmssd_ms", "hrv", "ms"],
  ["resp_rate_brpm", "breath", "per minute"],
  ["spo2_avg_pct", "oxygen", "%"],
  ["skin_temp_delta_c", "skin", "°C", 1, true],
  ["score", "score", "points"],
]

const MOVEMENT: ReadonlyArray<Field<DailySummary>> = [
  ["steps", "steps", "steps"],
  ["distance_m", "distance", "km", KM],
  ["floors", "floors", "floors"],
  ["active_s", "active", "minutes", MINUTE],
  ["vigorous_s", "vigorous", "minutes", MINUTE],
  ["calories_active_kcal", "active_calories", "kcal"],
  ["calories_total_kcal", "total_calories", "kcal"],
]

const BODY: ReadonlyArray<Field<DailySummary>> = [
  ["resting_hr_bpm", "resting_hr", "bpm"],
  ["avg_hr_bpm", "avg_hr", "bpm"],
  ["max_hr_bpm", "max_hr", "bpm"],
  ["hrv_rmssd_ms", "hrv", "ms"],
  ["resp_rate_brpm", "breath", "per minute"],
  ["spo2_avg_pct", "oxygen", "%"],
  ["weight_kg", "weight", "kg"],
  ["body_fat_pct", "fat", "%"],
  ["bp_systolic_mmhg", "systolic", "mmHg"],
  ["bp_diastolic_mmhg", "diastolic", "mmHg"],
  ["body_temp_c", "temperature", "°C"],
  ["skin_temp_delta_c", "skin", "°C", 1, true],
  ["glucose_avg_mg_dl", "glucose", "mg/dL"],
]

const STRESS: ReadonlyArray<Field<DailySummary>> = [
  ["stress_avg", "stress_avg", "points"],
  ["body_battery_max", "battery", "points"],
  ["readiness_score", "readiness", "points"],
  ["recovery_score", "recovery", "points"],
  ["strain", "strain", ""],
]

const WORKOUT: ReadonlyArray<Field<Activity>> = [
  ["duration_s", "duration", "minutes", MINUTE],
  ["distance_m", "distance", "km", KM],
  ["avg_pace_min_km", "pace", "min/km"],
  ["avg_hr_bpm", "avg_hr", "bpm"],
  ["max_hr_bpm", "max_hr", "bpm"],
  ["calories_kcal", "active_calories", "kcal"],
  ["elevation_gain_m", "climb", "m"],
  ["avg_power_w", "power", "W"],
]

/** What is said of a row: a label, and its value as people read it. */
export interface Said {
  readonly label: string
  readonly value: string
}

const saidBy =
  <Row>(fields: ReadonlyArray<Field<Row>>) =>
  (row: Row, units: Units): ReadonlyArray<Said> =>
    fields.flatMap(([column, label, unit, per = 1, isDifference = false]) => {
      const value = row[column] as number | null
      if (value === null) return []
      const measure = measureOf(unit, units, isDifference)
      return [
        {
          label: text.day_panel.fields[label],
          value: valueText(measure.of(value / per), measure.unit),
        },
      ]
    })

/** What was reported of a night, of a day's movement, body and stress, and of a workout. */
export const nightSaid = saidBy(NIGHT)
export const movementSaid = saidBy(MOVEMENT)
export const bodySaid = saidBy(BODY)
export const stressSaid = saidBy(STRESS)
export const workoutSaid = saidBy(WORKOUT)
