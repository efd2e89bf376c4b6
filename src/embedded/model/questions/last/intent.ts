import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "When did I last sleep 8 hours?", "the last time my resting heart rate was under 50". */
export interface Last {
  readonly kind: "last"
  readonly metric: Metric
  readonly period: Period
  readonly limit: Limit
}
