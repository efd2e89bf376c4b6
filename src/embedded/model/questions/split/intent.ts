import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

interface Splitting {
  readonly kind: "split"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
}

/** "Do I sleep longer on weekends?", "on which weekday do I walk most?" */
export interface Groups extends Splitting {
  readonly by: "weekend" | "weekday"
  /**
   * What the answer leads with. By weekend: the difference, it in percent, or the mean of one side;
   * by day of the week: the day that is highest or lowest.
   */
  readonly asks: "difference" | "percent" | "weekend" | "weekdays" | "highest" | "lowest"
}

/** "Do I sleep worse on Sundays?": one day of the week against the others. */
export interface NamedDay extends Splitting {
  readonly by: "day"
  readonly asks: "named"
  /** Monday is 0. Of sleep it is the evening on which a night begins. */
  readonly day: number
  /** Whether its nights are asked for: "Sunday nights". */
  readonly nights: boolean
  /** What the question supposes of that day; null where it only asks how the day is. */
  readonly supposes: "higher" | "lower" | "better" | "worse" | "different" | null
}

export type Split = Groups | NamedDay
