import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Is my LDL ok", "how was my sleep before my blood test". */
export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
  /**
   * The wanted information: their current level, those out of range, their change, which got worse,
   * their association with a daily metric, that metric before the test, the first over the second, or the day
   * of the last test; behind an answer about one of them its day, the one before it, its range, whether it is
   * high or low, or what moves it.
   */
  readonly asks:
    | "level"
    | "flagged"
    | "change"
    | "worse"
    | "link"
    | "beside"
    | "ratio"
    | "when"
    | FollowUp
  /** The time that the question names for the test; absent for the latest one. */
  readonly period?: Period
  /** The daily metric in the same question. */
  readonly beside: Metric | null
  /** Whether a why takes for granted that the result is low or high. */
  readonly premise?: "low" | "high"
  /** Where a reason is asked for: the days in which something may have begun between the tests. */
  readonly why?: Window
  /** The subject of the knowledge catalogue that the question also asks about; null without one. */
  readonly subject?: KnowledgeEntry["id"]
}

/** What is asked of a result that was answered for already. */
export type FollowUp = "day" | "previous" | "range" | "verdict" | "remedy"
