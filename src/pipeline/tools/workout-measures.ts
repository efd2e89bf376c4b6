import type { StoredWorkout } from "#db/workouts"

/** Measures of one workout. What a vendor does not measure it leaves out or sends as 0: both are null here. */

const MINUTE_S = 60
const KILOMETRE_M = 1_000

/** A number that was measured. */
export const recorded = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null

/** The sport in lower case, as the vendor calls it. */
export const sportOf = ({ type_name, name }: StoredWorkout): string =>
  (type_name ?? name ?? "workout").toLowerCase()

const secondsOf = ({ duration_s, active_s }: StoredWorkout): number | null =>
  recorded(duration_s) ?? recorded(active_s)

/** From its start to its end, else the time in motion. */
export const minutesOf = (workout: StoredWorkout): number | null => {
  const seconds = secondsOf(workout)
  return seconds === null ? null : seconds / MINUTE_S
}

export const kilometresOf = ({ distance_m }: StoredWorkout): number | null => {
  const metres = recorded(distance_m)
  return metres === null ? null : metres / KILOMETRE_M
}

/** The load a vendor gives it; else its training stress score. */
export const loadOf = ({ training_load, tss }: StoredWorkout): number | null =>
  recorded(training_load) ?? recorded(tss)

/** Minutes a kilometre: the vendor's pace, else its speed, else distance and time in motion. */
export const paceOf = (workout: StoredWorkout): number | null => {
  const pace = recorded(workout.avg_pace_min_km)
  if (pace !== null) return pace
  const speed = recorded(workout.avg_speed_mps)
  if (speed !== null) return KILOMETRE_M / speed / MINUTE_S
  const kilometres = kilometresOf(workout)
  const seconds = recorded(workout.active_s) ?? recorded(workout.duration_s)
  return kilometres === null || seconds === null ? null : seconds / MINUTE_S / kilometres
}
