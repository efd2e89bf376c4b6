import type { Metric, MetricFamily } from "#domain/metric"

/** What a person does, eats and drinks, and when they go to bed. */
const DONE: ReadonlySet<MetricFamily> = new Set([
  "movement",
  "timing",
  "caffeine",
  "alcohol",
  "fluid",
  "energy",
])

/** Whether a metric is a mean, or the most or least, of the workouts of a day: it depends on the sport. */
export const isOfWorkouts = ({ sources }: Metric): boolean =>
  sources.every(
    (source) => source.table === "activities" && source.fold !== "sum" && source.fold !== "count",
  )

/** Whether a metric is of what a person does rather than of how their body is. */
export const isBehaviour = (metric: Metric): boolean =>
  DONE.has(metric.families[0]) && !isOfWorkouts(metric)

/** The metrics that people know best, of their families: "steps" rather than "light activity". */
const PLAIN: ReadonlySet<string> = new Set([
  "steps",
  "sleep_minutes",
  "workout_minutes",
  "bedtime_hour",
  "resting_hr",
  "hrv_rmssd",
  "hrv_sdnn",
  "stress_score",
  "intake_kcal",
  "glucose_avg",
  "weight_kg",
  "bp_systolic",
])

/** Whether a metric stands for its family where several of them say the same. */
export const isPlain = ({ key }: Metric): boolean => PLAIN.has(key)
