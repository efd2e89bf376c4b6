import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** "Is my resting heart rate normal today?": one day against the days before it. */
export interface Usual {
  readonly kind: "usual"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly days: number
  /** How the day is called: "today", "yesterday", "on 3 May 2026". */
  readonly name: PeriodName
  /** What the answer leads with: "how unusual" the z-score, "is it normal" the label. */
  readonly asks: "score" | "label"
}
