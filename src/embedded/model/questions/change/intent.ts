import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** Whether a metric rises or falls over a time. */
export interface Change {
  readonly kind: "change"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** The period of the same length before, when the question says since when. */
  readonly before: Period | null
}
