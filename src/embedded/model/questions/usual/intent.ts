import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"

/** "Is my resting heart rate normal today?": one day against the days before it. */
export interface Usual {
  readonly kind: "usual"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly days: number
  /** How the day is called within a sentence: "today", "yesterday", "on 3 May 2026". */
  readonly words: string
  /** What the answer leads with: "how unusual" the z-score, "is it normal" the label. */
  readonly asks: "score" | "label"
}
