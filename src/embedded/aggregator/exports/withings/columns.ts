import type { DayColumn, Quantity, WorkoutColumn } from "#embedded/aggregator/exports/column"
import type { Field } from "#embedded/aggregator/exports/fields"
import type { Column } from "#embedded/aggregator/exports/rows"

const NO_PLACE = "no place for it yet"

/** The places of a night's first columns, whose names are in the language of the account. */
export const NIGHT_PLACES = [
  "from",
  "to",
  "light (s)",
  "deep (s)",
  "rem (s)",
  "awake (s)",
  "wake up",
] as const

/** The column that stands behind them, in English in most exports. */
export const BEHIND = "duration to sleep (s)"

/** The columns of nights in the order of their places, which is the same in every language. */
export const nightColumns: Readonly<Record<string, Column>> = {
  from: null,
  to: null,
  "light (s)": ["night", "light_s", "s"],
  "deep (s)": ["night", "deep_s", "s"],
  "rem (s)": ["night", "rem_s", "s"],
  "awake (s)": ["night", "awake_s", "s"],
  "wake up": ["night", "wakeups", "1"],
  [BEHIND]: ["night", "latency_s", "s"],
  "duration to wake up (s)": NO_PLACE,
  "snoring (s)": ["night", "snoring_s", "s"],
  "snoring episodes": NO_PLACE,
  "average heart rate": ["night", "avg_hr_bpm", "bpm"],
  "heart rate (min)": ["night", "min_hr_bpm", "bpm"],
  "heart rate (max)": ["night", "max_hr_bpm", "bpm"],
  "night events": NO_PLACE,
  notes: "notes are not kept",
}

const named = (type: number, names: string): Readonly<Record<string, number>> =>
  Object.fromEntries(names.split(", ").map((name) => [name, type]))

/** What a night may lack because the device does not measure it: there a zero is no value. */
export const UNMEASURED_ZERO: ReadonlySet<string> = new Set(["rem_s", "snoring_s"])

/** Of the object in a cell of an activity. */
export const workoutFields: ReadonlyArray<Field<WorkoutColumn>> = [
  ["effduration", "active_s", "s", "unmeasured"],
  ["calories", "calories_active_kcal", "kcal", "unmeasured"],
  ["distance", "distance_m", "m", "unmeasured"],
  ["steps", "steps", "1", "unmeasured"],
  ["hr_average", "avg_hr_bpm", "bpm", "unmeasured"],
  ["hr_min", "min_hr_bpm", "bpm", "unmeasured"],
  ["hr_max", "max_hr_bpm", "bpm", "unmeasured"],
]

/** Sums of days by the name of their file, whose columns are a date and a value. */
export const dayFiles: Readonly<Record<string, readonly [DayColumn, unit: string] | string>> = {
  aggregates_steps: ["steps", "1"],
  aggregates_distance: ["distance_m", "m"],
  aggregates_calories_earned: ["calories_active_kcal", "kcal"],
  aggregates_calories_passive: ["calories_bmr_kcal", "kcal"],
  aggregates_elevation: "metres or floors: the descriptions differ",
  aggregates_manual_spo2: "a sum of percentages",
}

/** Series by the name of their file, whose columns are a start, durations and values. */
export const seriesFiles: Readonly<Record<string, readonly [Quantity, rank: number] | string>> = {
  raw_hr_hr: ["heart_rate", 0],
  raw_tracker_hr: ["heart_rate", 1],
  raw_bed_hr: ["heart_rate", 2],
  "raw_sleep-monitor_hr": ["heart_rate", 2],
  raw_spo2_auto_spo2: ["oxygen_saturation", 1],
  raw_tracker_steps: "the sums of days have it",
  raw_tracker_distance: "the sums of days have it",
  "raw_tracker_calories-earned": "the sums of days have it",
  "raw_bed_calories-earned": "the sums of days have it",
  "raw_tracker_sleep-state": "the nights have it",
  "raw_bed_sleep-state": "the nights have it",
  "raw_sleep-monitor_sleep-state": "the nights have it",
}

/** Withings' activities by the aggregator's numbers, by their names in several languages. Others keep their name. */
export const activities: Readonly<Record<string, number>> = {
  ...named(7, "gehen, spazieren, marche, caminar, caminata, caminhada, camminata, wandelen, gå"),
  ...named(8, "laufen, course à pied, course, correr, carrera, corrida, corsa, hardlopen, löpning"),
  ...named(35, "wandern, randonnée, senderismo, escursionismo"),
  ...named(1, "radfahren, fahrradfahren, vélo, cyclisme, ciclismo, fietsen, cykling"),
  ...named(82, "schwimmen, natation, natación, natação, nuoto, zwemmen, simning"),
  ...named(53, "rudern, aviron, remo, canottaggio, roeien"),
  ...named(25, "ellipsentrainer, crosstrainer, elliptique, elíptica, ellittica"),
  ...named(29, "fußball, football, fútbol, futebol, calcio, voetbal"),
  ...named(97, "gewichte, gewichtheben, haltérophilie, pesas, musculation"),
  ...named(52, "klettern, escalade, escalada, arrampicata"),
  ...named(151, "multisport, multisports, multideporte"),
  walking: 7,
  running: 8,
  hiking: 35,
  cycling: 1,
  bicycling: 1,
  swimming: 82,
  yoga: 100,
  pilates: 49,
  rowing: 53,
  elliptical: 25,
  tennis: 87,
  basketball: 12,
  soccer: 29,
  golf: 32,
  weights: 97,
  lift_weights: 97,
  climbing: 52,
  "multi sport": 151,
  other: 108,
}
