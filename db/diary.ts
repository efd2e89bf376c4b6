import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
import { type Arrival, makeTypedRows, type Recency, type TypedRows } from "#db/typed-rows"
import { DIARY_PAYLOADS, type DiaryContent, DiaryDay, type DiaryPayload } from "#domain/diary"

const recencyOf = (payload: DiaryPayload): Recency => ({
  ordering_ms: `${payload}_ordering_ms`,
  raw_event_id: `${payload}_raw_event_id`,
})

/** Written-down days, filled by three kinds of payload that speak of disjoint columns. */
export interface Diary {
  /** What a payload says of a day; a later one of its kind replaces it. */
  readonly put: (
    tx: Transaction,
    arrival: Arrival,
    payload: DiaryPayload,
    content: DiaryContent,
  ) => void
  readonly bury: TypedRows["bury"]
}

/** Prepares the statements once for a connection. */
export const makeDiary = (sqlite: Sqlite): Diary => {
  const rows = makeTypedRows(sqlite, {
    table: "diary_days",
    kind: null,
    prefix: "dd",
    key: "date",
    properties: DiaryDay.properties,
    unsent: [],
    recencies: DIARY_PAYLOADS.map(recencyOf),
  })
  return {
    put: (tx, arrival, payload, content) => {
      const stored = rows.find(arrival.source_id, content.date)
      rows.put(tx, arrival, stored, { ...content, deleted: false }, recencyOf(payload))
    },
    bury: rows.bury,
  }
}
