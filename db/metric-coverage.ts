import { and, asc, desc, eq } from "drizzle-orm"
import { type Change, type Given, query, type Reading } from "#db/change"
import { observedOf } from "#db/day-values"
import { metricRows } from "#db/metric-rows"
import type { MetricCoverage } from "#domain/briefing"
import type { UserId } from "#domain/ids"
import { type Metric, usableDays } from "#domain/metric"
import { addDays } from "#domain/time"
import type { Window } from "#domain/window"

const TABLES = ["dailySummary", "sleepSessions", "activities", "diaryDays"] as const

/** The first or the last day of the rows of a table. */
const ends = TABLES.flatMap((name) =>
  [asc, desc].map((order) =>
    query((db, tables, given: Given<{ user: UserId }>) => {
      const rows = tables[name]
      return db
        .select({ date: rows.date })
        .from(rows)
        .where(and(eq(rows.user_id, given.user), eq(rows.deleted, false)))
        .orderBy(order(rows.date))
        .limit(1)
    }),
  ),
)

/** Days read in one step, of all metrics at once: a few milliseconds of work. */
const STEP_DAYS = 90

/**
 * The windows that together have all rows of a person. Two devices may date the same event a day apart, so
 * there is a day more at either end.
 */
export function* windowsOfRows(tx: Reading, user: UserId): Change<ReadonlyArray<Window>> {
  const dates: Array<string> = []
  for (const end of ends) for (const { date } of yield* tx.rows(end, { user })) dates.push(date)
  if (dates.length === 0) return []
  dates.sort()
  const last = addDays(dates.at(-1)!, 1)
  const windows: Array<Window> = []
  for (let from = addDays(dates[0]!, -1); from <= last; from = addDays(from, STEP_DAYS))
    windows.push({ from, to: addDays(from, STEP_DAYS - 1) })
  return windows
}

/** What there is of metrics within a window: each row is read once, for all of them. */
export function* coverageWithin(
  tx: Reading,
  user: UserId,
  metrics: ReadonlyArray<Metric>,
  window: Window,
): Change<ReadonlyArray<MetricCoverage>> {
  const rows = yield* metricRows(tx, user, metrics, window)
  return metrics.flatMap((metric) => {
    const days = usableDays(observedOf(metric, rows), window)
    const [first] = days
    if (!first) return []
    return [{ metric: metric.key, first: first.date, last: days.at(-1)!.date, days: days.length }]
  })
}

/** The coverage of windows in their order, as one; in the order of the metrics. */
export const joinedCoverage = (
  metrics: ReadonlyArray<Metric>,
  parts: ReadonlyArray<ReadonlyArray<MetricCoverage>>,
): ReadonlyArray<MetricCoverage> => {
  const joined = new Map<string, MetricCoverage>()
  for (const part of parts.flat()) {
    const { first, days } = joined.get(part.metric) ?? { first: part.first, days: 0 }
    joined.set(part.metric, { ...part, first, days: days + part.days })
  }
  return metrics.flatMap(({ key }) => joined.get(key) ?? [])
}
