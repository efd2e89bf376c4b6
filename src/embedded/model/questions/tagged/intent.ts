import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Does magnesium help my sleep?", where magnesium is a tag of the person's diary. */
export interface Tagged {
  readonly kind: "tagged"
  /** In lower case. */
  readonly tag: string
  readonly target: Metric
  readonly lag: number
  readonly period: Period
}
