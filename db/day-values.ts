import type { DiaryRow, MetricRows, NightRow, WorkoutRow } from "#db/metric-rows"
import { deviceOf, type Ranked } from "#db/precedence"
import {
  type DayValue,
  isUsable,
  type Metric,
  type MetricSource,
  type MetricSourceOf,
  type Observed,
} from "#domain/metric"
import { isNoted } from "#domain/note"
import type { LocalDate } from "#domain/time"

/** One device's value for a day, or the total of the day's workouts. */
interface Candidate extends DayValue {
  /** Null where several were added up. */
  readonly device: string | null
  readonly isOpen: boolean
}

const HOURS = 24
const NOON = 12

/** Hours of the local clock in an ISO 8601 string, whose clock is local unless it ends with Z. */
const clockOf = (stamp: string, offsetMin: number): number => {
  const hours = Number(stamp.slice(11, 13)) + Number(stamp.slice(14, 16)) / 60
  return stamp.endsWith("Z") ? (hours + offsetMin / 60 + HOURS) % HOURS : hours
}

const scaled = (value: number | null | undefined, per: number) =>
  value === null || value === undefined ? null : value / per

const nightValue = (row: NightRow, source: MetricSourceOf<"sleep_sessions">): number | null => {
  if ("column" in source) return scaled(row[source.column], source.per)
  const hours = clockOf(row[source.clock], row.tz_offset_min ?? 0)
  return source.clock === "start_at" && hours < NOON ? hours + HOURS : hours
}

const diaryValue = (row: DiaryRow, source: MetricSourceOf<"diary_days">): number | null =>
  source.payload === "menstruation" && row.is_predicted
    ? null
    : scaled(row[source.column], source.per)

const workoutsValue = (
  rows: ReadonlyArray<WorkoutRow>,
  source: MetricSourceOf<"activities">,
): number | null => {
  if (source.fold === "count") return rows.length
  const values = rows.flatMap((row) => row[source.column] ?? [])
  if (values.length === 0) return null
  if (source.fold === "max") return Math.max(...values) / source.per
  if (source.fold === "min") return Math.min(...values) / source.per
  const sum = values.reduce((total, value) => total + value, 0)
  return (source.fold === "sum" ? sum : sum / values.length) / source.per
}

/** The candidates of rows, in their order; a row without a value makes none. */
const candidatesOf = <Row extends Ranked>(
  rows: ReadonlyArray<Row>,
  valueOf: (row: Row) => number | null,
  isOpen: (row: Row) => boolean,
): ReadonlyArray<Candidate> => {
  const candidates: Array<Candidate> = []
  for (const row of rows) {
    const value = valueOf(row)
    if (value === null) continue
    const { date } = row
    const provider = isNoted(row) ? null : row.provider
    candidates.push({ date, value, provider, device: deviceOf(row), isOpen: isOpen(row) })
  }
  return candidates
}

const only = <Item>(items: ReadonlySet<Item>): Item | null =>
  items.size === 1 ? items.values().next().value! : null

/** A zero of what no workout of the person has more of was never measured. */
const isReported = (source: MetricSourceOf<"activities">, { reported }: MetricRows): boolean =>
  source.fold === "count" || reported.has(source.column)

const workoutCandidates = (
  source: MetricSourceOf<"activities">,
  rows: MetricRows,
): ReadonlyArray<Candidate> => {
  if (!isReported(source, rows)) return []
  const { workouts, observed } = rows
  const candidates: Array<Candidate> = []
  for (const [date, ofDay] of workouts) {
    const value = workoutsValue(ofDay, source)
    if (value === null) continue
    const provider = only(new Set(ofDay.map((row) => row.provider)))
    candidates.push({ date, value, provider, device: null, isOpen: observed.get(date) === false })
  }
  return candidates
}

const ENDED = () => false

/** The candidates a source has for each day, the best device first. */
const candidates = (source: MetricSource, rows: MetricRows): ReadonlyArray<Candidate> => {
  switch (source.table) {
    case "daily_summary": {
      const of = (row: MetricRows["daily"][number]) => scaled(row[source.column], source.per)
      return source.payload === "body"
        ? candidatesOf(rows.body, of, ENDED)
        : candidatesOf(rows.daily, of, (row) => !row.is_complete)
    }
    case "sleep_sessions":
      return candidatesOf(rows.nights, (row) => nightValue(row, source), ENDED)
    case "diary_days":
      return candidatesOf(
        rows.diary,
        (row) => diaryValue(row, source),
        (row) => source.payload === "nutrition" && row.is_complete === false,
      )
    case "activities":
      return workoutCandidates(source, rows)
  }
}

const addsUp = (rows: MetricRows) => (source: MetricSource) =>
  source.table === "activities" &&
  (source.fold === "count" || source.fold === "sum") &&
  isReported(source, rows)

/**
 * The recorded values of a metric, one a day, by date. A finished day outranks one that is not over,
 * a usable value one that is not, a better device a worse one. An observed day without a workout is
 * a true zero from the person's first workout on, of what workouts report at all.
 */
export const observedOf = (metric: Metric, rows: MetricRows): Observed => {
  const rank = ({ isOpen, value }: Candidate) =>
    (isOpen ? 2 : 0) + (isUsable(metric, value) ? 0 : 1)
  const chosen = new Map<LocalDate, Candidate>()
  const merged = new Set<LocalDate>()
  for (const source of metric.sources)
    for (const candidate of candidates(source, rows)) {
      const before = chosen.get(candidate.date)
      if (before && before.device !== candidate.device) merged.add(candidate.date)
      if (!before || rank(candidate) < rank(before)) chosen.set(candidate.date, candidate)
    }
  if (metric.sources.some(addsUp(rows)) && rows.firstWorkout !== null)
    for (const [date, whole] of rows.observed)
      if (date >= rows.firstWorkout && !rows.workouts.has(date))
        chosen.set(date, { date, value: 0, provider: null, device: null, isOpen: !whole })
  const days = [...chosen.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
  return {
    metric,
    days: days.map(({ date, value, provider }) => ({ date, value, provider })),
    open: days.filter(({ isOpen }) => isOpen).map(({ date }) => date),
    merged: merged.size,
  }
}
