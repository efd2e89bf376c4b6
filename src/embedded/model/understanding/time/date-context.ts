import type { LocalDate } from "#domain/time"

/** Today and the limits of the data: what periods are counted from. */
export interface DateContext {
  readonly today: LocalDate
  /** The first day with any value; today for a person without values. */
  readonly first: LocalDate
  /** The last day that is over: yesterday while today goes on and has no values of what is asked about. */
  readonly lastCompleteDay: LocalDate
}
