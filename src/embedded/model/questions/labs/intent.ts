import type { Metric } from "#domain/metric"

/** "Is my LDL ok", "how was my sleep before my blood test". */
export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
  /**
   * The wanted information: their current level, those out of range, their change, their
   * association with a daily metric, or that metric before the test.
   */
  readonly asks: "level" | "flagged" | "change" | "link" | "beside"
  /** The daily metric in the same question. */
  readonly beside: Metric | null
}
