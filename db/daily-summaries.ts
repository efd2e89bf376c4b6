import type { Database as Sqlite } from "bun:sqlite"
import type { Transaction } from "#db/database"
import type { StoredRow } from "#db/sync-rows"
import { type Arrival, isOlder, makeTypedRows, type Recency, type TypedRows } from "#db/typed-rows"
import { DailySummary, type DayContent } from "#domain/wearable"

const BY_DAILY: Recency = {
  ordering_ms: "daily_ordering_ms",
  raw_event_id: "daily_raw_event_id",
}
const BY_BODY: Recency = { ordering_ms: "body_ordering_ms", raw_event_id: "body_raw_event_id" }

/** Days, written by two kinds of payload. */
export interface DailySummaries {
  /**
   * What a daily payload says. It wins wherever both kinds speak of the same column. An older one
   * still fills in the enrichments that no later one has named.
   */
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

type Enrichment = NonNullable<DayContent["enrichment"]>

const enrichmentOf = (stored: StoredRow | null): Enrichment =>
  JSON.parse(String(stored?.enrichment ?? "{}"))

/** Nulls never erase an enrichment: each name keeps the later value that was one. */
const enriched = (earlier: Enrichment, later: Enrichment): Enrichment | null => {
  const values = [...Object.entries(earlier), ...Object.entries(later)].filter(
    ([, value]) => value !== null,
  )
  return values.length === 0 ? null : Object.fromEntries(values)
}

const missing = (now: Enrichment, before: Enrichment): Enrichment =>
  Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(before, name)))

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
      const before = enrichmentOf(stored)
      const now = content.enrichment ?? {}
      if (stored && isOlder(arrival, stored, BY_DAILY))
        return rows.amend(tx, stored, { enrichment: enriched(before, missing(now, before)) })
      const enrichment = enriched(before, now)
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
