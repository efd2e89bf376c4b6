import type { Window } from "#domain/window"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What time did I fall asleep?" */
export interface Onset {
  readonly kind: "onset"
  readonly period: Period
  /** The nights that a single one is held against. */
  readonly usual: Window
}
