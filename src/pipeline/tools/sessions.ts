import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { isOfSport } from "#catalogue/sports"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact, wordFact } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { measures, peakFacts, plain, usualFacts, yearBefore } from "#pipeline/tools/session-usual"
import { slugOf } from "#pipeline/tools/workout-groups"
import { hardnessAmong } from "#pipeline/tools/workout-hardness"
import { kilometresOf, minutesOf, sportOf } from "#pipeline/tools/workout-measures"
import { type Measured, plausiblePace } from "#pipeline/tools/workout-units"
import { mean } from "#statistics/sample/descriptive"

type Asked = ToolInput<"sessions">

/** A stretch this short says nothing of how fast somebody is. */
const MIN_FAST_KM = 1

/** What a workout is ranked by; null for one that does not take part. */
const rankOf = (
  { by, min_km = MIN_FAST_KM }: Asked,
  workout: StoredWorkout,
  hardness: (workout: StoredWorkout) => number | null,
): number | string | null => {
  if (by === "hardest") return hardness(workout)
  if (by === "latest") return workout.start_at
  if (by === "longest") return minutesOf(workout)
  const kilometres = kilometresOf(workout)
  if (by === "farthest") return kilometres
  const pace = plausiblePace(workout)
  return pace === null || (kilometres ?? 0) < min_km ? null : -pace
}

const ranked = (asked: Asked, workouts: ReadonlyArray<StoredWorkout>) => {
  const hardness = hardnessAmong(workouts)
  return workouts
    .flatMap((workout) => {
      const rank = rankOf(asked, workout, hardness)
      return rank === null ? [] : [{ workout, rank }]
    })
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank < b.rank ? 1 : -1))
    .map(({ workout }) => workout)
}

const sessionFacts = (
  workout: StoredWorkout,
  { by, min_km }: Asked,
  at: number,
): ReadonlyArray<Fact> => {
  const label = sportOf(workout)
  const window = { from: workout.date, to: workout.date }
  const sport = label.replace(/[^a-z0-9]+/g, "_")
  const of = (name: string) => ({
    label,
    window,
    n: 1,
    key: `session_${by}${min_km === undefined ? "" : String(min_km).replace(".", "_")}_${at}_${sport}_${name}`,
  })
  const pace = plausiblePace(workout)
  const over: ReadonlyArray<readonly [FactRole, Measured | null]> =
    min_km === undefined || pace === null ? [] : [["over", plain(pace * min_km, "min:s", 2)]]
  return [
    wordFact("date", of("date"), workout.date),
    wordFact("sport", of("sport"), label),
    ...[...measures(workout), ...over].flatMap(([role, found]) =>
      found === null ? [] : [numberFact(role, of(role), found.value, found.unit, found.decimals)],
    ),
  ]
}

/** What several workouts averaged, where all of them say it in the same unit. */
const averageFacts = (
  workouts: ReadonlyArray<StoredWorkout>,
  { by }: Asked,
  window: Window,
): ReadonlyArray<Fact> => {
  if (workouts.length < 2) return []
  const each = workouts.map((one) => new Map(measures(one)))
  const averages = [
    ["minutes", "average_minutes"],
    ["distance", "average_distance"],
    ["pace", "average_pace"],
    ["speed", "average_speed"],
    ["heart_rate", "average_heart_rate"],
  ] as const
  return averages.flatMap(([role, name]) => {
    const found = each.flatMap((one) => one.get(role) ?? [])
    const [first] = found
    const units = new Set(found.map(({ unit }) => unit))
    if (!first || units.size > 1) return []
    const of = { label: name, window, n: found.length, key: `session_${by}_${name}` }
    return [numberFact(name, of, mean(found.map(({ value }) => value)), first.unit, first.decimals)]
  })
}

const atLeast = ({ min_km }: Asked, window: Window): ReadonlyArray<Fact> => {
  if (min_km === undefined) return []
  const key = `session_at_least_${String(min_km).replace(".", "_")}`
  return [
    numberFact(
      "at_least",
      { label: "distance", window, n: 0, key },
      min_km,
      "km",
      Number.isInteger(min_km) ? 0 : 1,
    ),
  ]
}

/** By how much longer a race takes than its distance alone (Riegel 1981, Athletic records and human endurance). */
const FATIGUE = 1.06

/** The pace that a goal takes, and what the first workout foretells for its distance. */
const goalFacts = (
  { min_km, goal_km, goal_minutes }: Asked,
  window: Window,
  first: StoredWorkout | undefined,
): ReadonlyArray<Fact> => {
  if (goal_km === undefined || goal_minutes === undefined) return []
  const of = (name: string) => ({
    label: name,
    window,
    n: 1,
    key: `session_${name}_${String(goal_km).replace(".", "_")}`.replaceAll(" ", "_"),
  })
  const pace = first ? plausiblePace(first) : null
  const foretells = pace !== null && min_km !== undefined && goal_km > min_km
  return [
    numberFact("goal_pace", of("goal pace"), goal_minutes / goal_km, "min/km", 2),
    ...(foretells
      ? [
          numberFact(
            "predicted",
            of("predicted time"),
            pace * min_km * (goal_km / min_km) ** FATIGUE,
            "min:s",
            2,
          ),
        ]
      : []),
  ]
}

/** The latest, longest, farthest, fastest or hardest workouts of a sport, with what their devices recorded. */
export const sessions = Effect.fn("sessions")(function* (user: UserId, asked: Asked) {
  const { within, any } = yield* WorkoutStore
  const { window, limit } = asked
  const all = yield* within(user, window)
  if (all.length === 0 && !(yield* any(user)))
    return insufficient({
      metric: metricOf("workouts")!,
      question: "sessions",
      window,
      have: 0,
      need: 1,
    })
  const sport = asked.sport?.trim() || null
  const own = sport === null ? all : all.filter((each) => isOfSport(sport, sportOf(each)))
  const found = ranked(asked, own).slice(0, limit)
  const [first] = found
  const before = first ? yield* within(user, yearBefore(first)) : []
  const counted = {
    label: sport ?? "workouts",
    window,
    n: own.length,
    key: `session_count_${slugOf(sport ?? "all")}`,
  }
  return {
    ...noFindings,
    facts: [
      ...found.flatMap((workout, at) => sessionFacts(workout, asked, at + 1)),
      ...(first ? [...usualFacts(first, before), ...peakFacts(first, before)] : []),
      ...averageFacts(found, asked, window),
      ...atLeast(asked, window),
      ...goalFacts(asked, window, first),
      numberFact("count", counted, own.length, "workouts", 0),
    ],
  } satisfies Findings
})
