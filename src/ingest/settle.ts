import type { Transaction } from "#db/database"
import { labOfDelivery, moveLab } from "#db/labs"
import type { Outcome, RawEvent } from "#db/raw-events"
import type { Arrival } from "#db/typed-rows"
import { isoOf } from "#domain/time"
import type { Lifecycle } from "#ingest/connection"
import type { LabReport } from "#ingest/lab-report"
import type { Normalised, Rows } from "#ingest/normalise"
import { connectionOf, signIn, signInAgain } from "#ingest/sign-in"
import type { Tables } from "#ingest/tables"

/** Why a delivery belongs to nobody yet. */
const NOBODYS = "It names neither a known connection nor a known reference id."

const PROCESSED: Outcome = { state: "processed" }
const SKIPPED: Outcome = { state: "skipped" }

const parked = (error: string): Outcome => ({ state: "parked", error })

const finished = (unreadable: string | null): Outcome =>
  unreadable === null ? PROCESSED : parked(unreadable)

const putRows = (tables: Tables, tx: Transaction, arrival: Arrival, rows: Rows) => {
  switch (rows.of) {
    case "daily":
      return rows.items.forEach((item) => {
        tables.days.putDaily(tx, arrival, item)
      })
    case "body":
      return rows.items.forEach(({ measured, borrowed }) => {
        tables.days.putBody(tx, arrival, measured, borrowed)
      })
    case "sleep":
      return rows.items.forEach((item) => {
        tables.sleeps.put(tx, arrival, item)
      })
    case "activity":
      return rows.items.forEach((item) => {
        tables.activities.put(tx, arrival, item)
      })
  }
}

const settleRows = (
  tables: Tables,
  tx: Transaction,
  event: RawEvent,
  { user, rows, unreadable }: Extract<Normalised, { kind: "rows" }>,
): Outcome => {
  const at = isoOf(event.received_at)
  const connection = connectionOf(tables.connections, tx, user, at)
  if (!connection) return parked(NOBODYS)
  const arrival: Arrival = {
    user_id: connection.user_id,
    source_id: connection.id,
    provider: connection.provider,
    provider_raw: connection.provider_raw,
    origin: "webhook",
    raw_event_id: event.id,
    ordering_ms: event.ordering_ms,
  }
  putRows(tables, tx, arrival, rows)
  tables.connections.synced(connection.id, at)
  return finished(unreadable)
}

const settleLifecycle = (
  tables: Tables,
  tx: Transaction,
  event: RawEvent,
  change: Lifecycle,
): Outcome => {
  const at = isoOf(event.received_at)
  if (change.kind === "signed_in")
    return signIn(tables.connections, tx, change.user, at) ? PROCESSED : parked(NOBODYS)
  if (change.kind === "signed_in_again")
    return signInAgain(tables, tx, at, change) ? PROCESSED : parked(NOBODYS)
  const connection = tables.connections.byAggregatorUser(change.user.user_id)
  // The aggregator also takes leave of an id that a new sign-in has replaced.
  if (connection?.aggregator_user_id !== change.user.user_id) return SKIPPED
  if (change.kind === "scoped")
    tables.connections.update(tx, connection.id, { scopes: change.user.scopes })
  else if (change.removed)
    tables.connections.update(tx, connection.id, {
      status: change.status,
      deactivated_at: connection.deactivated_at ?? at,
    })
  else if (change.status !== "error" || connection.status === "active")
    tables.connections.update(tx, connection.id, { status: change.status })
  return PROCESSED
}

const settleLabReport = (
  tables: Tables,
  tx: Transaction,
  event: RawEvent,
  report: LabReport,
): Outcome => {
  const lab = labOfDelivery(tx, report.upload_id, report.reference_id)
  if (!lab) return parked("It belongs to no report that was uploaded here.")
  if (report.failure !== null) {
    moveLab(tx, lab.id, ["pending", "submitted"], {
      aggregator_status: `failed:${report.failure}`,
    })
    return PROCESSED
  }
  const arrival = { user_id: lab.user_id, lab_id: lab.id, raw_event_id: event.id }
  for (const result of report.results) tables.putBiomarker(tx, arrival, result)
  moveLab(tx, lab.id, ["pending", "submitted"], {
    aggregator_status: "parsed",
    parsed_at: isoOf(event.received_at),
  })
  return finished(report.unreadable)
}

const outcomeOf = (
  tables: Tables,
  tx: Transaction,
  event: RawEvent,
  normalised: Normalised,
): Outcome => {
  switch (normalised.kind) {
    case "skipped":
      return SKIPPED
    case "unreadable":
      return parked(normalised.reason)
    case "lifecycle":
      return settleLifecycle(tables, tx, event, normalised.change)
    case "lab_report":
      return settleLabReport(tables, tx, event, normalised.report)
    case "rows":
      return settleRows(tables, tx, event, normalised)
  }
}

/**
 * Writes what a delivery means and moves it along, all in one transaction. What cannot be placed is
 * parked; doing it twice changes nothing. `now` is in epoch milliseconds.
 */
export const settle = (
  tables: Tables,
  tx: Transaction,
  event: RawEvent,
  normalised: Normalised,
  now: number,
): Outcome => {
  const outcome = outcomeOf(tables, tx, event, normalised)
  tables.move(tx, event.id, outcome, now)
  return outcome
}
