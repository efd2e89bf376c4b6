import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "When did my resting heart rate change?", "what changed lately?" */
export interface Shift {
  readonly kind: "shift"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** True when the question names no metric, so that the default ones are searched. */
  readonly open: boolean
}
