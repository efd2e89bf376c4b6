import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "My HRV for each month since January." */
export interface Course {
  readonly kind: "course"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  readonly by: "week" | "month"
  /** What is said of each: a sum of what adds up, or the mean of a day. */
  readonly statistic: "mean" | "total"
}
