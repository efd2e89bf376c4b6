import type { Metric } from "#domain/metric"
import { daysIn, type Window } from "#domain/window"
import { differenceUnit } from "#pipeline/tools/fact"
import { mean, sd } from "#statistics/sample/descriptive"
import { percentOfLog } from "#statistics/series/log-scale"
import { mayBeSeason } from "#statistics/series/season"
import { smallestEffectOfInterest } from "#statistics/series/smallest-effect"

/** The smallest effect of interest of a metric, on its effect scale; `values` are the person's own. */
export const smallestEffectOf = (metric: Metric, values: ArrayLike<number>): number => {
  const level = mean(values)
  const difference = smallestEffectOfInterest(metric.key, level, sd(values))
  return metric.log_normal ? (100 * difference) / level : difference * differenceUnit(metric).per
}

/** The scale of an effect: its unit, its decimals, and how a difference on the scale of the test converts to it. */
export interface EffectScale {
  readonly unit: string
  readonly decimals: number
  readonly of: (difference: number) => number
}

/** Effects of log-normal metrics are in percent, all others in the unit of differences of the metric. */
export const effectScaleOf = (metric: Metric): EffectScale => {
  if (metric.log_normal) return { unit: "%", decimals: 1, of: percentOfLog }
  const { per, unit, decimals } = differenceUnit(metric)
  return { unit, decimals, of: (difference) => difference * per }
}

/** A level on the scale of a test in the metric's unit: of logarithms the geometric mean. */
export const levelOf = ({ log_normal }: Metric, level: number): number =>
  log_normal ? Math.exp(level) : level

/** The interval of a finding as far as it is bounded. */
export const intervalOf = (
  { ci_low, ci_high }: { readonly ci_low: number; readonly ci_high: number },
  scaled: (difference: number) => number,
) =>
  Number.isFinite(ci_low) && Number.isFinite(ci_high)
    ? { ci_low: scaled(ci_low), ci_high: scaled(ci_high) }
    : {}

/** Whether the season may have brought a change over a window about. */
export const isSeasonal = (metric: Metric, window: Window): boolean =>
  mayBeSeason(metric, daysIn(window))
