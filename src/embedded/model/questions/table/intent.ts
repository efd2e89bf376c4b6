import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "My HRV for each month since January." */
export interface Table {
  readonly kind: "table"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  readonly by: "week" | "month"
  /** What is said of each: a sum of what adds up, or the mean of a day. */
  readonly statistic: "mean" | "total"
}
