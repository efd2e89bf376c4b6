import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { isOfSport } from "#catalogue/sports"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { numberFact } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { groupFacts, slugOf } from "#pipeline/tools/workout-groups"
import { kilometresOf, minutesOf, recorded } from "#pipeline/tools/workout-measures"
import { plausiblePace, readsPace, tempoOf } from "#pipeline/tools/workout-units"
import { mean, sum } from "#statistics/sample/descriptive"

const WEEK_DAYS = 7
/** A shorter time has no mean week. */
const MIN_WEEKLY_DAYS = 14

/** Minutes a kilometre over the workouts that have a plausible pace, by the way all of them are read. */
const tempoOfAll = (workouts: ReadonlyArray<StoredWorkout>) => {
  const [by, ...others] = new Set(workouts.map(readsPace))
  const paced = workouts.flatMap((workout) => {
    const [pace, kilometres] = [plausiblePace(workout), kilometresOf(workout)]
    return pace === null || kilometres === null ? [] : [{ pace, kilometres }]
  })
  if (by === undefined || others.length > 0 || paced.length === 0) return null
  const all = sum(paced.map(({ kilometres }) => kilometres))
  const minutes = sum(paced.map(({ pace, kilometres }) => pace * kilometres))
  return { by, n: paced.length, ...tempoOf(by, minutes / all) }
}

const workoutFacts = (
  workouts: ReadonlyArray<StoredWorkout>,
  sport: string | null,
  window: Window,
): ReadonlyArray<Fact> => {
  const label = sport === null ? "workouts" : `workouts of ${sport}`
  const fact = (
    role: FactRole,
    n: number,
    value: number,
    unit: string,
    decimals: number,
    name: string = role,
  ) => {
    const key = `workouts_${name}${sport === null ? "" : `_${slugOf(sport)}`}`
    return numberFact(role, { label, window, n, key }, value, unit, decimals)
  }
  const weeks = daysIn(window) / WEEK_DAYS
  const weekly = (role: FactRole, n: number, value: number, unit: string, decimals: number) =>
    daysIn(window) < MIN_WEEKLY_DAYS ? [] : [fact(role, n, value / weeks, unit, decimals)]
  const total = (
    role: "minutes" | "distance" | "energy",
    values: ReadonlyArray<number>,
    unit: string,
    decimals: number,
  ) =>
    values.length === 0
      ? []
      : [
          fact(role, values.length, sum(values), unit, decimals),
          ...(role === "energy"
            ? []
            : [fact(`each_${role}`, values.length, mean(values), unit, decimals)]),
          ...(role === "energy"
            ? []
            : weekly(`weekly_${role}`, values.length, sum(values), unit, decimals)),
        ]

  const minutes = workouts.flatMap((workout) => minutesOf(workout) ?? [])
  const kilometres = workouts.flatMap((workout) => kilometresOf(workout) ?? [])
  const kcal = workouts.flatMap(
    ({ calories_kcal, calories_active_kcal }) =>
      recorded(calories_kcal) ?? recorded(calories_active_kcal) ?? [],
  )
  const pulses = workouts.flatMap(({ avg_hr_bpm }) => recorded(avg_hr_bpm) ?? [])
  const tempo = tempoOfAll(workouts)
  const n = workouts.length
  const days = new Set(workouts.map(({ date }) => date)).size
  return [
    fact("count", n, n, "workouts", 0),
    ...(n === 0 ? [] : weekly("weekly_count", n, n, "workouts", 1)),
    fact("rest_days", daysIn(window), daysIn(window) - days, "days", 0),
    ...total("minutes", minutes, "minutes", 0),
    ...total("distance", kilometres, "km", 1),
    ...total("energy", kcal, "kcal", 0),
    ...(minutes.length === 0
      ? []
      : [fact("longest", minutes.length, Math.max(...minutes), "minutes", 0)]),
    ...(tempo
      ? [
          fact(
            tempo.by === null ? "speed" : "pace",
            tempo.n,
            tempo.value,
            tempo.unit,
            tempo.decimals,
          ),
        ]
      : []),
    ...(pulses.length === 0 ? [] : [fact("heart_rate", pulses.length, mean(pulses), "bpm", 0)]),
    fact("n", n, n, "workouts", 0, "sessions"),
  ]
}

/**
 * How many workouts of one sport, or of all, began within a window, how long they took together and
 * at most, how far they went and what they burned. Sums are of the workouts that say so.
 */
export const workouts = Effect.fn("workouts")(function* (
  user: UserId,
  { sport, window, by, min_km = 0 }: ToolInput<"workouts">,
) {
  const { within, any } = yield* WorkoutStore
  const metric = metricOf("workouts")
  if (!metric) return refused("workouts")
  const all = yield* within(user, window)
  if (all.length === 0 && !(yield* any(user)))
    return insufficient({ metric, question: "workouts", window, have: 0, need: 1 })
  const asked = sport?.trim() || null
  const found = all.filter(
    (workout) =>
      (asked === null || isOfSport(asked, workout.type_name ?? "")) &&
      (min_km === 0 || (kilometresOf(workout) ?? 0) >= min_km),
  )
  return {
    ...noFindings,
    facts: [
      ...workoutFacts(found, asked, window),
      ...(by ? groupFacts(found, by, asked, window) : []),
    ],
  } satisfies Findings
})
