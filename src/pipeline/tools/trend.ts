import { Effect } from "effect"
import { worded } from "#catalogue/claims"
import { metricOf } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import { daysBetween } from "#domain/time"
import type { ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { markOf } from "#pipeline/tools/device-change"
import {
  effectScaleOf,
  intervalOf,
  isSeasonal,
  levelOf,
  smallestEffectOf,
} from "#pipeline/tools/effect-scale"
import { endsFindings } from "#pipeline/tools/ends"
import { differenceUnit, effectiveFact, factsOn, keyOf, spanOf } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { preparedOf } from "#pipeline/tools/prepared"
import {
  MIN_DAYS,
  type SingleDeviceSeries,
  singleDeviceSeries,
} from "#pipeline/tools/single-device-series"
import { median } from "#statistics/sample/descriptive"
import type { Changepoint } from "#statistics/series/changepoint"
import { finite } from "#statistics/series/day-grid"
import type { Trend } from "#statistics/series/trend"
import { bySlope, isSignificant } from "#statistics/verdict"

const WEEK = 7
const MONTH = 30
/** A slope is small beside the level it is of: it prints more decimals. */
const WEEK_DECIMALS = 1
const DAY_DECIMALS = 2

/** Whether one step explains the series better than a slope does. */
const isStep = (step: Changepoint | null): boolean =>
  step !== null && isSignificant(step.p_value) && step.rss_step < step.rss_line

const slopeFindings = (
  series: SingleDeviceSeries,
  found: Trend,
  step: Changepoint | null,
): Findings => {
  const { prepared, singleDevice, grid } = series
  const { metric } = prepared
  const { window } = singleDevice
  const { per, unit, decimals } = differenceUnit(metric)
  const scale = effectScaleOf(metric)
  const level = levelOf(metric, median(finite(grid.values)))
  /** In the metric's own unit: a slope of logarithms is one at the person's median. */
  const over = (days: number, slope = found.slope) =>
    metric.log_normal ? level * Math.expm1(slope * days) : slope * days
  const facts = factsOn(metric, window, found.n)
  const perDays = (role: "slope_per_week" | "slope_per_month", days: number, name: string) =>
    facts.number(role, over(days) * per, `${unit}/${name}`, decimals + WEEK_DECIMALS)
  const perWeek = perDays("slope_per_week", WEEK, "week")
  const days = daysBetween(window.from, window.to)
  const change = facts.apart("change", over(days))
  const id = `${metric.key}_trend_${spanOf(window)}`
  const range = Number.isFinite(found.ci_high - found.ci_low)
    ? [
        facts.apart("change_low", over(days, found.ci_low)),
        facts.apart("change_high", over(days, found.ci_high)),
      ]
    : []
  const [low, high] = range
  const worth = effectiveFact(metric, window, found, `${metric.key}_trend`)
  return {
    ...noFindings,
    facts: [
      perWeek,
      perDays("slope_per_month", MONTH, "month"),
      change,
      ...range,
      facts.count("n", found.n, "trend_n"),
      ...worth,
    ],
    evidence: [
      worded({
        item: {
          id,
          kind: "trend",
          target: metric.key,
          window,
          n: found.n,
          unit: `${scale.unit}/day`,
          effect: scale.of(found.slope),
          p_value: found.p_value,
          ...intervalOf(found, scale.of),
        },
        claim: {
          kind: "trend",
          clear: isSignificant(found.p_value),
          change_key: change.item.key,
          per_week_key: perWeek.item.key,
          interval_keys: low && high ? [low.item.key, high.item.key] : null,
          n_eff_key: keyOf(worth, "n_eff"),
          is_step: isStep(step),
          season: isSeasonal(metric, window),
        },
        family: "trend",
        decimals: scale.decimals + DAY_DECIMALS,
        smallest_effect:
          smallestEffectOf(metric, finite(singleDevice.grid(prepared).values)) / days,
        ...markOf(singleDevice.device),
        preparation: [prepared.report],
      }),
    ],
    tests: { trend: [found.p_value], ...(step ? { changepoint: [step.p_value] } : {}) },
  }
}

/**
 * The findings of a trend: its slope, or how the ends of the series differ. `step` is the change of level
 * that may explain the same better.
 */
export const trendFindings = (
  series: SingleDeviceSeries,
  found: Trend,
  step: Changepoint | null,
): Findings =>
  bySlope(found.n_eff).verdict === "validated"
    ? slopeFindings(series, found, step)
    : endsFindings(series, found)

/**
 * The trend of a metric: the slope of Theil and Sen, corrected for autocorrelation, on the days of
 * one device.
 */
export const trend = Effect.fn("trend")(function* (
  user: UserId,
  { metric: key, window }: ToolInput<"trend">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const [prepared] = yield* preparedOf(user, [metric], window)
  const series = singleDeviceSeries(prepared, window)
  const { run } = yield* Calculator
  const found = yield* run("trend", { grid: series.grid })
  const have = prepared.report.used
  if (!found) return insufficient({ metric, question: "trend", window, have, need: MIN_DAYS })
  return trendFindings(series, found, yield* run("changepoint", { grid: series.grid }))
})
