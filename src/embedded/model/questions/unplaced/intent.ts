import type { Unplaced } from "#embedded/model/understanding/time/unplaced"

/** "How was my sleep on 31/02?", "the week I was in Spain": a time that cannot be put on the calendar. */
export interface UnplacedTime {
  readonly kind: "unplaced"
  readonly time: Unplaced
}
