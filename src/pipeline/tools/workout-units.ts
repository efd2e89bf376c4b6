import { isOfSport } from "#catalogue/sports"
import type { StoredWorkout } from "#db/workouts"
import { paceOf, sportOf } from "#pipeline/tools/workout-measures"

/** A number in the unit that people read. */
export interface Measured {
  readonly value: number
  readonly unit: string
  readonly decimals: number
}

const HOUR_MIN = 60
const HUNDRED_M_KM = 0.1

const ON_FOOT = ["run", "walk", "hike"]

/** How the pace of a sport is read: by minutes on foot and in the water, else by speed. */
export const readsPace = (workout: StoredWorkout): "foot" | "water" | null => {
  const sport = sportOf(workout)
  if (ON_FOOT.some((each) => isOfSport(each, sport))) return "foot"
  return isOfSport("swim", sport) ? "water" : null
}

/** Minutes a kilometre as people read the pace or the speed of a kind of sport. */
export const tempoOf = (by: ReturnType<typeof readsPace>, pace: number): Measured => {
  if (by === "water") return { value: pace * HUNDRED_M_KM, unit: "min/100 m", decimals: 2 }
  return by === "foot"
    ? { value: pace, unit: "min/km", decimals: 2 }
    : { value: HOUR_MIN / pace, unit: "km/h", decimals: 1 }
}

/** Faster than any record: an error of the device. */
const FASTEST = { foot: 2.2, water: 7, wheels: 0.6 } as const

/** Minutes a kilometre of a workout that can be true; null without them. */
export const plausiblePace = (workout: StoredWorkout): number | null => {
  const pace = paceOf(workout)
  return pace !== null && pace >= FASTEST[readsPace(workout) ?? "wheels"] ? pace : null
}
