import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** "How many steps are enough for better sleep?" */
export interface Threshold {
  readonly kind: "threshold"
  readonly pair: Pair
  readonly period: Period
}
