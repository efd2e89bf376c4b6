import type { Transaction } from "#db/database"
import { labOfDelivery, moveLab } from "#db/labs"
import type { Arrival } from "#db/typed-rows"
import { isoOf } from "#domain/time"
import type { LabReport } from "#ingest/lab-report"
import { applyLifecycle } from "#ingest/lifecycle"
import type { Normalised, Rows } from "#ingest/normalise"
import {
  type Applied,
  finished,
  NOBODYS,
  PROCESSED,
  parked,
  type ReadEvent,
  SKIPPED,
} from "#ingest/outcome"
import { connectionOf, timeOf } from "#ingest/sign-in"
import type { Tables } from "#ingest/tables"

/** Why a workout that is taken back is not marked as such yet. */
const NOT_COME = "It takes back a workout that has not come."

/** Writes rows; says why some could not be placed, or null. */
const putRows = (tables: Tables, tx: Transaction, arrival: Arrival, rows: Rows): string | null => {
  let unplaced: string | null = null
  switch (rows.of) {
    case "daily":
      for (const { day, tags } of rows.items) {
        tables.days.putDaily(tx, arrival, day)
        if (tags) tables.diary.put(tx, arrival, "tags", tags)
      }
      break
    case "body":
      for (const item of rows.items) tables.days.putBody(tx, arrival, item.measured, item.borrowed)
      break
    case "nutrition":
    case "menstruation":
      for (const item of rows.items) tables.diary.put(tx, arrival, rows.of, item)
      break
    case "sleep":
      for (const item of rows.items) tables.sleeps.put(tx, arrival, item)
      break
    case "activity":
      for (const item of rows.items)
        if ("start_at" in item) tables.activities.put(tx, arrival, item)
        else if (!tables.activities.withdraw(tx, arrival, item)) unplaced = NOT_COME
  }
  return unplaced
}

const applyRows = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  { user, rows, unreadable }: Extract<Normalised, { kind: "rows" }>,
): Applied => {
  const time = timeOf(event)
  const found = connectionOf(tables.connections, tx, user, time)
  if (!found) return parked(NOBODYS)
  const { connection, reopened } = found
  const arrival: Arrival = {
    user_id: connection.user_id,
    source_id: connection.id,
    provider: connection.provider,
    provider_raw: connection.provider_raw,
    origin: "webhook",
    raw_event_id: event.id,
    ordering_ms: event.ordering_ms,
  }
  const unplaced = putRows(tables, tx, arrival, rows)
  tables.connections.synced(connection.id, time.at, time.ordering_ms)
  return finished(unreadable ?? unplaced, reopened)
}

/** A report that was not uploaded here belongs to the person it refers to, if we know one. */
const applyStrayReport = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  { reference_id, results, unreadable, failure }: LabReport,
): Applied => {
  if (reference_id === null || !tables.connections.isUser(reference_id))
    return parked("It belongs to no report that was uploaded here.")
  if (failure !== null) return SKIPPED
  const arrival = { user_id: reference_id, lab_id: null, raw_event_id: event.id }
  for (const result of results) tables.putBiomarker(tx, arrival, result)
  return finished(unreadable)
}

const applyLabReport = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  report: LabReport,
): Applied => {
  const { upload_id, reference_id } = report
  const lab = labOfDelivery(tx, upload_id, reference_id)
  if (!lab) return applyStrayReport(tables, tx, event, report)
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

const place = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  normalised: Normalised,
): Applied => {
  switch (normalised.kind) {
    case "skipped":
      return SKIPPED
    case "unreadable":
      return parked(normalised.reason)
    case "lifecycle":
      return applyLifecycle(tables, tx, event, normalised.change)
    case "lab_report":
      return applyLabReport(tables, tx, event, normalised.report)
    case "rows":
      return applyRows(tables, tx, event, normalised)
  }
}

/**
 * Writes what a delivery means and moves it along, all in one transaction. What cannot be placed is
 * parked; doing it twice changes nothing. `now` is in epoch milliseconds.
 */
export const applyDelivery = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  normalised: Normalised,
  now: number,
): Applied => {
  const result = place(tables, tx, event, normalised)
  tables.move(tx, event.id, result.outcome, now)
  return result
}
