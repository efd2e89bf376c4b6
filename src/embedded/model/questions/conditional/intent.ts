import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What is my average sleep on days when I walk more than 8000 steps?" */
export interface Conditional {
  readonly kind: "conditional"
  readonly feature: Metric
  readonly target: Metric
  readonly limit: Limit
  readonly lag: number
  readonly period: Period
  /**
   * The content of the first sentence: the mean on those days, or the difference from the others.
   */
  readonly asks: "mean" | "difference"
}
