import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Is my resting heart rate normal for my age?", "compared with others" */
export interface Norm {
  readonly kind: "norm"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
}
