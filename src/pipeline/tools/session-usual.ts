import type { StoredWorkout } from "#db/workouts"
import type { Fact } from "#domain/ledger"
import { addDays } from "#domain/time"
import type { FactRole } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact } from "#pipeline/tools/fact"
import {
  kilometresOf,
  loadOf,
  minutesOf,
  recorded,
  sportOf,
} from "#pipeline/tools/workout-measures"
import { type Measured, plausiblePace, readsPace, tempoOf } from "#pipeline/tools/workout-units"
import { median } from "#statistics/sample/descriptive"

const YEAR_DAYS = 365
const USUAL_DAYS = 180
const MIN_USUAL = 5
const PERCENT = 100

/** The year that ends with a workout, which says what is usual and how high the pulse goes. */
export const yearBefore = ({ date }: StoredWorkout): Window => ({
  from: addDays(date, -YEAR_DAYS),
  to: date,
})

/** A measured number in its unit; null for none. */
export const plain = (value: number | null, unit: string, decimals = 0): Measured | null =>
  value === null ? null : { value, unit, decimals }

/** Everything one workout says, by role; null where its device did not record it. */
export const measures = (
  workout: StoredWorkout,
): ReadonlyArray<readonly [FactRole, Measured | null]> => {
  const [kilometres, pace] = [kilometresOf(workout), plausiblePace(workout)]
  const by = readsPace(workout)
  const energy = recorded(workout.calories_kcal) ?? recorded(workout.calories_active_kcal)
  return [
    ["minutes", plain(minutesOf(workout), "minutes")],
    ["distance", plain(kilometres, "km", 1)],
    [by === null ? "speed" : "pace", pace === null ? null : tempoOf(by, pace)],
    ["heart_rate", plain(recorded(workout.avg_hr_bpm), "bpm")],
    ["max_heart_rate", plain(recorded(workout.max_hr_bpm), "bpm")],
    ["power", plain(recorded(workout.avg_power_w), "W")],
    ["cadence", plain(recorded(workout.avg_cadence_rpm), "rpm")],
    ["climb", plain(recorded(workout.elevation_gain_m), "m")],
    ["energy", plain(energy, "kcal")],
    ["load", plain(loadOf(workout), "points")],
  ]
}

const USUALS = [
  ["minutes", "usual_minutes"],
  ["distance", "usual_distance"],
  ["pace", "usual_pace"],
  ["speed", "usual_speed"],
  ["heart_rate", "usual_heart_rate"],
] as const

/** What is usual for the sport of a workout, from those in the half year before it. */
export const usualFacts = (
  workout: StoredWorkout,
  all: ReadonlyArray<StoredWorkout>,
): ReadonlyArray<Fact> => {
  const window = { from: addDays(workout.date, -USUAL_DAYS), to: addDays(workout.date, -1) }
  const sport = sportOf(workout)
  const before = all.filter(
    (each) => sportOf(each) === sport && each.date >= window.from && each.date <= window.to,
  )
  const each = before.map((one) => new Map(measures(one)))
  return USUALS.flatMap(([role, name]) => {
    const found = each.flatMap((one) => one.get(role) ?? [])
    const [first] = found
    if (!first || found.length < MIN_USUAL) return []
    const of = {
      label: sport,
      window,
      n: found.length,
      key: `session_${name}_${sport.replace(/[^a-z0-9]+/g, "_")}`,
    }
    const middle = median(found.map(({ value }) => value))
    return [numberFact(name, of, middle, first.unit, first.decimals)]
  })
}

/** The highest pulse of the year until a workout, and how much of it the workout took on average. */
export const peakFacts = (
  workout: StoredWorkout,
  all: ReadonlyArray<StoredWorkout>,
): ReadonlyArray<Fact> => {
  const window = yearBefore(workout)
  const peaks = all.flatMap((each) => recorded(each.max_hr_bpm) ?? [])
  const average = recorded(workout.avg_hr_bpm)
  if (peaks.length < MIN_USUAL || average === null) return []
  const peak = peaks.reduce((high, each) => Math.max(high, each), 0)
  const of = (name: string) => ({
    label: "workouts",
    window,
    n: peaks.length,
    key: `session_${name}`,
  })
  const share = (average / peak) * PERCENT
  return [
    numberFact("peak_heart_rate", of("peak_heart_rate"), peak, "bpm", 0),
    numberFact("share_of_peak", of("share_of_peak"), share, "%", 0),
  ]
}
