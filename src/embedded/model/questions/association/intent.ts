import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** A pair with the way that a question supposes of it: 1 together, -1 against each other, 0 neither. */
export interface SupposedPair extends Pair {
  readonly supposed: number
}

/** "Does caffeine affect my sleep?" */
export interface Association {
  readonly kind: "association"
  readonly pairs: ReadonlyArray<SupposedPair>
  /** Said only where it holds and what was asked does not: coffee and sleep, where waking up is asked about. */
  readonly beside?: SupposedPair
  /** True where the question offers a choice: "do I sleep less or just get up later". */
  readonly isChoice?: true
  readonly period: Period
  /** The subject whose entry says what is known in general, where the data lacks a metric; else null. */
  readonly subject: KnowledgeEntry["id"] | null
}
