import { isOfSport } from "#catalogue/sports"
import type { StoredWorkout } from "#db/workouts"
import type { Profile } from "#domain/profile"
import { paceOf, sportOf } from "#pipeline/tools/workout-measures"

/** A number in the unit that people read. */
export interface Measured {
  readonly value: number
  readonly unit: string
  readonly decimals: number
}

const MILE_KM = 1.609_344
const FOOT_M = 0.3048
const HOUR_MIN = 60
const HUNDRED_M_KM = 0.1

type Units = Profile["units"]

const ON_FOOT = ["run", "walk", "hike"]

/** How the pace of a sport is read: by minutes on foot and in the water, else by speed. */
export const readsPace = (workout: StoredWorkout): "foot" | "water" | null => {
  const sport = sportOf(workout)
  if (ON_FOOT.some((each) => isOfSport(each, sport))) return "foot"
  return isOfSport("swim", sport) ? "water" : null
}

/** Kilometres as people read them. */
export const distanceIn = (units: Units, kilometres: number): Measured =>
  units === "us"
    ? { value: kilometres / MILE_KM, unit: "mi", decimals: 1 }
    : { value: kilometres, unit: "km", decimals: 1 }

export const climbIn = (units: Units, metres: number): Measured =>
  units === "us"
    ? { value: metres / FOOT_M, unit: "ft", decimals: 0 }
    : { value: metres, unit: "m", decimals: 0 }

/** Minutes a kilometre as people read the pace or the speed of a kind of sport. */
export const tempoIn = (units: Units, by: ReturnType<typeof readsPace>, pace: number): Measured => {
  if (by === "water") return { value: pace * HUNDRED_M_KM, unit: "min/100 m", decimals: 2 }
  if (by === "foot")
    return units === "us"
      ? { value: pace * MILE_KM, unit: "min/mi", decimals: 2 }
      : { value: pace, unit: "min/km", decimals: 2 }
  const speed = HOUR_MIN / pace
  return units === "us"
    ? { value: speed / MILE_KM, unit: "mph", decimals: 1 }
    : { value: speed, unit: "km/h", decimals: 1 }
}

/** Faster than any record: an error of the device. */
const FASTEST = { foot: 2.2, water: 7, wheels: 0.6 } as const

/** Minutes a kilometre of a workout that can be true; null without them. */
export const plausiblePace = (workout: StoredWorkout): number | null => {
  const pace = paceOf(workout)
  return pace !== null && pace >= FASTEST[readsPace(workout) ?? "wheels"] ? pace : null
}
