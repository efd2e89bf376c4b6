import type { Period } from "#embedded/model/understanding/time/period"

/** "How far did I run last month?", "how many workouts did I do?" */
export interface Workouts {
  readonly kind: "workouts"
  /** The vendor's name of the sport, in lower case; null for all. */
  readonly sport: string | null
  readonly period: Period
  readonly asks: "count" | "minutes" | "distance" | "energy" | "longest"
}
