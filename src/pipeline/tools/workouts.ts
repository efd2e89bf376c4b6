import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { isOfSport } from "#catalogue/sports"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { sum } from "#statistics/sample/descriptive"

const MINUTE_S = 60
const KILOMETRE_M = 1_000

/** A vendor that measures none of it sends nothing or 0. */
const known = (values: ReadonlyArray<number | null>): ReadonlyArray<number> =>
  values.filter((value): value is number => value !== null && value > 0)

/** A sport within a key. */
export const slugOf = (sport: string): string =>
  sport
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "") || "sport"

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
  const total = (role: FactRole, values: ReadonlyArray<number>, unit: string, decimals: number) =>
    values.length === 0 ? [] : [fact(role, values.length, sum(values), unit, decimals)]

  const minutes = known(workouts.map(({ duration_s, active_s }) => duration_s ?? active_s)).map(
    (seconds) => seconds / MINUTE_S,
  )
  const kilometres = known(workouts.map(({ distance_m }) => distance_m)).map(
    (metres) => metres / KILOMETRE_M,
  )
  const kcal = known(
    workouts.map(
      ({ calories_kcal, calories_active_kcal }) => calories_kcal ?? calories_active_kcal,
    ),
  )
  const n = workouts.length
  return [
    fact("count", n, n, "workouts", 0),
    ...total("minutes", minutes, "minutes", 0),
    ...total("distance", kilometres, "km", 1),
    ...total("energy", kcal, "kcal", 0),
    ...(minutes.length === 0
      ? []
      : [fact("longest", minutes.length, Math.max(...minutes), "minutes", 0)]),
    fact("n", n, n, "workouts", 0, "sessions"),
  ]
}

/**
 * How many workouts of one sport, or of all, began within a window, how long they took together and
 * at most, how far they went and what they burned. Sums are of the workouts that say so.
 */
export const workouts = Effect.fn("workouts")(function* (
  user: UserId,
  { sport, window }: ToolInput<"workouts">,
) {
  const { within, any } = yield* WorkoutStore
  const metric = metricOf("workouts")
  if (!metric) return refused("workouts")
  const all = yield* within(user, window)
  if (all.length === 0 && !(yield* any(user)))
    return insufficient({ metric, question: "workouts", window, have: 0, need: 1 })
  const asked = sport?.trim() || null
  const found =
    asked === null ? all : all.filter(({ type_name }) => isOfSport(asked, type_name ?? ""))
  return { ...noFindings, facts: workoutFacts(found, asked, window) } satisfies Findings
})
