import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays, daysBetween, type LocalDate } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import type { Window } from "#domain/window"
import { numberFact, percentDecimals, wordFact } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { loadOf, minutesOf, sportOf } from "#pipeline/tools/workout-measures"
import { sum } from "#statistics/sample/descriptive"

const WEEK = 7
const WEEKS_BEFORE = 4

const totalOf = (
  workouts: ReadonlyArray<StoredWorkout>,
  of: (workout: StoredWorkout) => number | null,
): number | null => {
  const values = workouts.flatMap((workout) => of(workout) ?? [])
  return values.length === 0 ? null : sum(values)
}

/** Days with a workout right up to the last one. */
const inARow = (workouts: ReadonlyArray<StoredWorkout>, last: LocalDate): number => {
  const days = new Set(workouts.map(({ date }) => date))
  let count = 0
  while (days.has(addDays(last, -count))) count++
  return count
}

const lastFacts = (
  workouts: ReadonlyArray<StoredWorkout>,
  date: LocalDate,
): ReadonlyArray<Fact> => {
  const last = workouts.toSorted((a, b) => (a.start_at < b.start_at ? 1 : -1))[0]
  if (!last) return []
  const of = (name: string) => ({
    label: sportOf(last),
    window: { from: last.date, to: last.date },
    n: 1,
    key: `training_${name}`,
  })
  const minutes = minutesOf(last)
  return [
    wordFact("last_date", of("last_date"), last.date),
    wordFact("last_sport", of("last_sport"), sportOf(last)),
    ...(minutes === null ? [] : [numberFact("last_minutes", of("last"), minutes, "minutes", 0)]),
    numberFact("days_since", of("days_since"), daysBetween(last.date, date), "days", 0),
    numberFact("in_a_row", of("in_a_row"), inARow(workouts, last.date), "days", 0),
  ]
}

/**
 * Minutes, sessions and, where a device reports it, load of the seven days up to a day, against a mean week
 * of the four before them.
 */
export const training = Effect.fn("training")(function* (
  user: UserId,
  { date }: ToolInput<"training">,
) {
  const { within, any } = yield* WorkoutStore
  const week: Window = { from: addDays(date, 1 - WEEK), to: date }
  const before: Window = {
    from: addDays(week.from, -WEEK * WEEKS_BEFORE),
    to: addDays(week.from, -1),
  }
  const all = yield* within(user, { from: before.from, to: date })
  if (all.length === 0 && !(yield* any(user)))
    return insufficient({
      metric: metricOf("workouts")!,
      question: "training",
      window: week,
      have: 0,
      need: 1,
    })
  const recent = all.filter((each) => each.date >= week.from)
  const earlier = all.filter((each) => each.date < week.from)
  const fact = (role: FactRole, window: Window, value: number, unit: string, decimals: number) =>
    numberFact(
      role,
      { label: "training", window, n: recent.length, key: `training_${role}` },
      value,
      unit,
      decimals,
    )
  const minutes = totalOf(recent, minutesOf) ?? 0
  const usual = (totalOf(earlier, minutesOf) ?? 0) / WEEKS_BEFORE
  const percent = (100 * (minutes - usual)) / usual
  const [load, usualLoad] = [totalOf(recent, loadOf), totalOf(earlier, loadOf)]
  return {
    ...noFindings,
    facts: [
      fact("minutes", week, minutes, "minutes", 0),
      fact("usual_minutes", before, usual, "minutes", 0),
      ...(usual > 0 ? [fact("percent", week, percent, "%", percentDecimals(percent))] : []),
      fact("sessions", week, recent.length, "workouts", 0),
      fact("usual_sessions", before, earlier.length / WEEKS_BEFORE, "workouts", 1),
      ...(load === null ? [] : [fact("load", week, load, "points", 0)]),
      ...(load === null || usualLoad === null
        ? []
        : [fact("usual_load", before, usualLoad / WEEKS_BEFORE, "points", 0)]),
      ...lastFacts(all, date),
    ],
  } satisfies Findings
})
