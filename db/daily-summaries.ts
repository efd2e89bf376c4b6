import type { Change, Transaction } from "#db/change"
import type { StoredRow } from "#db/sync-rows"
import type { Recency } from "#db/typed-row-queries"
import { type Arrival, type Content, isOlder, makeTypedRows, type TypedRows } from "#db/typed-rows"
import { DailySummary, type DayContent } from "#domain/wearable"

const BY_DAILY: Recency = {
  ordering_ms: "daily_ordering_ms",
  raw_event_id: "daily_raw_event_id",
}
const BY_BODY: Recency = { ordering_ms: "body_ordering_ms", raw_event_id: "body_raw_event_id" }

/** Days, written by two kinds of payload. */
interface DailySummaries {
  /**
   * Writes a daily payload. Its values win over those of a body payload in the same column. An
   * older delivery still fills in the enrichments that no later one has named.
   */
  readonly putDaily: (tx: Transaction, arrival: Arrival, content: DayContent) => Change<void>
  /**
   * Writes a body payload. `measured` are its own columns; `borrowed` are columns that a daily
   * payload of the same day overrides.
   */
  readonly putBody: (
    tx: Transaction,
    arrival: Arrival,
    measured: DayContent,
    borrowed: Partial<DayContent>,
  ) => Change<void>
  readonly putNoted: TypedRows["putNoted"]
  readonly bury: TypedRows["bury"]
  readonly takeBack: TypedRows["takeBack"]
}

type Enrichment = NonNullable<DayContent["enrichment"]>

const enrichmentOf = (stored: StoredRow | undefined): Enrichment =>
  (stored?.enrichment as Enrichment | null | undefined) ?? {}

/** Nulls never erase an enrichment: each name keeps the later value that was one. */
const enriched = (earlier: Enrichment, later: Enrichment): Enrichment | null => {
  const values = [...Object.entries(earlier), ...Object.entries(later)].filter(
    ([, value]) => value !== null,
  )
  return values.length === 0 ? null : Object.fromEntries(values)
}

const missing = (now: Enrichment, before: Enrichment): Enrichment =>
  Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(before, name)))

/**
 * Whether content goes beside what a row has. A file of an export may hold a part of a day, as one of steps and one
 * of heart rates do, where a delivery of a device has the whole of it.
 */
const isPart = (arrival: Arrival, stored: StoredRow | undefined): stored is StoredRow =>
  stored !== undefined && arrival.origin === "export_file" && !stored.deleted

const stated = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null))

const filling = (content: Content, stored: StoredRow): Content =>
  Object.fromEntries(Object.entries(stated(content)).filter(([name]) => stored[name] === null))

const rows = makeTypedRows({
  table: "dailySummary",
  kind: "daily_summary",
  prefix: "ds",
  key: "date",
  properties: DailySummary.properties,
  unsent: [],
  recencies: [BY_DAILY, BY_BODY],
})

/** The changes of days. */
export const dailySummaries: DailySummaries = {
  *putDaily(tx, arrival, content) {
    const stored = yield* rows.find(tx, arrival.source_id, content.date)
    const before = enrichmentOf(stored)
    const now = content.enrichment ?? {}
    if (stored && isOlder(arrival, stored, BY_DAILY)) {
      const rest = isPart(arrival, stored) ? filling(content, stored) : {}
      const amended = { ...rest, enrichment: enriched(before, missing(now, before)) }
      return yield* rows.amend(tx, stored, amended)
    }
    const enrichment = enriched(before, now)
    const own = isPart(arrival, stored) ? stated(content) : content
    yield* rows.put(tx, arrival, stored, { ...own, deleted: false, enrichment }, BY_DAILY)
  },
  *putBody(tx, arrival, measured, borrowed) {
    const stored = yield* rows.find(tx, arrival.source_id, measured.date)
    const isAlone = stored === undefined || stored.daily_raw_event_id === null
    const content = isAlone ? { ...borrowed, ...measured } : measured
    if (isPart(arrival, stored) && isOlder(arrival, stored, BY_BODY))
      return yield* rows.amend(tx, stored, filling(content, stored))
    const own = isPart(arrival, stored) ? stated(content) : content
    yield* rows.put(tx, arrival, stored, { ...own, deleted: false }, BY_BODY)
  },
  putNoted: (tx, user, content) => rows.putNoted(tx, user, { ...content, is_complete: true }),
  bury: rows.bury,
  takeBack: rows.takeBack,
}
