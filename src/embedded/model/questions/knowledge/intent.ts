import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"

/** "What is HRV?", "How long does alcohol affect sleep?", "How do I beat jet lag?" */
export interface Knowledge {
  readonly kind: "knowledge"
  readonly subject: KnowledgeEntry["id"]
  /** The metric of the person that says something of the subject; null without values. */
  readonly own: Metric | null
  /** The name of their laboratory result that does; null without one. */
  readonly result: string | null
  /** The days over which `own` is described. */
  readonly window: Window
}
