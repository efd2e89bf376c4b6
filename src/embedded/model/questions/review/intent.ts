import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** "Summary of my week", "recap of October": a time against as long a time before. */
export interface Review {
  readonly kind: "review"
  readonly metrics: ReadonlyArray<Metric>
  /** The time before, and the time asked about. */
  readonly contrast: Contrast
}
