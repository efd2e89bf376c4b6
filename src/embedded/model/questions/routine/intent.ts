import type { Advice } from "#embedded/model/questions/advice/intent"
import type { Coaching } from "#embedded/model/questions/coaching/intent"

/** What is asked of a plan: why this, something else, shorter, the first step, on a day, by days, how often. */
export type RoutineAspect =
  | "why"
  | "other"
  | "without"
  | "brief"
  | "first"
  | "day"
  | "week"
  | "often"
  | "measure"
  | "wait"
  | "unmet"

/** "Why that?", "I can't do mornings", "what do I do on Monday?" of a plan that was made. */
export interface Routine {
  readonly kind: "routine"
  readonly asks: RoutineAspect
  /** The question that the plan answers. */
  readonly of: Coaching | Advice
  /** What the person cannot or will not do, in their words. */
  readonly without: ReadonlyArray<string>
  /** How many steps were passed over for another one. */
  readonly skipped: number
  /** The day of the week that is asked for, Monday 0. */
  readonly day: number | null
  /** Whether it is laid out over two weeks, and not over one. */
  readonly isFortnight: boolean
}
