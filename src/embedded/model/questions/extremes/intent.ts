import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** The days on which a metric was highest or lowest. */
export interface Extremes {
  readonly kind: "extremes"
  readonly metric: Metric
  readonly period: Period
  readonly end: "highest" | "lowest"
  readonly count: number
  readonly by: "day" | "week" | "month"
  /** The content of the first sentence: "what was my highest …" or "on which day was …". */
  readonly asks: "value" | "date"
  /** True where the month of any year is asked for: "what month do I walk the most". */
  readonly recurs?: true
}
