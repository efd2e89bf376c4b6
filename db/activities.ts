import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
import { type Arrival, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { Activity, type ActivityContent } from "#domain/wearable"

const RECENCY = { ordering_ms: "ordering_ms", raw_event_id: "ordering_raw_event_id" }

/** Workouts, one row for each summary id of a source. */
export interface Activities {
  /** A later delivery replaces the whole row; one that takes the workout back only marks it. */
  readonly put: (tx: Transaction, arrival: Arrival, content: ActivityContent) => void
  readonly bury: TypedRows["bury"]
}

/** Prepares the statements once for a connection. */
export const makeActivities = (sqlite: Sqlite): Activities => {
  const rows = makeTypedRows(sqlite, {
    table: "activities",
    kind: "activities",
    prefix: "act",
    key: "summary_id",
    properties: Activity.properties,
    unsent: [],
    recencies: [RECENCY],
  })
  return {
    put: (tx, arrival, content) => {
      const stored = rows.find(arrival.source_id, content.summary_id)
      const { deleted, upload_type } = content
      rows.put(tx, arrival, stored, stored && deleted ? { deleted, upload_type } : content, RECENCY)
    },
    bury: rows.bury,
  }
}
