import type { Metric } from "#domain/metric"

const MINUTES_MOVED = [
  "active_minutes",
  "vigorous_minutes",
  "moderate_minutes",
  "light_activity_minutes",
  "workout_minutes",
]
const PULSES = ["avg_hr", "resting_hr", "min_hr", "max_hr"]

/** Metrics of different families of which one is worked out from the other, or takes its time from it. */
const derived: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Scored from the beats of the heart, and only while the wearer keeps still.
  stress_score: PULSES,
  stress_peak: PULSES,
  stress_high_minutes: [...PULSES, ...MINUTES_MOVED],
  stress_medium_minutes: [...PULSES, ...MINUTES_MOVED],
  stress_low_minutes: [...PULSES, ...MINUTES_MOVED],
  stress_rest_minutes: [...PULSES, ...MINUTES_MOVED, "sedentary_minutes"],
  // Estimated from the pace and the heart rate of workouts, and from the weight.
  vo2max: ["workout_avg_hr", "workout_max_hr", "weight_kg"],
}

const isDerived = (a: Metric, b: Metric) =>
  derived[a.key]?.includes(b.key) === true || derived[b.key]?.includes(a.key) === true

const shareNothing = (a: Metric, b: Metric) =>
  a.families.every((family) => !b.families.includes(family)) && !isDerived(a, b)

const isScore = ({ families }: Metric) => families.includes("score")

/**
 * Whether an association of two metrics would be informative: they share no family, neither is worked out from
 * the other, and neither is a score, which is made from the rest.
 */
export const isIndependent = (a: Metric, b: Metric): boolean =>
  !isScore(a) && !isScore(b) && shareNothing(a, b)

/** Whether a metric may explain a target: it shares no family with it and is not a score. */
export const canExplain = (feature: Metric, target: Metric): boolean =>
  !isScore(feature) && shareNothing(feature, target)
