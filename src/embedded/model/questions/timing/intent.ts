import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Does running in the evening hurt my sleep?" */
export interface Timing {
  readonly kind: "timing"
  /** Null for workouts of all kinds. */
  readonly sport: string | null
  /** Null for any time of day. */
  readonly hours: "morning" | "midday" | "evening" | null
  /** The longest or hardest third of such workouts, or the other end; absent for all. */
  readonly effort?: "long" | "short" | "hard" | "easy"
  /** True for the time since the first such workout against the time before it. */
  readonly since?: true
  readonly targets: ReadonlyArray<Metric>
  readonly period: Period
}
