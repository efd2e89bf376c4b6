import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What is the Spearman correlation between …": the plain one. */
export interface Correlation {
  readonly kind: "correlation"
  readonly pair: Pair
  readonly period: Period
}
