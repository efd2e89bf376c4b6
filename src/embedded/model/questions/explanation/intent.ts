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
  /** Whether the first of them is the one that the question compares. */
  readonly isNamed: boolean
}

/** "Worst week of sleep this year and why": what goes along in general with days that are yet to be found. */
export interface GeneralExplanation extends Explained {
  readonly of: "general"
  readonly window: Window
}

/** "Why am I always tired on Mondays?": the nights before one day of the week, or its values, against the others. */
export interface WeekdayExplanation extends Explained {
  readonly of: "weekday"
  /** Monday is 0: of a night the day on which it ends. */
  readonly day: number
  readonly window: Window
  /** What surrounds it, each with the day of the week that its rows carry. */
  readonly around: ReadonlyArray<{ readonly metric: Metric; readonly day: number }>
}

/** "Why was last week so bad?": the main measures of a time against the time before it, and what surrounds them. */
export interface TimeExplanation extends Explained {
  readonly of: "time"
  readonly contrast: Contrast
  readonly measures: ReadonlyArray<Metric>
  readonly around: ReadonlyArray<Metric>
}

/** A question for the reason of one night or day, a day of the week, a time, a change, or days yet to be found. */
export type Explanation =
  | DayExplanation
  | WeekdayExplanation
  | TimeExplanation
  | ShiftExplanation
  | GeneralExplanation
