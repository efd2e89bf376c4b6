import type { StoredWorkout } from "#db/workouts"
import { loadOf, minutesOf, recorded } from "#pipeline/tools/workout-measures"

/** A pulse at rest and one at the limit, where nobody's own are looked at: only the order matters. */
const REST_BPM = 60
const LIMIT_BPM = 190
/** By how much a higher pulse weighs more (Banister 1991). */
const WEIGHT = 1.92

/** Banister's training impulse: minutes, each weighing more the higher the mean pulse. */
const impulseOf = (workout: StoredWorkout): number | null => {
  const [minutes, pulse] = [minutesOf(workout), recorded(workout.avg_hr_bpm)]
  if (minutes === null || pulse === null) return null
  const reserve = Math.max(0, (pulse - REST_BPM) / (LIMIT_BPM - REST_BPM))
  return minutes * reserve * Math.exp(WEIGHT * reserve)
}

/** How hard each of some workouts was: by the load of their devices where all have one, else by pulse and time. */
export const hardnessAmong = (
  workouts: ReadonlyArray<StoredWorkout>,
): ((workout: StoredWorkout) => number | null) =>
  workouts.every((workout) => loadOf(workout) !== null) ? loadOf : impulseOf
