import type { ServingKey } from "#catalogue/servings"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "How many glasses of water do I drink", "my weight in stone" */
export interface InServings {
  readonly kind: "serving"
  readonly metric: Metric
  readonly serving: ServingKey
  readonly period: Period
}
