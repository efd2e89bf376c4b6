import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/**
 * "On how many of the last 30 days was my caffeine above 73 mg?" Without a limit, days with a value or days
 * without one are counted.
 */
export interface Count {
  readonly kind: "count"
  readonly metric: Metric
  readonly period: Period
  readonly limit: Limit | null
  /** The content of the first sentence; `recorded` has no limit. */
  readonly asks: "count" | "share" | "recorded"
}
