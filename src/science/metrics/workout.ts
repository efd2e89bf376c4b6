import type { Metric } from "#domain/metric"
import { KILOMETRE_M, MINUTE_S, workouts } from "#science/metrics/source"

type Workout = Pick<Metric, "key" | "name" | "synonyms" | "unit" | "plausible" | "sources"> &
  Partial<Metric>

const perDay = (metric: Workout): Metric => ({
  decimals: 0,
  direction: null,
  scale: "ratio",
  zero_is_missing: false,
  day: "day",
  data_type: "strain",
  family: "movement",
  ...metric,
})

/** The workouts of a day, taken together. */
export const workout: ReadonlyArray<Metric> = [
  perDay({
    key: "workouts",
    name: "workouts",
    synonyms: ["workout", "exercise sessions", "training sessions", "number of workouts"],
    unit: "workouts",
    decimals: 1,
    plausible: { low: 0, high: 50 },
    adds_up: true,
    sources: [{ table: "activities", fold: "count" }],
  }),
  perDay({
    key: "workout_minutes",
    name: "workout time",
    synonyms: [
      "exercise",
      "exercising",
      "exercise time",
      "exercise minutes",
      "training",
      "training time",
      "workout minutes",
      "workout duration",
    ],
    unit: "min",
    plausible: { low: 0, high: 1440 },
    adds_up: true,
    sources: [workouts("sum", "duration_s", MINUTE_S), workouts("sum", "active_s", MINUTE_S)],
  }),
  perDay({
    key: "workout_calories",
    name: "workout calories",
    synonyms: ["calories from workouts", "exercise calories", "training calories"],
    unit: "kcal",
    plausible: { low: 0, high: 15_000 },
    adds_up: true,
    sources: [workouts("sum", "calories_kcal"), workouts("sum", "calories_active_kcal")],
  }),
  perDay({
    key: "workout_distance_km",
    name: "workout distance",
    synonyms: ["exercise distance", "training distance", "distance of my workouts"],
    unit: "km",
    decimals: 1,
    plausible: { low: 0, high: 500 },
    adds_up: true,
    sources: [workouts("sum", "distance_m", KILOMETRE_M)],
  }),
  perDay({
    key: "workout_elevation_m",
    name: "workout elevation gain",
    synonyms: ["elevation gain", "climbing", "ascent", "elevation"],
    unit: "m",
    plausible: { low: 0, high: 15_000 },
    adds_up: true,
    sources: [workouts("sum", "elevation_gain_m")],
  }),
  perDay({
    key: "training_load",
    name: "training load",
    synonyms: ["load", "training stress", "workout load"],
    unit: "points",
    plausible: { low: 0, high: 5_000 },
    sources: [workouts("sum", "training_load"), workouts("sum", "tss")],
  }),
  perDay({
    key: "workout_strain",
    name: "workout strain",
    synonyms: ["strain of my workouts", "activity strain"],
    unit: "points",
    decimals: 1,
    plausible: { low: 0, high: 100 },
    sources: [workouts("max", "strain")],
  }),
  perDay({
    key: "workout_avg_hr",
    name: "average heart rate during workouts",
    synonyms: ["workout heart rate", "exercise heart rate", "training heart rate"],
    unit: "bpm",
    plausible: { low: 30, high: 230 },
    zero_is_missing: true,
    sources: [workouts("mean", "avg_hr_bpm")],
  }),
  perDay({
    key: "workout_max_hr",
    name: "highest heart rate during workouts",
    synonyms: ["workout max heart rate", "max workout heart rate"],
    unit: "bpm",
    plausible: { low: 30, high: 250 },
    zero_is_missing: true,
    sources: [workouts("max", "max_hr_bpm")],
  }),
]
