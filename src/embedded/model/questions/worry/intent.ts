import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** "My HRV has been dropping all week, should I be worried?" */
export interface Worry {
  readonly kind: "worry"
  readonly metric: Metric
  /** The time that is feared, against what is usual. */
  readonly contrast: Contrast
  /** The way that it is said to have gone. */
  readonly said: -1 | 1
}
