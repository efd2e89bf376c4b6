import type { DiaryDay, DiaryPayload } from "#domain/diary"
import type { Provider } from "#domain/source"
import type { LocalDate } from "#domain/time"
import type { DataType } from "#domain/turn"
import type { Activity, DailySummary, Provenance, SleepSession } from "#domain/wearable"
import type { Window } from "#domain/window"

type NumberColumn<Row> = Exclude<
  { [Key in keyof Row]: Row[Key] extends number | null ? Key : never }[keyof Row],
  Provenance | "tz_offset_min"
>

/**
 * The column that holds a metric's value of a day. `per` is the divisor from the column to the
 * metric's unit. The main sleep of a day is its longest that is no nap.
 */
export type MetricSource =
  | {
      readonly table: "daily_summary"
      /** A body reading is whole when it is taken; a daily total is not before the day has ended. */
      readonly payload: "daily" | "body"
      readonly column: NumberColumn<DailySummary>
      readonly per: number
    }
  | {
      readonly table: "sleep_sessions"
      readonly column: NumberColumn<SleepSession>
      readonly per: number
    }
  | {
      /**
       * Hours of the local clock. A start is unwrapped around noon, 12 to 36: half an hour to
       * midnight is 23.5 and half an hour past it 24.5. An end is 0 to 24.
       */
      readonly table: "sleep_sessions"
      readonly clock: "start_at" | "end_at"
    }
  | {
      /**
       * All workouts of a day. A sum is 0 on an observed day without a workout; what no workout of the person
       * has more of than 0 is not reported, and never 0.
       */
      readonly table: "activities"
      readonly fold: "sum" | "mean" | "max" | "min"
      readonly column: NumberColumn<Activity>
      readonly per: number
    }
  | { readonly table: "activities"; readonly fold: "count" }
  | {
      /** A diary entry. The forecast of a cycle is not a value. */
      readonly table: "diary_days"
      readonly payload: DiaryPayload
      readonly column: NumberColumn<DiaryDay>
      readonly per: number
    }

/** The sources of one table. */
export type MetricSourceOf<Table extends MetricSource["table"]> = Extract<
  MetricSource,
  { readonly table: Table }
>

/**
 * Metrics that share a family measure one thing, or one is worked out from the other, and a `score`
 * is made from the rest: that they go together is no news.
 */
export type MetricFamily =
  | "pulse"
  | "variability"
  | "breath"
  | "oxygen"
  | "temperature"
  | "stress"
  | "sleep"
  | "timing"
  | "movement"
  | "fitness"
  | "body"
  | "pressure"
  | "glucose"
  | "energy"
  | "fluid"
  | "caffeine"
  | "alcohol"
  | "mood"
  | "cycle"
  | "score"

/** One quantity measured once a day, with its names in questions and its place in the rows. */
export interface Metric {
  /** Without a dot. */
  readonly key: string
  /** Within a sentence, in lower case: "resting heart rate". */
  readonly name: string
  readonly unit: string
  /** How many decimals prose prints. */
  readonly decimals: number
  /** Which way is better; null where neither is. */
  readonly direction: "higher" | "lower" | null
  /** Percentages are of a ratio scale alone; `clock` is hours of the day. */
  readonly scale: "ratio" | "interval" | "clock"
  /**
   * The plausible range, in the metric's unit. A value outside is an error of device or delivery
   * and counts as missing.
   */
  readonly plausible: { readonly low: number; readonly high: number }
  readonly zero_is_missing: boolean
  /** Whether a sum over days makes sense: for steps it does, for heart rates it does not. */
  readonly adds_up?: true
  /** Whether it counts days and begins again, as the day of a cycle does: a mean of it says nothing. */
  readonly recurs?: true
  /** Whether its spread grows with its level, so that tests of means take its natural logarithm. */
  readonly log_normal?: true
  /** A night's value has the date of waking up: the night that follows day d has date d + 1. */
  readonly day: "day" | "night"
  readonly data_type: DataType
  readonly families: readonly [MetricFamily, ...Array<MetricFamily>]
  /** The first that has a value on a day gives it. */
  readonly sources: readonly [MetricSource, ...Array<MetricSource>]
}

/** The value of a metric on a day. */
export interface DayValue {
  readonly date: LocalDate
  readonly value: number
  /**
   * The device that reported the value; null when a day adds up several devices, or when the device
   * is unknown.
   */
  readonly provider: Provider | null
}

/** A metric's values by day, earliest first, days without a value left out. */
export type Series = ReadonlyArray<DayValue>

/** The recorded values of a metric within a window, before any exclusion. */
export interface Observed {
  readonly metric: Metric
  /**
   * One value a day by precedence, before any exclusion: the first usable one of several devices,
   * else the first. Earliest first.
   */
  readonly days: Series
  /** The days among them that are not over yet. */
  readonly open: ReadonlyArray<LocalDate>
  /** The number of days that several devices reported. */
  readonly merged: number
}

/** Whether a value is one a body can have, and no zero that means "missing". */
export const isUsable = ({ plausible, zero_is_missing }: Metric, value: number): boolean =>
  value >= plausible.low && value <= plausible.high && !(zero_is_missing && value === 0)

/**
 * The values of an aggregate: the usable ones of complete days, and that of an incomplete day only
 * when the window contains no other day.
 */
export const usableDays = ({ metric, days, open }: Observed, { from, to }: Window): Series => {
  const left = new Set(from === to ? [] : open)
  return days.filter(({ date, value }) => !left.has(date) && isUsable(metric, value))
}
