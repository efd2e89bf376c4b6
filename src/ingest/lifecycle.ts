import type { Change, Transaction } from "#db/change"
import { type Connection, connectionRows } from "#db/connections"
import { type Lifecycle, scopesIn } from "#ingest/connection"
import {
  type Applied,
  finished,
  NO_OWNER,
  PROCESSED,
  parked,
  type ReadEvent,
  SKIPPED,
} from "#ingest/outcome"
import { type EventTime, isOutdated, signIn, signInAgain, timeOf } from "#ingest/sign-in"

/** The columns of a connection that a lifecycle event changes. */
const changeOf = (
  change: Extract<Lifecycle, { kind: "moved" | "scoped" }>,
  connection: Connection,
  { at, ordering_ms }: EventTime,
): Partial<Connection> => {
  if (change.kind === "scoped") {
    const before = change.user.scopes ?? connection.scopes
    const scopes = new Set([...scopesIn(before), ...change.added]).difference(
      new Set(change.removed),
    )
    return { scopes: [...scopes].join(",") }
  }
  const { status } = change
  if (status === "disconnected")
    return { status, deactivated_at: connection.deactivated_at ?? at, ordering_ms }
  return connection.status === "active" ? { status, ordering_ms } : { ordering_ms }
}

/** Applies a lifecycle event to its connection. */
export function* applyLifecycle(
  tx: Transaction,
  event: ReadEvent,
  change: Lifecycle,
): Change<Applied> {
  const time = timeOf(event)
  if (change.kind === "signed_in" || change.kind === "signed_in_again") {
    const found =
      change.kind === "signed_in"
        ? yield* signIn(tx, change.user, time)
        : yield* signInAgain(tx, change, time)
    return found ? finished(null, found.reopened) : parked(NO_OWNER)
  }
  const connection = yield* connectionRows.byAggregatorUser(tx, change.user.user_id)
  // The aggregator also takes leave of an id that a new sign-in has replaced.
  if (connection?.aggregator_user_id !== change.user.user_id) return SKIPPED
  if (isOutdated(connection, time)) return SKIPPED
  yield* connectionRows.update(tx, { ...connection, ...changeOf(change, connection, time) })
  return PROCESSED
}
