import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What percentage of my sleep is REM?" */
export interface Share {
  readonly kind: "share"
  readonly parts: ReadonlyArray<Metric>
  readonly whole: Metric
  readonly period: Period
  /** The days that a single night is held against. */
  readonly usual: Window
}
