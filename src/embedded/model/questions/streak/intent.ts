import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What is my longest streak of days with at least 8000 steps?" */
export interface Streak {
  readonly kind: "streak"
  readonly metric: Metric
  readonly period: Period
  readonly limit: Limit
  /** The content of the first sentence. */
  readonly asks: "longest" | "current" | "ended"
}
