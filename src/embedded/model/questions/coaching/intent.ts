import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What should I try to sleep better?", "how do I test whether caffeine hurts my sleep?" */
export interface Coaching {
  readonly kind: "coaching"
  /** The metric to improve. */
  readonly target: Metric
  /** The change that the question proposes; null when it requests a proposal. */
  readonly habit: Metric | null
  readonly period: Period
  /** Whether the question requests an experiment or a plan. */
  readonly asks: "plan" | "experiment"
  /** The subject of the knowledge catalogue whose steps serve the goal; null without one. */
  readonly subject: KnowledgeEntry["id"] | null
}
