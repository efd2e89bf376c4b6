import { metric } from "#catalogue/metrics/metric"
import { KILOMETRE_M, MINUTE_S, workouts } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const total = metric({
  zero_is_missing: false,
  adds_up: true,
  data_type: "strain",
  families: ["movement"],
})

const perDay = metric({
  zero_is_missing: false,
  data_type: "strain",
  families: ["movement"],
})

const heartRate = metric({
  unit: "bpm",
  data_type: "strain",
  families: ["movement", "pulse"],
})

/** Totals and means over the workouts of a day. */
export const workout: ReadonlyArray<Metric> = [
  total({
    key: "workouts",
    name: "workouts",
    unit: "workouts",
    decimals: 2,
    plausible: { low: 0, high: 50 },
    sources: [{ table: "activities", fold: "count" }],
  }),
  total({
    key: "workout_minutes",
    name: "workout time",
    unit: "minutes",
    plausible: { low: 0, high: 1440 },
    sources: [workouts("sum", "duration_s", MINUTE_S), workouts("sum", "active_s", MINUTE_S)],
  }),
  total({
    key: "workout_calories",
    name: "workout calories",
    unit: "kcal",
    plausible: { low: 0, high: 15_000 },
    sources: [workouts("sum", "calories_kcal"), workouts("sum", "calories_active_kcal")],
  }),
  total({
    key: "workout_distance_km",
    name: "workout distance",
    unit: "km",
    decimals: 1,
    plausible: { low: 0, high: 500 },
    sources: [workouts("sum", "distance_m", KILOMETRE_M)],
  }),
  total({
    key: "workout_elevation_m",
    name: "workout elevation gain",
    unit: "m",
    plausible: { low: 0, high: 15_000 },
    sources: [workouts("sum", "elevation_gain_m")],
  }),
  perDay({
    key: "training_load",
    name: "training load",
    unit: "points",
    plausible: { low: 0, high: 5_000 },
    families: ["movement", "pulse"],
    sources: [workouts("sum", "training_load"), workouts("sum", "tss")],
  }),
  perDay({
    key: "workout_strain",
    name: "workout strain",
    unit: "points",
    decimals: 1,
    plausible: { low: 0, high: 100 },
    families: ["movement", "pulse"],
    sources: [workouts("max", "strain")],
  }),
  heartRate({
    key: "workout_avg_hr",
    name: "average heart rate during workouts",
    plausible: { low: 30, high: 230 },
    sources: [workouts("mean", "avg_hr_bpm")],
  }),
  heartRate({
    key: "workout_max_hr",
    name: "highest heart rate during workouts",
    plausible: { low: 30, high: 250 },
    sources: [workouts("max", "max_hr_bpm")],
  }),
  heartRate({
    key: "workout_min_hr",
    name: "lowest heart rate during workouts",
    plausible: { low: 25, high: 230 },
    sources: [workouts("min", "min_hr_bpm")],
  }),
  perDay({
    key: "workout_spo2",
    name: "blood oxygen during workouts",
    unit: "%",
    decimals: 1,
    plausible: { low: 60, high: 100 },
    zero_is_missing: true,
    families: ["oxygen"],
    sources: [workouts("mean", "avg_spo2_pct")],
  }),
  total({
    key: "workout_steps",
    name: "steps during workouts",
    unit: "steps",
    plausible: { low: 0, high: 100_000 },
    sources: [workouts("sum", "steps")],
  }),
  total({
    key: "workout_descent_m",
    name: "workout descent",
    unit: "m",
    plausible: { low: 0, high: 15_000 },
    sources: [workouts("sum", "elevation_loss_m")],
  }),
  total({
    key: "workout_laps",
    name: "laps",
    unit: "laps",
    plausible: { low: 0, high: 2_000 },
    sources: [workouts("sum", "laps")],
  }),
]
