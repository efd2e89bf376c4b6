import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Does caffeine affect my sleep?" */
export interface Association {
  readonly kind: "association"
  readonly pairs: ReadonlyArray<Pair>
  readonly period: Period
}
