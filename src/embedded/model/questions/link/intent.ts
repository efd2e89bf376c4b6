import type { Metric } from "#domain/metric"
import type { Pair } from "#embedded/model/understanding/pair"
import type { Period } from "#embedded/model/understanding/time/period"

/** What is asked of a link: how large it is, what else may be behind it, whether it is a cause, ... */
export type LinkAspect =
  | "most"
  | "size"
  | "else"
  | "cause"
  | "days"
  | "quit"
  | "try"
  | "measure"
  | "wait"

/** "How much less?", "could it be something else?", "and only the weekends?" of a link that was found. */
export interface Link {
  readonly kind: "link"
  readonly asks: LinkAspect
  readonly pair: Pair
  readonly period: Period
  /** The days that are looked at, where it asks for some of them. */
  readonly on?: "weekends" | "weekdays"
  /** True where the size was said before, and is asked for once more. */
  readonly isExact?: true
  /** What may be behind both: taken out of both, and looked at on the days that differ. */
  readonly others: ReadonlyArray<Metric>
}
