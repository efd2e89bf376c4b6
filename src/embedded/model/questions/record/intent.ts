import type { Period } from "#embedded/model/understanding/time/period"

/** "When did I last run", "longest ride this year", "my pace on Sunday's run", "is my pace improving". */
export interface Record {
  readonly kind: "record"
  /** The sport by its word; null for any. */
  readonly sport: string | null
  readonly by: "latest" | "longest" | "farthest" | "fastest" | "hardest"
  readonly asks:
    | "session"
    | "distance"
    | "minutes"
    | "pace"
    | "heart_rate"
    | "cadence"
    | "power"
    | "load"
    | "climb"
    | "energy"
    | "bests"
    | "trend"
    | "day"
    | "versus"
    | "usual"
    | "effort"
  /** At least so many kilometres. */
  readonly min_km: number | null
  /** How many of them: more than one is a list. */
  readonly count: number
  readonly period: Period
  /** The time of another workout that it is held against. */
  readonly than?: Period
  /** By what it is held against another one, or against what is usual. */
  readonly side?: Side
  /** Whether it is asked to be more of that, or less. */
  readonly claim?: "more" | "less"
}

/** A side of a workout by which two of them are compared. */
export type Side = "pace" | "heart_rate" | "size"
