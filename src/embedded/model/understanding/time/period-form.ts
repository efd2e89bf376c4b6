import type { Window } from "#domain/tool"
import type { Almanac } from "#embedded/model/understanding/time/almanac"

/** The time that a match means, and how a sentence says it. */
interface Meaning {
  readonly window: Window
  readonly words: string
}

/** One way to say a time: its pattern, and what a match of it means. */
export interface Form {
  readonly name:
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
    | "default"
  readonly pattern: RegExp
  readonly read: (
    groups: ReadonlyArray<string | undefined>,
    almanac: Almanac,
    match: string,
  ) => Meaning | null
}

/** A single day. */
export const on = (date: string): Window => ({ from: date, to: date })
