import type { Metric } from "#domain/metric"

/** "Is my LDL ok", "how was my sleep before my blood test". */
export interface Labs {
  readonly kind: "labs"
  /** Parts of names; empty means all results. */
  readonly names: ReadonlyArray<string>
  /**
   * What is asked of them: where they stand, which are out of range, how they moved, whether they go
   * with a daily metric, or how that was before the test.
   */
  readonly asks: "level" | "flagged" | "change" | "link" | "beside"
  /** The daily metric that is asked about with them. */
  readonly beside: Metric | null
}
