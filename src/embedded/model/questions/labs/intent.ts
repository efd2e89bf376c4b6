import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Wants } from "#embedded/model/prose/lab-levels"
import type { Period } from "#embedded/model/understanding/time/period"

/** "Is my LDL ok", "how was my sleep before my blood test". */
export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
  /**
   * The wanted information: their current level, those out of range, their change, which got worse, their association
   * with a daily metric, that metric before the test, the first over the second, the day of the last test, when one is
   * due again, what was not measured, which is furthest off, those within their range, all but some, or how many tests
   * there were; what may be asked of a result that was answered for.
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
    | "next"
    | "absent"
    | "worst"
    | "fine"
    | "others"
    | "tests"
    | FollowUp
  /** Printed names that are left out of all results. */
  readonly except?: ReadonlyArray<string>
  /** The unit that the result is wanted in. */
  readonly unit?: string
  /** What the results stand for where no sensor measures it: glucose. */
  readonly instead?: string
  /** Whether the question hopes for a good result or fears a bad one. */
  readonly wants?: Wants
  /** The disease that the question asks about, which no result alone can tell. */
  readonly disease?: string
  /** The time that the question names for the test; absent for the latest one. */
  readonly period?: Period
  /** Where the largest change is asked for, the way it is to have gone. */
  readonly most?: "better" | "worse" | "any"
  /** The daily metric in the same question. */
  readonly beside: Metric | null
  /** Whether a why takes for granted that the result is low or high. */
  readonly premise?: "low" | "high"
  /** Where a reason is asked for: the days in which something may have begun between the tests. */
  readonly why?: Window
  /** The subject of the knowledge catalogue that the question also asks about; null without one. */
  readonly subject?: KnowledgeEntry["id"]
}

/**
 * What is asked of a result that was answered for already: its day, the one before it, its range, whether it is high or
 * low, whether that is dangerous, whether it got better, since when it is so, the change in percent, the value in
 * another unit, its extremes, all of them, whether to see a doctor, whether something is the reason,
 * whether to take something for it, or what moves it.
 */
export type FollowUp =
  | "day"
  | "previous"
  | "range"
  | "verdict"
  | "danger"
  | "course"
  | "duration"
  | "percent"
  | "unit"
  | "extremes"
  | "history"
  | "doctor"
  | "suspect"
  | "supplement"
  | "remedy"
