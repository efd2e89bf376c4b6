import type { Period } from "#embedded/model/understanding/time/period"

/** "When did I last run", "longest ride this year", "my pace on Sunday's run", "is my pace improving". */
export interface Record {
  readonly kind: "record"
  /** The sport by its word; null for any. */
  readonly sport: string | null
  readonly by: "latest" | "longest" | "farthest" | "fastest"
  readonly asks:
    | "session"
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
  /** At least so many kilometres. */
  readonly min_km: number | null
  /** How many of them: more than one is a list. */
  readonly count: number
  readonly period: Period
  /** The day of another workout that it is held against. */
  readonly than?: Period
}
