import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import { addDays, daysBetween, type LocalDate } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { daysWhere, differenceOf } from "#pipeline/tools/difference"
import { factsOn, spanOf } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { readFrom, sinceSideOf, workoutDays } from "#pipeline/tools/workout-days"
import { mean, squares } from "#statistics/sample/descriptive"
import { associate } from "#statistics/series/association"
import { squaresAroundLine } from "#statistics/series/changepoint"
import type { Prepared } from "#statistics/series/preparation"
import {
  byPrewhitening,
  byStep,
  byTests,
  confoundedByDevice,
  type Judgement,
  validated,
  weakest,
} from "#statistics/verdict"

type Asked = ToolInput<"after_workouts">
/** Which kind of day a day is; null for one of neither. */
export type Side = "with" | "other" | "without" | null
type SideOf = (date: LocalDate) => Side

/** A mean of fewer days says nothing. */
const MIN_VALUES = 3
const MIN_OF_HABIT = 14

const sidesOf = ({ grid }: Prepared, { window }: Asked, sideOf: SideOf): ReadonlyArray<Side> =>
  Array.from(grid.values, (_, at) => sideOf(addDays(window.from, at)))

/** What is left of a difference without weekday and drift: days of training are not spread evenly over either. */
export const byCalendar = ({ grid }: Prepared, sides: ReadonlyArray<Side>): Judgement => {
  const trained = grid.values.map((_, at) =>
    sides[at] === "with" ? 1 : sides[at] === "without" ? 0 : Number.NaN,
  )
  const found = associate({ ...grid, values: trained }, grid, 0)
  if (!found) return validated
  return weakest(byTests(found.p_value, found.p_value), byPrewhitening(found))
}

/** The test of two kinds of days; those of training take turns, those before and since a `habit` do not. */
const tested = (
  prepared: Prepared,
  { target, window }: Asked,
  sideOf: SideOf,
  named: string,
  habit: Judgement | null,
) => {
  const sides = sidesOf(prepared, { target, window }, sideOf)
  const device = prepared.breaks.length > 0 ? confoundedByDevice : validated
  return differenceOf({
    id: `${target}_after_${named}_${spanOf(window)}`,
    metric: prepared.metric,
    window,
    a: daysWhere(prepared.grid, (at) => sides[at] === "without"),
    b: daysWhere(prepared.grid, (at) => sides[at] === "with"),
    preparation: [prepared.report],
    ...(habit
      ? { device: weakest(device, habit) }
      : { takeTurns: true, device: byCalendar(prepared, sides) }),
    claim: { kind: "after_workouts" },
  })
}

const valuesOn = ({ usable }: Prepared, sideOf: SideOf, side: Side): ReadonlyArray<number> =>
  usable.filter(({ date }) => sideOf(date) === side).map(({ value }) => value)

/** So many days on either side of a beginning show a step: a slow drift moves little in them. */
const BESIDE_DAYS = 60

const besideOf = (date: LocalDate, begun: LocalDate): Side => {
  const days = daysBetween(begun, date)
  if (Math.abs(days) > BESIDE_DAYS) return null
  return days >= 0 ? "with" : "without"
}

/** Two levels that fit the days around a beginning worse than a line do not begin there. */
const byShape = ({ usable }: Prepared, begun: LocalDate): Judgement => {
  const near = usable.filter(({ date }) => besideOf(date, begun) !== null)
  const level = (side: Side) =>
    squares(near.filter(({ date }) => besideOf(date, begun) === side).map(({ value }) => value))
  const line = squaresAroundLine(
    near.map(({ date }) => daysBetween(begun, date)),
    near.map(({ value }) => value),
  )
  return byStep(level("with") + level("without"), line)
}

/** The weeks after a habit began beside the weeks before it, where it did within the window. */
const habitOf = (prepared: Prepared, asked: Asked, begun: LocalDate | null, named: string) => {
  if (begun === null) return noFindings
  const { metric } = prepared
  const { window } = asked
  const sideOf: SideOf = (date) => besideOf(date, begun)
  const [since, before] = [
    valuesOn(prepared, sideOf, "with"),
    valuesOn(prepared, sideOf, "without"),
  ]
  if (Math.min(since.length, before.length) < MIN_OF_HABIT) return noFindings
  const test = tested(prepared, asked, sideOf, `${named}_since`, byShape(prepared, begun))
  const level = (of: ReadonlyArray<number>) => factsOn(metric, window, of.length)
  return {
    ...test,
    facts: [
      level(since).value("since_mean", mean(since), `${named}_since`),
      level(before).value("before_mean", mean(before), `${named}_before`),
      factsOn(metric, window, 1).date("first_date", begun, `${named}_first`),
      ...test.facts,
    ],
  }
}

/**
 * What a metric is after workouts of a sport at a time of day, against the days without the sport, with a test of
 * the difference where there are enough of either. Where the sport began within the window its days are held
 * against the other days since then alone, and the time since against the time before as a difference of its own.
 */
export const afterWorkouts = Effect.fn("afterWorkouts")(function* (user: UserId, asked: Asked) {
  const { sport, hours, target: key, window } = asked
  const target = metricOf(key)
  if (!target) return refused(key)
  const lag = target.day === "night" ? 1 : 0
  const [prepared] = yield* preparedOf(user, [target], window)
  const all = yield* (yield* WorkoutStore).within(user, { ...window, from: readFrom(window) })
  const days = workoutDays(all, asked, window)
  const isHabit = asked.since_first === true && days.first !== null
  const sideOf: SideOf = isHabit
    ? (date) => sinceSideOf(date, days.first!, window.to)
    : (date) => days.sideOf(addDays(date, -lag))
  const [after, without, other] = [
    valuesOn(prepared!, sideOf, "with"),
    valuesOn(prepared!, sideOf, "without"),
    valuesOn(prepared!, sideOf, "other"),
  ]
  const sportNamed = sport?.replace(/[^a-z0-9]+/gi, "_") ?? "workout"
  const kind = isHabit ? ["since"] : [hours, asked.effort].filter((each) => each !== undefined)
  const named = [sportNamed, ...(kind.length > 0 ? kind : ["any"])].join("_")
  const have = Math.min(after.length, without.length)
  if (have < MIN_VALUES)
    return insufficient({ metric: target, question: named, window, have, need: MIN_VALUES })
  const test = tested(prepared!, asked, sideOf, named, isHabit ? validated : null)
  const habit = isHabit ? noFindings : habitOf(prepared!, asked, days.begun, sportNamed)
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
    facts: [
      ...level("with", after),
      ...level("without", without),
      ...level("other", other),
      factsOn(target, window, after.length + without.length).apart(
        "difference",
        mean(after) - mean(without),
        `${named}_difference`,
      ),
      ...(isHabit
        ? [factsOn(target, window, 1).date("first_date", days.first!, `${named}_first`)]
        : []),
      ...test.facts,
      ...habit.facts,
    ],
    evidence: [...test.evidence, ...habit.evidence],
    tests: { difference: [...(test.tests.difference ?? []), ...(habit.tests.difference ?? [])] },
  } satisfies Findings
})
