import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
import { type Arrival, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { Activity, type ActivityContent } from "#domain/wearable"

const RECENCY = { ordering_ms: "ordering_ms", raw_event_id: "ordering_raw_event_id" }

/** Word that a workout is taken back. */
export type Withdrawn = Pick<ActivityContent, "summary_id" | "upload_type" | "deleted">

/** Workouts, one row for each summary id of a source. */
export interface Activities {
  /** A later delivery replaces the whole row; one that takes the workout back only marks it. */
  readonly put: (tx: Transaction, arrival: Arrival, content: ActivityContent) => void
  /** Marks a workout as taken back. False when none of that id has come. */
  readonly withdraw: (tx: Transaction, arrival: Arrival, withdrawn: Withdrawn) => boolean
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
  const withdraw: Activities["withdraw"] = (tx, arrival, { summary_id, deleted, upload_type }) => {
    const stored = rows.find(arrival.source_id, summary_id)
    if (stored) rows.put(tx, arrival, stored, { deleted, upload_type }, RECENCY)
    return stored !== null
  }
  return {
    put: (tx, arrival, content) => {
      if (content.deleted && withdraw(tx, arrival, content)) return
      const stored = rows.find(arrival.source_id, content.summary_id)
      rows.put(tx, arrival, stored, content, RECENCY)
    },
    withdraw,
    bury: rows.bury,
  }
}
