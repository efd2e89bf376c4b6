import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
import { type Arrival, makeTypedRows, type Recency, type TypedRows } from "#db/typed-rows"
import { DailySummary, type DayContent } from "#domain/wearable"

const BY_DAILY: Recency = {
  ordering_ms: "daily_ordering_ms",
  raw_event_id: "daily_raw_event_id",
}
const BY_BODY: Recency = { ordering_ms: "body_ordering_ms", raw_event_id: "body_raw_event_id" }

/** Days, written by two kinds of payload. */
export interface DailySummaries {
  /** What a daily payload says. It wins wherever both kinds speak of the same column. */
  readonly putDaily: (tx: Transaction, arrival: Arrival, content: DayContent) => void
  /**
   * What a body payload says: `measured` are its own columns, `borrowed` those a daily payload
   * speaks for as soon as one has come for that day.
   */
  readonly putBody: (
    tx: Transaction,
    arrival: Arrival,
    measured: DayContent,
    borrowed: Partial<DayContent>,
  ) => void
  readonly bury: TypedRows["bury"]
}

/** Nulls never erase an enrichment: each name keeps the last value that was one. */
const enriched = (before: string | null, now: DayContent["enrichment"]) => {
  const values = Object.entries(now ?? {}).filter(([, value]) => value !== null)
  if (values.length === 0) return before === null ? null : JSON.parse(before)
  return { ...(before === null ? {} : JSON.parse(before)), ...Object.fromEntries(values) }
}

/** Prepares the statements once for a connection. */
export const makeDailySummaries = (sqlite: Sqlite): DailySummaries => {
  const rows = makeTypedRows(sqlite, {
    table: "daily_summary",
    kind: "daily_summary",
    prefix: "ds",
    key: "date",
    properties: DailySummary.properties,
    unsent: [],
    recencies: [BY_DAILY, BY_BODY],
  })
  return {
    putDaily: (tx, arrival, content) => {
      const stored = rows.find(arrival.source_id, content.date)
      const enrichment = enriched((stored?.enrichment ?? null) as string | null, content.enrichment)
      rows.put(tx, arrival, stored, { ...content, deleted: false, enrichment }, BY_DAILY)
    },
    putBody: (tx, arrival, measured, borrowed) => {
      const stored = rows.find(arrival.source_id, measured.date)
      const isAlone = stored === null || stored.daily_raw_event_id === null
      const content = isAlone ? { ...borrowed, ...measured } : measured
      rows.put(tx, arrival, stored, { ...content, deleted: false }, BY_BODY)
    },
    bury: rows.bury,
  }
}
