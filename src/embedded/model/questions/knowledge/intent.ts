import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"

/** "What is HRV?", "How long does alcohol affect sleep?", "How do I beat jet lag?" */
export interface Knowledge {
  readonly kind: "knowledge"
  readonly subject: KnowledgeEntry["id"]
  /** Whether it asks what is normal, which the report of their own result says best. */
  readonly asksNormal: boolean
  /** The names of their laboratory results that say something of the subject. */
  readonly results: ReadonlyArray<string>
  /** Without them, their metrics that do. */
  readonly own: ReadonlyArray<Metric>
  /** The days over which `own` is described. */
  readonly window: Window
  /** Whether the person's own was said right before, and is not said again. */
  readonly isBehind?: true
}
