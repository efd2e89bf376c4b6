import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** "What should I try to sleep better?", "how do I test whether caffeine hurts my sleep?" */
export interface Coaching {
  readonly kind: "coaching"
  /** What is to get better. */
  readonly target: Metric
  /** The change that the question proposes; null when it requests a proposal. */
  readonly habit: Metric | null
  readonly period: Period
  /** An experiment is asked for; else a plan. */
  readonly asks: "plan" | "experiment"
}
