import type { Window } from "#domain/window"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** The time that a match means, and how it is named. */
interface Meaning {
  readonly window: Window
  readonly name: PeriodName
}

/** One way to say a time: its pattern, and what a match of it means. */
export interface Form {
  readonly form:
    | "rolling"
    | "calendar"
    | "day"
    | "night"
    | "since"
    | "range"
    | "before"
    | "preceding"
    | "named"
    | "always"
    | "year_ago"
    | "around"
    | "beside"
    | "default"
  readonly pattern: RegExp
  readonly read: (
    groups: ReadonlyArray<string | undefined>,
    dates: DateContext,
    match: string,
  ) => Meaning | null
}

/** A single day. */
export const on = (date: string): Window => ({ from: date, to: date })
