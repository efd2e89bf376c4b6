import type { StoredWorkout } from "#db/workouts"
import type { Fact } from "#domain/ledger"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact, wordFact } from "#pipeline/tools/fact"
import { kilometresOf, minutesOf, sportOf } from "#pipeline/tools/workout-measures"
import { sum } from "#statistics/sample/descriptive"

type By = NonNullable<ToolInput<"workouts">["by"]>

/** More than anybody reads: the latest weeks and months, and the sports with most time. */
const MAX_GROUPS = 13
const WEEK_DAYS = 7

/** A sport within a key. */
export const slugOf = (sport: string): string =>
  sport
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "") || "sport"

const monday = (date: LocalDate) => addDays(date, -weekdayOf(date))
const first = (date: LocalDate) => `${date.slice(0, 7)}-01`

const groupOf = (workout: StoredWorkout, by: By): string =>
  by === "sport" ? sportOf(workout) : by === "week" ? monday(workout.date) : first(workout.date)

const minutesOfAll = (workouts: ReadonlyArray<StoredWorkout>) =>
  sum(workouts.flatMap((workout) => minutesOf(workout) ?? []))

/** Every week or month of a window, those without a workout included. */
const startsIn = ({ from, to }: Window, by: "week" | "month"): ReadonlyArray<LocalDate> => {
  const starts: Array<LocalDate> = []
  let at = by === "week" ? monday(from) : first(from)
  while (at <= to) {
    starts.push(at)
    at = by === "week" ? addDays(at, WEEK_DAYS) : first(addDays(at, 31))
  }
  return starts
}

/** Count, time and distance of each sport, most time first, or of each week or month in its order. */
export const groupFacts = (
  workouts: ReadonlyArray<StoredWorkout>,
  by: By,
  sport: string | null,
  window: Window,
): ReadonlyArray<Fact> => {
  const groups = Map.groupBy(workouts, (workout) => groupOf(workout, by))
  const names =
    by === "sport"
      ? [...groups.keys()].toSorted(
          (one, other) => minutesOfAll(groups.get(other)!) - minutesOfAll(groups.get(one)!),
        )
      : startsIn(window, by)
  const shown = by === "sport" ? names.slice(0, MAX_GROUPS) : names
  return shown.flatMap((name) => {
    const own = groups.get(name) ?? []
    const of = (role: string) => ({
      label: name,
      window,
      n: own.length,
      key: `workouts_${sport === null ? "" : `${slugOf(sport)}_`}${by}_${slugOf(name)}_${role}`,
    })
    const fact = (role: FactRole, value: number, unit: string, decimals: number) =>
      numberFact(role, of(role), value, unit, decimals)
    const kilometres = own.flatMap((workout) => kilometresOf(workout) ?? [])
    return [
      wordFact("group", of("group"), name),
      fact("group_count", own.length, "workouts", 0),
      fact("group_minutes", minutesOfAll(own), "minutes", 0),
      ...(kilometres.length === 0 ? [] : [fact("group_distance", sum(kilometres), "km", 1)]),
    ]
  })
}
