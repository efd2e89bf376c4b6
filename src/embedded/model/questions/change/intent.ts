import type { Metric } from "#domain/metric"
import type { AskedMove } from "#embedded/model/prose/long-term"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** Whether a metric rises or falls over a time. */
export interface Change {
  readonly kind: "change"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** The period of the same length before, when the question says since when. */
  readonly before: Period | null
  /** A month then against the last one, longest horizon first; empty where the question names a time. */
  readonly horizons: ReadonlyArray<Contrast>
  /** The first and the last month of a longer time that is named. */
  readonly ends?: Contrast
  /** True where the question is about the last weeks: the month before comes first. */
  readonly recent?: true
  /** The move it asks for; null where it asks for any. */
  readonly asked: AskedMove | null
}
