import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Do I sleep longer on weekends?", "on which weekday do I walk most?" */
export interface Split {
  readonly kind: "split"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  readonly by: "weekend" | "weekday"
  /**
   * What the answer leads with. By weekend: the difference, it in percent, or the mean of one side;
   * by day of the week: the day that is highest or lowest.
   */
  readonly asks: "difference" | "percent" | "weekend" | "weekdays" | "highest" | "lowest"
}
