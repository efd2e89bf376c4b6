import type { Limit } from "#domain/limit"
import type { Metric } from "#domain/metric"
import type { Period } from "#embedded/model/understanding/time/period"

/** What a person aims at: a metric and how much of it. */
export interface Aim {
  readonly metric: Metric
  readonly limit: Limit
  /** The amount in the words in which it was said: "at least 8 hours", "23:00". */
  readonly said: string
}

/** "Set a goal of 8 hours of sleep", "make that my goal": a goal to keep, or how far it is behind one. */
export interface Goal {
  readonly kind: "goal"
  readonly asks: "set" | "stands"
  /** Null where no amount was named: it is asked for. */
  readonly aim: Aim | null
  /** The metric that a goal without an amount is about. */
  readonly metric: Metric | null
  /** The time over which it is said how often the goal was reached. */
  readonly period: Period
}
