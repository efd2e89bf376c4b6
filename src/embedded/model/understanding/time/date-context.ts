import type { Profile } from "#domain/profile"
import type { LocalDate } from "#domain/time"

/** What a profile says that dates depend on: how they are written and which holidays there are. */
export type DateProfile = Pick<Profile, "birthday" | "country" | "units" | "time_zone">

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
  readonly profile: DateProfile
  /** What the person has said of themselves, a line each: a journey may be among it. */
  readonly memory: ReadonlyArray<string>
}
