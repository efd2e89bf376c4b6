import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Period } from "#embedded/model/understanding/time/period"

/** How high a metric was. */
export interface Level {
  readonly kind: "level"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** A sum leads where the question is for all of a time together. */
  readonly statistic: "mean" | "median" | "sd" | "range" | "latest" | "total"
  /** What a single day is held against. */
  readonly usual: Window
  /** The last days with a value, when they are over before the time asked about; else null. */
  readonly known: Window | null
  /** True when the question asks whether that is good: nobody's numbers alone can tell. */
  readonly judged: boolean
}
