import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** A metric in two windows. */
export interface Comparison {
  readonly kind: "comparison"
  readonly metrics: ReadonlyArray<Metric>
  readonly contrast: Contrast
  /** The content of the first sentence. */
  readonly asks: "difference" | "percent" | "better" | "worse"
}
