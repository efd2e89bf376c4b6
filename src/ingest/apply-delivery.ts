import { activities } from "#db/activities"
import { putBiomarker } from "#db/biomarkers"
import type { Change, Transaction } from "#db/change"
import { connectionRows } from "#db/connections"
import { dailySummaries } from "#db/daily-summaries"
import { diary } from "#db/diary"
import { holderOfResults } from "#db/lab-files"
import { endLab, labOfDelivery } from "#db/labs"
import { notify } from "#db/notifications"
import { moveRawEvent } from "#db/raw-event-states"
import { sleepSessions } from "#db/sleep-sessions"
import type { Arrival } from "#db/typed-rows"
import { isoOf } from "#domain/time"
import type { LabReport } from "#ingest/lab-report"
import { applyLifecycle } from "#ingest/lifecycle"
import type { Normalised, Rows } from "#ingest/normalise"
import {
  type Applied,
  finished,
  NO_OWNER,
  PROCESSED,
  parked,
  type ReadEvent,
  SKIPPED,
} from "#ingest/outcome"
import { connectionOf, timeOf } from "#ingest/sign-in"

/** Why a workout that is taken back is not marked as such yet. */
const NOT_COME = "It takes back a workout that has not come."

/** Writes rows; says why some could not be placed, or null. */
function* putRows(tx: Transaction, arrival: Arrival, rows: Rows): Change<string | null> {
  let unplaced: string | null = null
  switch (rows.of) {
    case "daily":
      for (const { day, tags } of rows.items) {
        yield* dailySummaries.putDaily(tx, arrival, day)
        if (tags) yield* diary.put(tx, arrival, "tags", tags)
      }
      break
    case "body":
      for (const item of rows.items)
        yield* dailySummaries.putBody(tx, arrival, item.measured, item.borrowed)
      break
    case "nutrition":
    case "menstruation":
      for (const item of rows.items) yield* diary.put(tx, arrival, rows.of, item)
      break
    case "sleep":
      for (const item of rows.items) yield* sleepSessions.put(tx, arrival, item)
      break
    case "activity":
      for (const item of rows.items)
        if ("start_at" in item) yield* activities.put(tx, arrival, item)
        else if (!(yield* activities.withdraw(tx, arrival, item))) unplaced = NOT_COME
  }
  return unplaced
}

function* applyRows(
  tx: Transaction,
  event: ReadEvent,
  { user, rows, origin, may_be_part, unreadable }: Extract<Normalised, { kind: "rows" }>,
): Change<Applied> {
  const time = timeOf(event)
  const found = yield* connectionOf(tx, user, time)
  if (!found) return parked(NO_OWNER)
  const { connection, reopened } = found
  const isImport = event.reference?.startsWith("imp_") ?? false
  const arrival: Arrival = {
    user_id: connection.user_id,
    source_id: connection.id,
    provider: connection.provider,
    provider_raw: connection.provider_raw,
    origin: isImport ? (origin ?? "export_file") : "webhook",
    raw_event_id: event.id,
    ordering_ms: event.ordering_ms,
    may_be_part: isImport && may_be_part,
  }
  const unplaced = yield* putRows(tx, arrival, rows)
  yield* connectionRows.synced(tx, connection.id, time.at, time.ordering_ms)
  return finished(unreadable ?? unplaced, reopened)
}

/** A report that was not uploaded here belongs to the person it refers to, if we know one. */
function* applyStrayReport(
  tx: Transaction,
  event: ReadEvent,
  { reference_id, results, unreadable, failure }: LabReport,
): Change<Applied> {
  const user_id = reference_id === null ? undefined : yield* connectionRows.user(tx, reference_id)
  if (!user_id) return parked("It belongs to no report that was uploaded here.")
  if (failure !== null) return SKIPPED
  const arrival = { user_id, lab_id: null, raw_event_id: event.id }
  for (const result of results) yield* putBiomarker(tx, arrival, result)
  return finished(unreadable)
}

function* applyLabReport(
  tx: Transaction,
  event: ReadEvent,
  report: LabReport,
  isLast: boolean,
): Change<Applied> {
  const lab = yield* labOfDelivery(tx, report.upload_id, report.reference_id)
  if (!lab) return yield* applyStrayReport(tx, event, report)
  if (report.failure !== null) {
    yield* endLab(tx, lab.id, `failed:${report.failure}`)
    return PROCESSED
  }
  const lab_id = yield* holderOfResults(tx, lab)
  const arrival = { user_id: lab.user_id, lab_id, raw_event_id: event.id }
  for (const result of report.results) yield* putBiomarker(tx, arrival, result)
  const at = isoOf(event.received_at)
  if (isLast && (yield* endLab(tx, lab.id, "parsed", at)))
    yield* notify(tx, lab.user_id, { type: "lab.parsed", data: { lab_id: lab.id } }, at)
  return finished(report.unreadable)
}

function* place(
  tx: Transaction,
  event: ReadEvent,
  normalised: Normalised,
  isLast: boolean,
): Change<Applied> {
  switch (normalised.kind) {
    case "skipped":
      return SKIPPED
    case "unreadable":
      return parked(normalised.reason)
    case "lifecycle":
      return yield* applyLifecycle(tx, event, normalised.change)
    case "lab_report":
      return yield* applyLabReport(tx, event, normalised.report, isLast)
    case "rows":
      return yield* applyRows(tx, event, normalised)
  }
}

/** Writes a part of a delivery that others come after. */
export const applyPart = (tx: Transaction, event: ReadEvent, part: Normalised): Change<Applied> =>
  place(tx, event, part, false)

/**
 * Writes what a delivery means, or the last part of it, and moves it along, all in one transaction.
 * What cannot be placed is parked, also when it was in an earlier part and `earlier` says why. Doing
 * it twice changes nothing, so that a crash between two parts does no harm. `now` is in epoch
 * milliseconds.
 */
export function* applyDelivery(
  tx: Transaction,
  event: ReadEvent,
  normalised: Normalised,
  now: number,
  earlier: string | null = null,
): Change<Applied> {
  const { outcome, reopened } = yield* place(tx, event, normalised, true)
  const applied: Applied = {
    outcome: outcome.state === "parked" || earlier === null ? outcome : finished(earlier).outcome,
    reopened,
  }
  yield* moveRawEvent(tx, event.id, applied.outcome, now)
  return applied
}
