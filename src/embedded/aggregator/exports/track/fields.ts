import type { WorkoutColumn } from "#embedded/aggregator/exports/column"

/** How the values of laps or points become one; a mean is weighed by the time of its lap. */
export type TrackFold = "sum" | "mean" | "min" | "max"

/** A field by its place, its column, its unit and how it is put together. */
export type TrackField = readonly [field: string, WorkoutColumn, unit: string, TrackFold]

/** What a lap of a TCX file says. */
export const lapFields: ReadonlyArray<TrackField> = [
  ["Lap/TotalTimeSeconds", "active_s", "s", "sum"],
  ["Lap/DistanceMeters", "distance_m", "m", "sum"],
  ["Lap/Calories", "calories_kcal", "kcal", "sum"],
  ["Lap/MaximumSpeed", "max_speed_mps", "m/s", "max"],
  ["AverageHeartRateBpm/Value", "avg_hr_bpm", "bpm", "mean"],
  ["MaximumHeartRateBpm/Value", "max_hr_bpm", "bpm", "max"],
  ["Lap/Cadence", "avg_cadence_rpm", "rpm", "mean"],
  ["LX/AvgRunCadence", "avg_cadence_rpm", "rpm", "mean"],
  ["LX/Steps", "steps", "1", "sum"],
  ["LX/AvgWatts", "avg_power_w", "W", "mean"],
  ["LX/MaxWatts", "max_power_w", "W", "max"],
]

const heart = (field: string): ReadonlyArray<TrackField> => [
  [field, "avg_hr_bpm", "bpm", "mean"],
  [field, "max_hr_bpm", "bpm", "max"],
  [field, "min_hr_bpm", "bpm", "min"],
]
const watts = (field: string): ReadonlyArray<TrackField> => [
  [field, "avg_power_w", "W", "mean"],
  [field, "max_power_w", "W", "max"],
]

/** What a point of a track says, of either format; the one beside the other has no such elements. */
export const pointFields: ReadonlyArray<TrackField> = [
  ...heart("HeartRateBpm/Value"),
  ...heart("TrackPointExtension/hr"),
  ...heart("extensions/hr"),
  ["TrackPointExtension/cad", "avg_cadence_rpm", "rpm", "mean"],
  ["extensions/cadence", "avg_cadence_rpm", "rpm", "mean"],
  ...watts("TPX/Watts"),
  ...watts("extensions/power"),
  ...watts("extensions/PowerInWatts"),
]

/** Sports by the aggregator's numbers, in lower case without spaces and strokes. */
const sports: Readonly<Record<string, number>> = {
  running: 8,
  run: 8,
  trailrunning: 149,
  treadmillrunning: 58,
  biking: 1,
  cycling: 1,
  ride: 1,
  roadbiking: 16,
  mountainbiking: 15,
  gravelcycling: 150,
  indoorcycling: 18,
  indoorrunning: 133,
  virtualride: 18,
  walking: 7,
  walk: 7,
  hiking: 35,
  hike: 35,
  swimming: 82,
  lapswimming: 83,
  openwaterswimming: 84,
  rowing: 53,
  indoorrowing: 54,
  crosscountryskiing: 67,
  alpineskiing: 68,
  snowboarding: 73,
  snowshoeing: 75,
  inlineskating: 127,
  iceskating: 104,
  kayaking: 40,
  standuppaddleboarding: 79,
  surfing: 81,
  sailing: 59,
  mountaineering: 130,
  rockclimbing: 52,
  strengthtraining: 80,
  yoga: 100,
  pilates: 49,
  elliptical: 25,
  golf: 32,
}

/** Rides, swims, rowing and gliding, by the aggregator's numbers: what is counted there are turns and strokes. */
const OFF_FOOT: ReadonlySet<number> = new Set([
  1, 15, 16, 18, 150, 82, 83, 84, 53, 54, 40, 79, 81, 59, 67, 68, 73, 104, 127,
])

/** A longer step of a sport that is not named, as Garmin writes walks and swims alike, is a stroke. */
const MAX_STEP_M = 1.3
/** So is what comes more slowly, where it brings somebody forward: 1,500 m of 1,600 strokes are 40 a minute. */
const MIN_STEPS_A_MINUTE = 60

/** The length of a workout: steps, metres and seconds. */
interface Walked {
  readonly steps: number
  readonly metres: number
  readonly seconds: number
}

/** True where the count of a workout can be steps. */
export const isOnFoot = (type: number | null, { steps, metres, seconds }: Walked): boolean => {
  if (type !== null) return !OFF_FOOT.has(type)
  if (metres === 0) return true
  return metres <= MAX_STEP_M * steps && steps * 60 >= MIN_STEPS_A_MINUTE * seconds
}

const UNKNOWN: ReadonlySet<string> = new Set(["", "other", "unknown"])

/** The sport of a track: the aggregator's number, else its own word, but for a number, which says nothing. */
export const sportOf = (text: string) => {
  const word = text.toLowerCase().replaceAll(/[^a-z]/g, "")
  const type = Object.hasOwn(sports, word) ? sports[word]! : null
  return { type, name: type !== null || UNKNOWN.has(word) ? null : text.slice(0, 60) }
}
