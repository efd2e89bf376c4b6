import type { MetricSource, MetricSourceOf } from "#domain/metric"

type Day = MetricSourceOf<"daily_summary">
type Night = Extract<MetricSourceOf<"sleep_sessions">, { readonly column: string }>
type Written = MetricSourceOf<"diary_days">
type Workouts = Extract<MetricSourceOf<"activities">, { readonly column: string }>

/** A column of the daily summary. */
export const daily = (column: Day["column"], per = 1): MetricSource => ({
  table: "daily_summary",
  payload: "daily",
  column,
  per,
})

/** A column of the daily summary that a body payload fills. */
export const measured = (column: Day["column"], per = 1): MetricSource => ({
  table: "daily_summary",
  payload: "body",
  column,
  per,
})

/** A column of the main sleep. */
export const night = (column: Night["column"], per = 1): MetricSource => ({
  table: "sleep_sessions",
  column,
  per,
})

/** A column over all workouts of a day. */
export const workouts = (
  fold: Workouts["fold"],
  column: Workouts["column"],
  per = 1,
): MetricSource => ({ table: "activities", fold, column, per })

/** A column of the diary. */
export const written = (
  payload: Written["payload"],
  column: Written["column"],
  per = 1,
): MetricSource => ({ table: "diary_days", payload, column, per })

export const MINUTE_S = 60
export const KILOMETRE_M = 1_000
export const POUND_KG = 0.453_592_37
