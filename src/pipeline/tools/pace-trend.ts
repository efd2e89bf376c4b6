import { Effect } from "effect"
import { worded } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import { isOfSport } from "#catalogue/sports"
import { WorkoutStore } from "#db/workouts"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { daysBetween } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { markOf } from "#pipeline/tools/device-change"
import { numberFact, spanOf } from "#pipeline/tools/fact"
import { insufficient } from "#pipeline/tools/insufficient-data"
import { slugOf } from "#pipeline/tools/workout-groups"
import { sportOf } from "#pipeline/tools/workout-measures"
import { plausiblePace, readsPace, tempoOf } from "#pipeline/tools/workout-units"
import { mean, median } from "#statistics/sample/descriptive"
import { dayGrid } from "#statistics/series/day-grid"
import { bySlope, isSignificant } from "#statistics/verdict"

const WEEK = 7
const THIRDS = 3
/** Fewer workouts have no trend. */
const MIN_WORKOUTS = 20
const MIN_TO_DESCRIBE = 3
/** A slope prints more decimals than what it is of. */
const SLOPE_DECIMALS = 3

/**
 * The trend of the pace or speed of a sport: Theil and Sen's slope over the days with a workout, and the
 * medians of the first and the last third of them.
 */
export const paceTrend = Effect.fn("paceTrend")(function* (
  user: UserId,
  { sport, window }: ToolInput<"pace_trend">,
) {
  const { within } = yield* WorkoutStore
  const own = (yield* within(user, window)).filter((each) => isOfSport(sport, sportOf(each)))
  const timed = own.flatMap((workout) => {
    const pace = plausiblePace(workout)
    const by = readsPace(workout)
    return pace === null ? [] : [{ date: workout.date, by, ...tempoOf(by, pace) }]
  })
  const [first] = timed
  const metric = metricOf(first === undefined || first.by ? "workout_pace" : "workout_speed")!
  if (!first || timed.length < MIN_TO_DESCRIBE)
    return insufficient({
      metric,
      question: "pace_trend",
      window,
      have: timed.length,
      need: MIN_TO_DESCRIBE,
    })
  const { unit, decimals } = first
  const span = { from: first.date, to: timed.at(-1)!.date }
  const values = timed.map(({ value }) => value)
  const third = Math.ceil(values.length / THIRDS)
  const [early, late] = [median(values.slice(0, third)), median(values.slice(-third))]
  const fact = (role: FactRole, value: number, of = unit, places = decimals) =>
    numberFact(
      role,
      {
        label: metric.name,
        window: span,
        n: values.length,
        key: `${slugOf(sport)}_pace_trend_${role}`,
      },
      value,
      of,
      places,
    )
  const described = [
    fact("a_mean", early),
    fact("b_mean", late),
    fact("difference", late - early),
    fact("median", median(values)),
    fact("count", values.length, "workouts", 0),
  ]
  const byDay = Map.groupBy(timed, ({ date }) => date)
  const days = [...byDay].map(([date, all]) => ({
    date,
    value: mean(all.map(({ value }) => value)),
  }))
  const { run } = yield* Calculator
  const found =
    days.length < MIN_WORKOUTS
      ? null
      : yield* run("trend", { grid: dayGrid(days, span.from, span.to) })
  if (!found) return { ...noFindings, facts: described } satisfies Findings
  const length = daysBetween(span.from, span.to)
  const change = fact("change", found.slope * length)
  const perWeek = fact("slope_per_week", found.slope * WEEK, `${unit}/week`, SLOPE_DECIMALS)
  const bounded = Number.isFinite(found.ci_high - found.ci_low)
  return {
    ...noFindings,
    facts: [...described, change, perWeek],
    evidence: [
      worded({
        item: {
          id: `${slugOf(sport)}_pace_trend_${spanOf(span)}`,
          kind: "trend",
          target: metric.key,
          window: span,
          n: found.n,
          unit: `${unit}/day`,
          effect: found.slope,
          p_value: found.p_value,
          ...(bounded ? { ci_low: found.ci_low, ci_high: found.ci_high } : {}),
        },
        claim: {
          kind: "trend",
          clear: isSignificant(found.p_value),
          change_key: change.item.key,
          per_week_key: perWeek.item.key,
          interval_keys: null,
          n_eff_key: null,
          is_step: false,
          season: false,
        },
        family: "trend",
        decimals: SLOPE_DECIMALS + 1,
        ...markOf(bySlope(found.n_eff)),
        preparation: [],
      }),
    ],
    tests: { trend: [found.p_value] },
  } satisfies Findings
})
