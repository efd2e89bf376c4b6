import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import { median, squares } from "#statistics/sample/descriptive"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { planExperiment, SHORT } from "#statistics/series/power"

/** Three weeks, so that variation can be separated from the days of the week. */
const MIN_VALUES = 21

/** The standard deviation from day to day, weekday and trend taken out. */
const spreadOf = ({ values, weekday }: DayGrid): number => {
  const left = calendarResiduals(values, weekday)
  const residuals = finite(left.values)
  return Math.sqrt(squares(residuals) / (residuals.length - left.parameters))
}

/**
 * The duration of an experiment with a metric and the effect it could detect, computed from the
 * variation of the person's own days. Days with and without are randomised in blocks, so that
 * autocorrelation does not bias the result; a time before is never compared with a time after.
 */
export const experiment = Effect.fn("experiment")(function* (
  user: UserId,
  { metric: key, window, short }: ToolInput<"experiment">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [{ grid, report }] = yield* preparedOf(user, [metric], window)
  const n = report.used
  if (n < MIN_VALUES)
    return insufficient({ metric, question: "experiment", window, have: n, need: MIN_VALUES })

  yield* Effect.yieldNow
  const spread = spreadOf(grid)
  const plan = short ? planExperiment(spread, SHORT) : planExperiment(spread)
  const named = (role: string) => (short ? `${role}_short` : role)
  const facts = factsOn(metric, window, n)
  return {
    ...noFindings,
    facts: [
      facts.count("days_per_arm", plan.days_per_arm, named("days_per_arm")),
      facts.count("days", plan.days, named("experiment_days")),
      facts.count("block_days", plan.block),
      facts.apart("detectable", plan.detectable, named("detectable")),
      facts.number("power_pct", 100 * plan.power, "%", 0),
      facts.value("usual", median(finite(grid.values))),
      facts.apart("spread", spread),
    ],
  } satisfies Findings
})
