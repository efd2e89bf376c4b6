import type { MetricRows, NightRow, WorkoutRow } from "#db/metric-rows"
import type { DayValue, Metric, MetricSource, MetricSourceOf, Series } from "#domain/metric"
import type { Provider } from "#domain/source"
import type { LocalDate } from "#domain/time"

type Candidate = readonly [LocalDate, number | null, Provider | null]

const HOURS = 24
const NOON = 12

/** Hours of the local clock in an ISO 8601 string, whose clock is local unless it ends with Z. */
const clockOf = (stamp: string, offsetMin: number): number => {
  const hours = Number(stamp.slice(11, 13)) + Number(stamp.slice(14, 16)) / 60
  return stamp.endsWith("Z") ? (hours + offsetMin / 60 + HOURS) % HOURS : hours
}

const nightValue = (row: NightRow, source: MetricSourceOf<"sleep_sessions">): number | null => {
  if ("column" in source) return scaled(row[source.column], source.per)
  const hours = clockOf(row[source.clock], row.tz_offset_min ?? 0)
  return source.clock === "start_at" && hours < NOON ? hours + HOURS : hours
}

const scaled = (value: number | null | undefined, per: number) =>
  value === null || value === undefined ? null : value / per

const workoutsValue = (
  rows: ReadonlyArray<WorkoutRow>,
  source: MetricSourceOf<"activities">,
): number | null => {
  if (source.fold === "count") return rows.length
  const values = rows.flatMap((row) => row[source.column] ?? [])
  if (values.length === 0) return null
  if (source.fold === "max") return Math.max(...values) / source.per
  const sum = values.reduce((total, value) => total + value, 0)
  return (source.fold === "sum" ? sum : sum / values.length) / source.per
}

/** What a source says of each day, the device whose word counts first. */
const candidates = (
  source: MetricSource,
  rows: MetricRows,
  openDays: boolean,
): ReadonlyArray<Candidate> => {
  switch (source.table) {
    case "daily_summary":
      return (
        source.payload === "body"
          ? rows.body
          : rows.daily.filter(({ is_complete }) => openDays || is_complete === 1)
      ).map((row) => [row.date, scaled(row[source.column], source.per), row.provider])
    case "sleep_sessions":
      return rows.nights.map((row) => [row.date, nightValue(row, source), row.provider])
    case "activities":
      return [...rows.workouts]
        .filter(([date]) => openDays || rows.observed.get(date) !== false)
        .map(([date, workouts]) => [date, workoutsValue(workouts, source), null])
  }
}

const addsUp = (source: MetricSource) =>
  source.table === "activities" && (source.fold === "count" || source.fold === "sum")

const isUsable = ({ plausible, zero_is_missing }: Metric, value: number) =>
  value >= plausible.low && value <= plausible.high && !(zero_is_missing && value === 0)

/**
 * A metric's value of each day. A day that has not ended counts only when `openDays` says so. An
 * observed day without a workout is a true zero from the person's first workout on.
 */
export const dayValues = (metric: Metric, rows: MetricRows, openDays: boolean): Series => {
  const values = new Map<LocalDate, DayValue>()
  for (const source of metric.sources)
    for (const [date, value, provider] of candidates(source, rows, openDays))
      if (value !== null && !values.has(date) && isUsable(metric, value))
        values.set(date, { date, value, provider })
  if (metric.sources.some(addsUp) && rows.firstWorkout !== null)
    for (const [date, whole] of rows.observed)
      if ((whole || openDays) && date >= rows.firstWorkout && !rows.workouts.has(date))
        values.set(date, { date, value: 0, provider: null })
  return [...values.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}
