import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import type { Period } from "#embedded/model/understanding/time/period"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** The level of a metric in a period. */
export interface Level {
  readonly kind: "level"
  readonly metrics: ReadonlyArray<Metric>
  readonly period: Period
  /** A sum leads where the question is for all of a time together. */
  readonly statistic: "mean" | "median" | "sd" | "range" | "latest" | "total"
  /** The days that a single day is compared with. */
  readonly usual: Window
  /** What those days are called, where they are not what is usual but a time that the question names. */
  readonly than?: PeriodName
  /** The days that end with the last value, where that is before the time asked about; else null. */
  readonly known: Window | null
  /** Whether the metric is measured on some days only, so that the values around a day are of use. */
  readonly isSparse?: boolean
  /** The other day that a date in numbers may mean: "11/3". */
  readonly otherwise?: LocalDate
  /** True when the question asks whether the level is good. */
  readonly judged: boolean
}
