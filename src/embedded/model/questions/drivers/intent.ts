import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What drives my HRV?", "why is my HRV so low?" */
export interface Drivers {
  readonly kind: "drivers"
  readonly target: Metric
  readonly period: Period
  /** Whether it is as high or low as the question says, against before; null when that is not asked. */
  readonly contrast: Contrast | null
  /** The time within which a step or slope of the year is a part of the answer, up to the last day on record. */
  readonly course?: Contrast
  /** What surrounds a time that a why is about. */
  readonly around?: ReadonlyArray<Metric>
  /** Which way a why takes for granted that it went: 1 up, -1 down; none where it does not say. */
  readonly premise?: -1 | 1
  /** What is known of the target in general, for where the data show nothing; absent in a why. */
  readonly subject?: KnowledgeEntry["id"]
  /** True where a why holds it against somebody else's. */
  readonly isBesideOthers?: true
}
