import { type Static, Type } from "typebox"
import { Biomarker } from "#domain/biomarker"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"

/**
 * GET /v1/data/summaries/{date}: everything a person has of one local day. Workouts count for the
 * day they start on, sleeps for the day of waking up, results for the day of the test.
 */
export const DayRows = Type.Object(
  {
    date: Type.String({ format: "date" }),
    daily_summary: Type.Array(DailySummary),
    activities: Type.Array(Activity),
    sleep_sessions: Type.Array(SleepSession),
    biomarkers: Type.Array(Biomarker),
  },
  { title: "DayRows" },
)
export type DayRows = Static<typeof DayRows>
