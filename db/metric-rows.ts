import type { Database as Sqlite } from "bun:sqlite"
import { distinctWorkouts } from "#db/distinct-workouts"
import { mainSleeps } from "#db/main-sleeps"
import type { Timed } from "#db/overlap"
import { byDay, deviceRank, type Ranked } from "#db/precedence"
import type { UserId } from "#domain/ids"
import type { Metric, MetricSource, MetricSourceOf } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

type Numbers<Column extends string> = Readonly<Partial<Record<Column, number | null>>>
type ColumnOf<Table extends MetricSource["table"]> = Extract<
  MetricSourceOf<Table>,
  { readonly column: string }
>["column"]

export type DayRow = Ranked & { readonly is_complete: 0 | 1 } & Numbers<ColumnOf<"daily_summary">>
export type DiaryRow = Ranked & {
  /** Null where no intake was written down. */
  readonly is_complete: 0 | 1 | null
  readonly is_predicted: 0 | 1 | null
} & Numbers<ColumnOf<"diary_days">>
export type NightRow = Timed & { readonly end_at: string } & Numbers<
    ColumnOf<"sleep_sessions"> | "tz_offset_min"
  >
export type WorkoutRow = Timed & Numbers<ColumnOf<"activities">>

/** The rows that a set of metrics is read from, tombstones and naps left out, each read once. */
export interface MetricRows {
  /** By day; within a day the better device first. */
  readonly daily: ReadonlyArray<DayRow>
  readonly body: ReadonlyArray<DayRow>
  /** The main sleep of each device. */
  readonly nights: ReadonlyArray<NightRow>
  readonly diary: ReadonlyArray<DiaryRow>
  /** No workout twice. */
  readonly workouts: ReadonlyMap<LocalDate, ReadonlyArray<WorkoutRow>>
  /** Days of which there is a summary, and whether it is one of the whole day. */
  readonly observed: ReadonlyMap<LocalDate, boolean>
  /** The day of the person's first workout ever; null without one. */
  readonly firstWorkout: LocalDate | null
}

const PROVENANCE = ["id", "date", "provider", "updated_at", "source_id", "provider_raw"] as const
const fixed: Record<MetricSource["table"], ReadonlyArray<string>> = {
  daily_summary: [...PROVENANCE, "is_complete"],
  sleep_sessions: [...PROVENANCE, "start_at", "end_at"],
  activities: [...PROVENANCE, "start_at", "end_at", "duration_s"],
  diary_days: [...PROVENANCE, "is_complete", "is_predicted"],
}

const isOf =
  <Table extends MetricSource["table"]>(table: Table) =>
  (source: MetricSource): source is MetricSourceOf<Table> =>
    source.table === table

const columnsOf = (source: MetricSource): ReadonlyArray<string> =>
  "column" in source ? [source.column] : "clock" in source ? ["tz_offset_min"] : []

/** The last day that is written with four digits of a year. */
const LAST_DAY = "9999-12-31"

/** A day more at either end: what two devices date differently is looked for on both days. */
const widened = ({ from, to }: Window): Window => ({
  from: addDays(from, -1),
  to: to < LAST_DAY ? addDays(to, 1) : to,
})

/** Reads them from a connection; statements are prepared once for each set of columns. */
export const makeMetricRows = (sqlite: Sqlite) => {
  const firstWorkout = sqlite.query<{ date: string }, [string]>(
    "SELECT date FROM activities WHERE user_id = ? AND deleted = 0 ORDER BY date LIMIT 1",
  )

  const select = <Row>(
    table: MetricSource["table"],
    columns: ReadonlyArray<string>,
    user: UserId,
    { from, to }: Window,
  ): ReadonlyArray<Row> => {
    const names = [...new Set([...fixed[table], ...columns])].join(", ")
    const nap = table === "sleep_sessions" ? "AND is_nap = 0" : ""
    return sqlite
      .query<Row, [string, string, string]>(
        `SELECT ${names} FROM ${table}
         WHERE user_id = ? AND date BETWEEN ? AND ? AND deleted = 0 ${nap}`,
      )
      .all(user, from, to)
  }

  return (user: UserId, metrics: ReadonlyArray<Metric>, window: Window): MetricRows => {
    const sources = metrics.flatMap((metric) => metric.sources)
    const read = <Row>(table: MetricSource["table"], days = window) => {
      const wanted = sources.filter(isOf(table))
      return select<Row>(table, wanted.flatMap(columnsOf), user, days)
    }
    const isWithin = (date: LocalDate) => date >= window.from && date <= window.to
    const asks = (table: MetricSource["table"]) => sources.some(isOf(table))
    const days = asks("daily_summary") || asks("activities") ? read<DayRow>("daily_summary") : []
    const observed = new Map<LocalDate, boolean>()
    for (const { date, is_complete } of days)
      observed.set(date, is_complete === 1 || observed.get(date) === true)
    const nights = asks("sleep_sessions")
      ? mainSleeps(read<NightRow>("sleep_sessions", widened(window)))
      : []
    const workouts = asks("activities")
      ? distinctWorkouts(read<WorkoutRow>("activities", widened(window)))
      : new Map<LocalDate, ReadonlyArray<WorkoutRow>>()
    return {
      daily: [...days].sort(byDay(deviceRank("daily"))),
      body: [...days].sort(byDay(deviceRank("body"))),
      diary: asks("diary_days")
        ? [...read<DiaryRow>("diary_days")].sort(byDay(deviceRank("diary")))
        : [],
      nights: nights.filter(({ date }) => isWithin(date)),
      workouts: new Map([...workouts].filter(([date]) => isWithin(date))),
      observed,
      firstWorkout: asks("activities") ? (firstWorkout.get(user)?.date ?? null) : null,
    }
  }
}
