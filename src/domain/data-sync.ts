import { type Static, Type } from "typebox"
import { Biomarker } from "#domain/biomarker"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"

/** The four arrays of the delta sync, in the order they are sent. */
export const SYNC_KINDS = ["daily_summary", "activities", "sleep_sessions", "biomarkers"] as const
export type SyncKind = (typeof SYNC_KINDS)[number]

/** GET /v1/data/sync. */
export const DataSync = Type.Object(
  {
    user_id: Type.String(),
    since: Type.String(),
    now: Type.String({ description: "Pass it as the next `since`." }),
    daily_summary: Type.Array(DailySummary),
    activities: Type.Array(Activity),
    sleep_sessions: Type.Array(SleepSession),
    biomarkers: Type.Array(Biomarker),
    counts: Type.Object(
      {
        daily: Type.Integer(),
        activities: Type.Integer(),
        sleep: Type.Integer(),
        biomarkers: Type.Integer(),
      },
      { title: "SyncCounts" },
    ),
  },
  { title: "DataSync" },
)
export type DataSync = Static<typeof DataSync>
