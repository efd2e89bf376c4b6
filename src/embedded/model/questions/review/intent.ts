import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** "How was my yesterday", "recap of Tuesday": a single day beside what is usual. */
export interface DayReview {
  readonly kind: "review"
  readonly of: "day"
  readonly metrics: ReadonlyArray<Metric>
  readonly day: Period
}

/** "Summary of my week", "recap of October": a time against as long a time before. */
export interface TimeReview {
  readonly kind: "review"
  readonly of?: "time"
  readonly metrics: ReadonlyArray<Metric>
  /** The time before, and the time asked about. */
  readonly contrast: Contrast
  /** True where a mark is asked for. */
  readonly marked?: true
}

/** A day, a week, a month or another time, reviewed. */
export type Review = TimeReview | DayReview
