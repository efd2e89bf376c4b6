import { and, asc, between, eq, max, type SQL } from "drizzle-orm"
import {
  type Builder,
  type Change,
  type Given,
  type Query,
  query,
  type Reading,
  type Schema,
} from "#db/change"
import { distinctWorkouts } from "#db/distinct-workouts"
import { mainSleeps } from "#db/main-sleeps"
import type { Timed } from "#db/overlap"
import { byDay, deviceRank, type Ranked } from "#db/precedence"
import { isNotWrong, withoutWrong, wrongFields } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import type { Metric, MetricSource, MetricSourceOf } from "#domain/metric"
import { isNoted } from "#domain/note"
import { addDays, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

type Numbers<Column extends string> = Readonly<Partial<Record<Column, number | null>>>
type ColumnOf<Table extends MetricSource["table"]> = Extract<
  MetricSourceOf<Table>,
  { readonly column: string }
>["column"]

export type DayRow = Ranked & { readonly is_complete: boolean } & Numbers<ColumnOf<"daily_summary">>
export type DiaryRow = Ranked & {
  /** Null where no intake was written down. */
  readonly is_complete: boolean | null
  readonly is_predicted: boolean | null
} & Numbers<ColumnOf<"diary_days">>
export type NightRow = Timed & { readonly end_at: string } & Numbers<
    ColumnOf<"sleep_sessions"> | "tz_offset_min"
  >
export type WorkoutRow = Timed & Numbers<ColumnOf<"activities">>

/** The rows that a set of metrics is read from, tombstones and naps left out, each read once. */
export interface MetricRows {
  /** Ordered by day; within a day the preferred device first. */
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
  /** Columns of workouts that any of the person's workouts has more than nothing in: others are not reported. */
  readonly reported: ReadonlySet<string>
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

/** One day more at either end, because two devices may date the same event differently. */
const widened = ({ from, to }: Window): Window => ({
  from: addDays(from, -1),
  to: to < LAST_DAY ? addDays(to, 1) : to,
})

type Days = Window & { readonly user: UserId }

const schemaName = {
  daily_summary: "dailySummary",
  sleep_sessions: "sleepSessions",
  activities: "activities",
  diary_days: "diaryDays",
} as const satisfies Record<MetricSource["table"], keyof Schema>

/** The rows of a table within a window, with some of its columns. */
const within = (table: MetricSource["table"], names: ReadonlyArray<string>) =>
  query((db, schema, given: Given<Days>) => {
    const rows = schema[schemaName[table]]
    const columns = Object.fromEntries(names.map((name) => [name, rows[name as "date"]]))
    const isMain: SQL | undefined =
      table === "sleep_sessions" ? eq(schema.sleepSessions.is_nap, false) : undefined
    return db
      .select(columns)
      .from(rows)
      .where(
        and(
          eq(rows.user_id, given.user),
          between(rows.date, given.from, given.to),
          eq(rows.deleted, false),
          isNotWrong(db, schema, rows, given),
          isMain,
        ),
      )
  })

/** Sets of columns whose query is kept, at most. */
const MAX_KEPT = 200
const kept = new Map<string, Query<Days, unknown>>()

const queryOf = (table: MetricSource["table"], columns: ReadonlyArray<string>) => {
  const names = [...new Set([...fixed[table], ...columns])]
  const key = `${table} ${names.join()}`
  const before = kept.get(key)
  if (before) return before
  const made = within(table, names)
  kept.set(key, made)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
  return made
}

/** The workouts of a person that count. */
const counted = (db: Builder, schema: Schema, given: Given<{ user: UserId }>) =>
  and(
    eq(schema.activities.user_id, given.user),
    eq(schema.activities.deleted, false),
    isNotWrong(db, schema, schema.activities, given),
  )

const firstWorkout = query((db, schema, given: Given<{ user: UserId }>) =>
  db
    .select({ date: schema.activities.date })
    .from(schema.activities)
    .where(counted(db, schema, given))
    .orderBy(asc(schema.activities.date))
    .limit(1),
)

type Highest = Readonly<Record<string, number | null>>
const keptHighest = new Map<string, Query<{ user: UserId }, unknown>>()

/** The highest value of each of some columns over all workouts of a person. */
const highestOf = (names: ReadonlyArray<string>) => {
  const key = names.join()
  const before = keptHighest.get(key)
  if (before) return before
  const made = query((db, schema, given: Given<{ user: UserId }>) =>
    db
      .select(
        Object.fromEntries(names.map((name) => [name, max(schema.activities[name as "tss"])])),
      )
      .from(schema.activities)
      .where(counted(db, schema, given)),
  )
  keptHighest.set(key, made)
  if (keptHighest.size > MAX_KEPT) keptHighest.delete(keptHighest.keys().next().value!)
  return made
}

function* reportedOf(
  tx: Reading,
  user: UserId,
  sources: ReadonlyArray<MetricSource>,
): Change<ReadonlySet<string>> {
  const names = [...new Set(sources.filter(isOf("activities")).flatMap(columnsOf))].sort()
  if (names.length === 0) return new Set()
  const [highest] = (yield* tx.rows(highestOf(names), { user })) as ReadonlyArray<Highest>
  return new Set(names.filter((name) => Number(highest?.[name] ?? 0) > 0))
}

/** Reads the rows that a set of metrics is read from. */
export function* metricRows(
  tx: Reading,
  user: UserId,
  metrics: ReadonlyArray<Metric>,
  window: Window,
): Change<MetricRows> {
  const sources = metrics.flatMap((metric) => metric.sources)
  const asks = (table: MetricSource["table"]) => sources.some(isOf(table))
  const wrong = yield* wrongFields(tx, user)
  function* read<Row extends Ranked>(
    table: MetricSource["table"],
    days = window,
  ): Change<ReadonlyArray<Row>> {
    const columns = sources.filter(isOf(table)).flatMap(columnsOf)
    const rows = (yield* tx.rows(queryOf(table, columns), {
      user,
      ...days,
    })) as ReadonlyArray<Row>
    return wrong.size === 0 ? rows : rows.map((row) => withoutWrong(row, wrong))
  }
  const isWithin = (date: LocalDate) => date >= window.from && date <= window.to
  const hasDays = asks("daily_summary") || asks("activities")
  const days = hasDays ? yield* read<DayRow>("daily_summary") : []
  const observed = new Map<LocalDate, boolean>()
  for (const { date, is_complete } of days.filter((row) => !isNoted(row)))
    observed.set(date, is_complete || observed.get(date) === true)
  const nights = asks("sleep_sessions")
    ? mainSleeps(yield* read<NightRow>("sleep_sessions", widened(window)))
    : []
  const workouts = asks("activities")
    ? distinctWorkouts(yield* read<WorkoutRow>("activities", widened(window)))
    : new Map<LocalDate, ReadonlyArray<WorkoutRow>>()
  const diary = asks("diary_days") ? yield* read<DiaryRow>("diary_days") : []
  const [first] = asks("activities") ? yield* tx.rows(firstWorkout, { user }) : []
  return {
    daily: [...days].sort(byDay(deviceRank("daily"))),
    body: [...days].sort(byDay(deviceRank("body"))),
    diary: [...diary].sort(byDay(deviceRank("diary"))),
    nights: nights.filter(({ date }) => isWithin(date)),
    workouts: new Map([...workouts].filter(([date]) => isWithin(date))),
    observed,
    firstWorkout: first?.date ?? null,
    reported: yield* reportedOf(tx, user, sources),
  }
}
