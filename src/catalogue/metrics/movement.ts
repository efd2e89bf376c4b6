import { metric } from "#catalogue/metrics/metric"
import { daily, KILOMETRE_M, MINUTE_S, workouts } from "#catalogue/metrics/source"
import type { Metric } from "#domain/metric"

const total = metric({
  direction: "higher",
  zero_is_missing: false,
  data_type: "strain",
  families: ["movement"],
})

const minutes = metric({
  unit: "minutes",
  direction: "higher",
  plausible: { low: 0, high: 1440 },
  zero_is_missing: false,
  data_type: "strain",
  families: ["movement"],
})

const calories = metric({
  unit: "kcal",
  data_type: "strain",
  families: ["movement", "body"],
})

const heartRate = metric({
  unit: "bpm",
  data_type: "strain",
  families: ["pulse", "movement"],
})

/** Daily totals of movement, and the heart rate of the day. */
export const movement: ReadonlyArray<Metric> = [
  total({
    key: "steps",
    name: "steps",
    unit: "steps",
    plausible: { low: 0, high: 100_000 },
    adds_up: true,
    sources: [daily("steps")],
  }),
  total({
    key: "distance_km",
    name: "distance",
    unit: "km",
    decimals: 1,
    plausible: { low: 0, high: 300 },
    adds_up: true,
    sources: [daily("distance_m", KILOMETRE_M)],
  }),
  total({
    key: "floors",
    name: "floors climbed",
    unit: "floors",
    plausible: { low: 0, high: 1_000 },
    adds_up: true,
    sources: [daily("floors")],
  }),
  calories({
    key: "calories_total",
    name: "calories burned",
    plausible: { low: 300, high: 20_000 },
    adds_up: true,
    sources: [daily("calories_total_kcal")],
  }),
  calories({
    key: "calories_active",
    name: "active calories",
    direction: "higher",
    plausible: { low: 0, high: 15_000 },
    zero_is_missing: false,
    adds_up: true,
    families: ["movement"],
    sources: [daily("calories_active_kcal")],
  }),
  calories({
    key: "calories_bmr",
    name: "resting calories",
    plausible: { low: 300, high: 5_000 },
    sources: [daily("calories_bmr_kcal")],
  }),
  minutes({
    key: "active_minutes",
    name: "active minutes",
    plausible: { low: 0, high: 900 },
    adds_up: true,
    sources: [daily("active_s", MINUTE_S)],
  }),
  minutes({
    key: "vigorous_minutes",
    name: "vigorous minutes",
    plausible: { low: 0, high: 900 },
    adds_up: true,
    sources: [daily("vigorous_s", MINUTE_S)],
  }),
  minutes({
    key: "moderate_minutes",
    name: "moderate minutes",
    adds_up: true,
    sources: [daily("moderate_s", MINUTE_S)],
  }),
  minutes({
    key: "light_activity_minutes",
    name: "light activity",
    sources: [daily("low_s", MINUTE_S)],
  }),
  minutes({
    key: "sedentary_minutes",
    name: "sedentary time",
    direction: "lower",
    families: ["movement", "sleep"],
    sources: [daily("sedentary_s", MINUTE_S)],
  }),
  minutes({
    key: "rest_minutes",
    name: "resting time",
    direction: null,
    families: ["movement", "sleep", "stress"],
    sources: [daily("rest_s", MINUTE_S)],
  }),
  total({
    key: "strain",
    name: "strain",
    unit: "points",
    decimals: 1,
    direction: null,
    plausible: { low: 0, high: 100 },
    families: ["movement", "pulse"],
    sources: [daily("strain")],
  }),
  total({
    key: "activity_score",
    name: "activity score",
    unit: "points",
    plausible: { low: 0, high: 100 },
    zero_is_missing: true,
    families: ["score"],
    sources: [daily("activity_score")],
  }),
  heartRate({
    key: "avg_hr",
    name: "average heart rate",
    decimals: 1,
    plausible: { low: 25, high: 200 },
    sources: [daily("avg_hr_bpm")],
  }),
  heartRate({
    key: "max_hr",
    name: "maximum heart rate",
    plausible: { low: 40, high: 250 },
    sources: [daily("max_hr_bpm")],
  }),
  heartRate({
    key: "min_hr",
    name: "minimum heart rate",
    plausible: { low: 20, high: 130 },
    families: ["pulse"],
    sources: [daily("min_hr_bpm")],
  }),
  total({
    key: "vo2max",
    name: "VO2max",
    unit: "mL/kg/min",
    decimals: 1,
    plausible: { low: 8, high: 95 },
    zero_is_missing: true,
    families: ["fitness", "pulse"],
    sources: [daily("vo2max_ml_kg_min"), workouts("max", "vo2max_ml_kg_min")],
  }),
]
