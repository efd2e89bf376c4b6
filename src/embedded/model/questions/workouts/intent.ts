import type { Period } from "#embedded/model/understanding/time/period"

/** "How far did I run last month?", "how many workouts did I do?" */
export interface Workouts {
  readonly kind: "workouts"
  /** The vendor's name of the sport, in lower case; null for all. */
  readonly sport: string | null
  readonly period: Period
  readonly asks:
    | "count"
    | "minutes"
    | "distance"
    | "energy"
    | "longest"
    | "pace"
    | "heart_rate"
    | "rest_days"
  /** What it is asked for by: each sport, week or month. */
  readonly by?: "sport" | "week" | "month"
  /** Which of these is asked for. */
  readonly rank?: "most" | "least"
  /** True where a mean week is asked for. */
  readonly weekly?: true
  /** Only those of at least so many kilometres. */
  readonly min_km?: number
  /** True where it is asked whether there was any. */
  readonly whether?: true
  /** True where the mean workout is asked for. */
  readonly each?: true
  /** The time it is held against, which is the earlier one. */
  readonly than?: Period
  /** True where the reason is asked for. */
  readonly why?: true
}
