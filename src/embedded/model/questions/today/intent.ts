import type { LocalDate } from "#domain/time"

/** "Should I work out today", "am I recovered", "do I have a sleep debt": the state of the day. */
export interface Today {
  readonly kind: "today"
  readonly asks:
    | "train"
    | "rest"
    | "recovered"
    | "overtraining"
    | "ill"
    | "night"
    | "debt"
    | "enough"
    | "load"
  /** The day whose night is the last on record. */
  readonly date: LocalDate
  /** True where that is not today: its night has not arrived. */
  readonly late: boolean
  /** True where the question is about tomorrow. */
  readonly tomorrow: boolean
}
