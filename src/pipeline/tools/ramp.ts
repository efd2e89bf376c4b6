import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import type { Findings, Tests } from "#domain/ledger"
import { addDays } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { Calculator } from "#pipeline/calculator"
import { preparedOf } from "#pipeline/tools/prepared"
import type { OnOneDevice } from "#pipeline/tools/scanned"
import { singleDeviceSeries } from "#pipeline/tools/single-device-series"
import { trendFindings } from "#pipeline/tools/trend"
import type { FoundChange } from "#statistics/scan/scan"
import { bySlope, isSignificant } from "#statistics/verdict"

const HALF_YEAR_DAYS = 180
/** In a shorter time half a year is nearly all of it, and its slope was tested against the step. */
const MIN_DAYS = 270

/** A slope over the last half year in place of a step, where there is one; and the tests that looked for it. */
export interface Ramp {
  readonly findings: Findings | null
  readonly tests: Tests
}

/**
 * Level at first and then a steady move is parted in two by the best step. Where a step lies within the last half
 * year, and a slope explains that half year as well as any step, the slope is the finding.
 */
export const rampOf = Effect.fnUntraced(function* (
  user: UserId,
  { series: { prepared } }: OnOneDevice,
  { index }: FoundChange,
  window: Window,
) {
  const nothing: Ramp = { findings: null, tests: {} }
  const half = { from: addDays(window.to, 1 - HALF_YEAR_DAYS), to: window.to }
  if (daysIn(window) < MIN_DAYS || addDays(window.from, index) < half.from) return nothing
  const [recent] = yield* preparedOf(user, [prepared.metric], half)
  const series = singleDeviceSeries(recent, half)
  const { run } = yield* Calculator
  const slope = yield* run("trend", { grid: series.grid })
  const step = yield* run("changepoint", { grid: series.grid })
  const tests: Tests = {
    ...(slope ? { trend: [slope.p_value] } : {}),
    ...(step ? { changepoint: [step.p_value] } : {}),
  }
  if (!slope || !isSignificant(slope.p_value) || bySlope(slope.n_eff).verdict !== "validated")
    return { ...nothing, tests }
  const isStep = step !== null && isSignificant(step.p_value) && step.rss_step < step.rss_line
  return { findings: isStep ? null : trendFindings(series, slope, step), tests } satisfies Ramp
})
