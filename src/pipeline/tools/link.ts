import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import { type SingleDeviceDays, singleDeviceDays } from "#pipeline/tools/device-change"
import type { Association } from "#statistics/series/association"
import type { AssociatedGrids } from "#statistics/series/association-size"
import type { Prepared } from "#statistics/series/preparation"
import { testSeries, withoutSeason } from "#statistics/series/season"
import { minValues } from "#statistics/verdict"

/** Fewer pairs than this are no association. */
export const MIN_PAIRS = minValues.association.conditional

/** Two metrics day by day, `lag` days from feature to target, further ones taken out of both. */
export interface Pairing {
  readonly feature: Metric
  readonly target: Metric
  readonly lag: number
  readonly window: Window
  readonly given: ReadonlyArray<Metric>
  /** The days of the target that are looked at; all of them unless this says otherwise. */
  readonly on?: Days
}

/** Which days of a week. */
export type Days = "weekends" | "weekdays"

/** A pairing on the days that can be tested, each metric as it was measured. */
export interface Link {
  readonly pairing: Pairing
  readonly singleDevice: SingleDeviceDays
  readonly feature: Prepared
  readonly target: Prepared
  readonly given: ReadonlyArray<Prepared>
}

/** Pairs prepared metrics on days on which none of them changed its device, `minDays` at least. */
export const linkOf = (
  feature: Prepared,
  target: Prepared,
  lag: number,
  window: Window,
  given: ReadonlyArray<Prepared> = [],
  minDays: number = MIN_PAIRS,
): Link => {
  const singleDevice = singleDeviceDays([feature, ...given], [target], lag, window, minDays)
  const pairing = {
    feature: feature.metric,
    target: target.metric,
    lag,
    window: singleDevice.window,
    given: given.map(({ metric }) => metric),
  }
  return { pairing, singleDevice, feature, target, given }
}

/** The input of a link's test: skewed metrics on the logarithmic scale. */
export const testedOf = ({ pairing, singleDevice, feature, target, given }: Link) => {
  const grid = (prepared: Prepared) => testSeries(prepared.metric, singleDevice.grid(prepared))
  return [grid(feature), grid(target), pairing.lag, given.map(grid)] as const
}

/** The size of a link in the metrics' own units, as it is worked out from what was found. */
export const sizedOf = (
  { pairing: { lag }, singleDevice, feature, target, given }: Link,
  { n, n_eff }: Association,
): AssociatedGrids => ({
  feature: withoutSeason(singleDevice.grid(feature)),
  target: withoutSeason(singleDevice.grid(target)),
  lag,
  given: given.map((prepared) => withoutSeason(singleDevice.grid(prepared))),
  inflation: n / n_eff,
})

/** A pairing within a key. */
export const nameOf = ({ feature, target, lag, given, on }: Pairing): string =>
  [
    `${feature.key}_${target.key}_lag${lag}`,
    ...(given.length === 0 ? [] : ["given", ...given.map(({ key }) => key)]),
    ...(on ? [on] : []),
  ].join("_")
