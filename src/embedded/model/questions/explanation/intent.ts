import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** Which way a question says that something was; null where it says neither. */
export type Premise = "bad" | "good" | "low" | "high" | null

interface Explained {
  readonly kind: "explanation"
  readonly metric: Metric
  readonly premise: Premise
}

/** "Why did I sleep so badly on Tuesday?": one night or day, and the day before it. */
export interface DayExplanation extends Explained {
  readonly of: "day"
  readonly date: LocalDate
  /** The name of the day: "today", "on Tuesday". */
  readonly name: PeriodName
  /** True where the day asked about has no value yet, so that the last one before it is explained. */
  readonly isEarlier: boolean
  /** What is looked at of the night or day itself, and of the day before it. */
  readonly same: ReadonlyArray<Metric>
  readonly before: ReadonlyArray<Metric>
}

/** "Why is my resting heart rate lower than last year?": when its level changed, and what began then. */
export interface ShiftExplanation extends Explained {
  readonly of: "shift"
  /** The times the question compares, if any, then the horizons. */
  readonly horizons: ReadonlyArray<Contrast>
}

/** "Worst week of sleep this year and why": what goes along in general with days that are yet to be found. */
export interface GeneralExplanation extends Explained {
  readonly of: "general"
  readonly window: Window
}

/** A question for the reason of one night or day, of a change, or of days that are yet to be found. */
export type Explanation = DayExplanation | ShiftExplanation | GeneralExplanation
