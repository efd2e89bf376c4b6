import type { Advice as Entry } from "#catalogue/advice/advice"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"

/** "How do I get my LDL down?", "How do I quit coffee?", "Build me a plan for a 10k." */
export interface Advice {
  readonly kind: "advice"
  readonly id: Entry["id"]
  /** The names of their laboratory results that show where they stand. */
  readonly results: ReadonlyArray<string>
  /** Else the metric of the person that does; null without values. */
  readonly own: Metric | null
  /** The days over which `own`, or their running, is described. */
  readonly window: Window
  /** The minutes in which a race is to be run, all days on record, and whether a day is set for it. */
  readonly race?: { readonly minutes: number; readonly window: Window; readonly dated: boolean }
}
