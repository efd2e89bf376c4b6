import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
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

const MONTH_DAYS = 30

/** The month that shows where somebody stands. */
export const monthTo = (to: LocalDate): Window => ({ from: addDays(to, 1 - MONTH_DAYS), to })
