import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** "Is my resting heart rate normal today?": one day against the days before it. */
export interface Usual {
  readonly kind: "usual"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly days: number
  /** The name of the day: "today", "yesterday", "on 3 May 2026". */
  readonly name: PeriodName
  /**
   * The content of the first sentence: for "how unusual" the z-score, for "is it normal" the label.
   */
  readonly asks: "score" | "label"
  /** What a yes would mean, where the question wants a yes or no. */
  readonly supposes?: "more" | "less" | "better" | "worse" | "odd" | "usual"
}
