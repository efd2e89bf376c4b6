import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { contentColumns, provenanceColumns } from "#db/schema/typed-row"
import type { ActivityId, DailySummaryId, SleepSessionId } from "#domain/ids"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"

/** One local day of one source. Two kinds of payload fill it, each with an ordering of its own. */
export const dailySummary = sqliteTable("daily_summary", {
  ...provenanceColumns<DailySummaryId>(),
  daily_ordering_ms: integer(),
  daily_raw_event_id: integer(),
  body_ordering_ms: integer(),
  body_raw_event_id: integer(),
  ...contentColumns(DailySummary.properties),
})

/** Workouts. */
export const activities = sqliteTable("activities", {
  ...provenanceColumns<ActivityId>(),
  ordering_ms: integer(),
  ordering_raw_event_id: integer(),
  ...contentColumns(Activity.properties),
})

/** Sleeps; `session_key` is the summary id, or start and end if there is no summary id. */
export const sleepSessions = sqliteTable("sleep_sessions", {
  ...provenanceColumns<SleepSessionId>(),
  ordering_ms: integer(),
  ordering_raw_event_id: integer(),
  session_key: text().notNull(),
  ...contentColumns(SleepSession.properties),
  hypnogram: text({ mode: "json" }).$type<
    ReadonlyArray<{ readonly t: string; readonly level: number }>
  >(),
})
