import type { Metric } from "#domain/metric"
import type { Window } from "#domain/window"
import type { Unplaced } from "#embedded/model/understanding/time/unplaced"

/** "How was my sleep on 31/02?", "the week I was in Spain": a time that cannot be put on the calendar. */
export interface UnplacedTime {
  readonly kind: "unplaced"
  readonly time: Unplaced
  /** What is asked of a journey; empty for any other time. */
  readonly metrics: ReadonlyArray<Metric>
  /** The days in which a journey is looked for. */
  readonly within: Window
}
