import type { LocalDate } from "#domain/time"

/** Today and the limits of the data: what periods are counted from. */
export interface DateContext {
  readonly today: LocalDate
  /** The first day with any value; today for a person without values. */
  readonly first: LocalDate
  /**
   * The last complete day: yesterday while today is not over and has no values of the metrics in
   * question.
   */
  readonly lastCompleteDay: LocalDate
}
