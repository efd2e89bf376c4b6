import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** "When did my resting heart rate change?", "what changed lately?" */
export interface Shift {
  readonly kind: "shift"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** True when the question names no metric, so that the default ones are searched. */
  readonly open: boolean
  /** The time asked about and the one before it, where it is too short for a change of level. */
  readonly contrast?: Contrast
  /** True where the largest moves of a long time are asked for. */
  readonly most?: true
  /** Where the question is whether a device is behind it. */
  readonly asks?: "device"
}
