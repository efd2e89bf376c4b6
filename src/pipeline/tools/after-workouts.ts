import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { isOfSport } from "#catalogue/sports"
import { type StoredWorkout, WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays, daysBetween, type LocalDate } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { daysWhere, differenceOf } from "#pipeline/tools/difference"
import { factsOn, spanOf } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { sportOf } from "#pipeline/tools/workout-measures"
import { mean } from "#statistics/sample/descriptive"

type Asked = ToolInput<"after_workouts">

/** A mean of fewer days says nothing. */
const MIN_VALUES = 3
const DAY_HOURS = 24
const MORNING_ENDS = 11
const EVENING_BEGINS = 17

/** The hour of the local clock on which a workout began; null where only the day is known. */
const hourOf = ({ start_at, tz_offset_min }: StoredWorkout): number | null => {
  if (start_at.length < 16) return null
  const hour = Number(start_at.slice(11, 13)) + Number(start_at.slice(14, 16)) / 60
  const local = start_at.endsWith("Z") ? hour + (tz_offset_min ?? 0) / 60 : hour
  return (local + DAY_HOURS) % DAY_HOURS
}

const isAt = (hours: Asked["hours"], workout: StoredWorkout): boolean => {
  if (hours === undefined) return true
  const hour = hourOf(workout)
  if (hour === null) return false
  if (hours === "morning") return hour < MORNING_ENDS
  return hours === "evening"
    ? hour >= EVENING_BEGINS
    : hour >= MORNING_ENDS && hour < EVENING_BEGINS
}

/** From a first workout on, or as long a time before it. */
const sinceSideOf = (date: LocalDate, start: LocalDate, to: LocalDate) => {
  if (date >= start) return "with"
  return daysBetween(date, start) <= daysBetween(start, to) + 1 ? "without" : null
}

/**
 * What a metric is after workouts of a sport at a time of day, against the days without the sport, with a test of
 * the difference where there are enough of either.
 */
export const afterWorkouts = Effect.fn("afterWorkouts")(function* (user: UserId, asked: Asked) {
  const { sport, hours, target: key, window } = asked
  const target = metricOf(key)
  if (!target) return refused(key)
  const lag = target.day === "night" ? 1 : 0
  const [prepared] = yield* preparedOf(user, [target], window)
  const all = yield* (yield* WorkoutStore).within(user, {
    ...window,
    from: addDays(window.from, -lag),
  })
  const own = sport ? all.filter((each) => isOfSport(sport, sportOf(each))) : all
  const days = new Set(own.map(({ date }) => date))
  const wanted = new Set(own.filter((each) => isAt(hours, each)).map(({ date }) => date))
  const first = all[0]?.date
  const start = asked.since_first ? own[0]?.date : undefined
  const sideOf = (date: LocalDate): "with" | "other" | "without" | null => {
    if (start !== undefined) return sinceSideOf(date, start, window.to)
    const day = addDays(date, -lag)
    if (first === undefined || day < first) return null
    return wanted.has(day) ? "with" : days.has(day) ? "other" : "without"
  }
  const values = (side: string) =>
    prepared.usable.filter(({ date }) => sideOf(date) === side).map(({ value }) => value)
  const [after, without, other] = [values("with"), values("without"), values("other")]
  const which = start === undefined ? (hours ?? "any") : "since"
  const named = `${sport?.replace(/[^a-z0-9]+/gi, "_") ?? "workout"}_${which}`
  const have = Math.min(after.length, without.length)
  if (have < MIN_VALUES)
    return insufficient({ metric: target, question: named, window, have, need: MIN_VALUES })
  const { grid, report } = prepared
  const sides = Array.from(grid.values, (_, at) => sideOf(addDays(window.from, at)))
  const test = differenceOf({
    id: `${key}_after_${named}_${spanOf(window)}`,
    metric: target,
    window,
    a: daysWhere(grid, (at) => sides[at] === "without"),
    b: daysWhere(grid, (at) => sides[at] === "with"),
    preparation: [report],
    ...(start === undefined ? { takeTurns: true } : {}),
    claim: { kind: "after_workouts" },
  })
  const level = (side: "with" | "without" | "other", of: ReadonlyArray<number>): Array<Fact> => {
    const facts = factsOn(target, window, of.length)
    return of.length < MIN_VALUES
      ? []
      : [
          facts.value(`${side}_mean`, mean(of), `${named}_${side}`),
          facts.count(`${side}_n`, of.length, `${named}_${side}_n`),
        ]
  }
  return {
    ...noFindings,
    ...test,
    facts: [
      ...level("with", after),
      ...level("without", without),
      ...level("other", other),
      factsOn(target, window, after.length + without.length).apart(
        "difference",
        mean(after) - mean(without),
        `${named}_difference`,
      ),
      ...(start === undefined
        ? []
        : [factsOn(target, window, 1).date("first_date", start, `${named}_first`)]),
      ...test.facts,
    ],
  } satisfies Findings
})
