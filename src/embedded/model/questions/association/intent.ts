import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Does caffeine affect my sleep?" */
export interface Association {
  readonly kind: "association"
  readonly pairs: ReadonlyArray<Pair>
  readonly period: Period
  /** The subject whose entry says what is known in general, where the data lacks a metric; else null. */
  readonly subject: KnowledgeEntry["id"] | null
}
