import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** "Since I started magnesium on 3 March": before against after, and whether a change lies there. */
export interface Since {
  readonly kind: "since"
  readonly metrics: ReadonlyArray<Metric>
  readonly date: LocalDate
  readonly contrast: Contrast
  /** True of a habit that is being tried, which is said in many words. */
  readonly tried?: true
}
