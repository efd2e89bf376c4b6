import type { Connection, ConnectionRows } from "#db/connections"
import type { Transaction } from "#db/database"
import { withdraw } from "#db/outbox"
import { reopenFinished, reopenParked } from "#db/raw-events"
import { newId } from "#domain/ids"
import { providerOf } from "#domain/source"
import { epochOf, isoOf } from "#domain/time"
import type { AggregatorUser, Lifecycle } from "#ingest/connection"
import type { ReadEvent } from "#ingest/outcome"
import type { Tables } from "#ingest/tables"

/** When a delivery came, ISO 8601, and where the sender puts it in order. */
export interface EventTime {
  readonly at: string
  readonly ordering_ms: number | null
}

/** The time of a delivery. */
export const timeOf = (event: ReadEvent): EventTime => ({
  at: isoOf(event.received_at),
  ordering_ms: event.ordering_ms,
})

/** The connection of a person, and whether deliveries that waited for it are unread again. */
export interface SignedIn {
  readonly connection: Connection
  readonly reopened: boolean
}

/** Whether a delivery that the sender puts later has changed the connection already. */
export const isOutdated = (connection: Connection, { ordering_ms }: EventTime): boolean =>
  ordering_ms !== null && connection.ordering_ms !== null && ordering_ms < connection.ordering_ms

/** Makes a connection deliver again, under the id the aggregator has for it now. */
const revive = (
  rows: ConnectionRows,
  tx: Transaction,
  found: Connection,
  user: AggregatorUser,
  { ordering_ms }: EventTime,
): SignedIn => {
  const isSameId = found.aggregator_user_id === user.user_id
  const change = {
    aggregator_user_id: user.user_id,
    former_user_id: isSameId ? found.former_user_id : found.aggregator_user_id,
    scopes: user.scopes ?? found.scopes,
    status: "active" as const,
    deactivated_at: null,
    ordering_ms,
  }
  rows.update(tx, found.id, change)
  withdraw(tx, { kind: "deauthenticate", target: user.user_id })
  return {
    connection: { ...found, ...change },
    reopened: !isSameId && reopenParked(tx, user.user_id),
  }
}

/** Makes a connection of a person's own. Null when nobody of ours is meant. */
const attach = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  time: EventTime,
): SignedIn | null => {
  const owner = user.reference_id
  if (owner === null || !rows.isUser(owner)) return null
  const connection: Connection = {
    id: newId("src"),
    user_id: owner,
    provider: providerOf(user.provider),
    provider_raw: user.provider,
    aggregator_user_id: user.user_id,
    former_user_id: null,
    scopes: user.scopes,
    status: "active",
    connected_at: time.at,
    last_sync_at: null,
    deactivated_at: null,
    ordering_ms: time.ordering_ms,
  }
  rows.insert(tx, connection)
  return { connection, reopened: reopenParked(tx, user.user_id) }
}

/**
 * The connection of a person who just signed in: the known one, one of the same vendor that was
 * disconnected, or a new one. Null when nobody of ours is meant.
 */
export const signIn = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  time: EventTime,
): SignedIn | null => {
  const known = rows.byAggregatorUser(user.user_id)
  // A late delivery of the id before the last sign-in must not bring that id back.
  if (known && (known.aggregator_user_id !== user.user_id || isOutdated(known, time)))
    return { connection: known, reopened: false }
  const idle = known ?? (user.reference_id && rows.disconnected(user.reference_id, user.provider))
  return idle ? revive(rows, tx, idle, user, time) : attach(rows, tx, user, time)
}

/**
 * The connection data came by; one with a known reference id makes its own. It never takes over
 * another: data of two accounts with one vendor must not meet in the same rows.
 */
export const connectionOf = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  time: EventTime,
): SignedIn | null => {
  const connection = rows.byAggregatorUser(user.user_id)
  return connection ? { connection, reopened: false } : attach(rows, tx, user, time)
}

/**
 * Signing in again keeps the connection and swaps the aggregator's id on it. When the new id made a
 * connection of the same person in the meantime, that one goes, and what it had brought is read
 * anew.
 */
export const signInAgain = (
  tables: Tables,
  tx: Transaction,
  { former, user }: Extract<Lifecycle, { kind: "signed_in_again" }>,
  time: EventTime,
): SignedIn | null => {
  const { connections } = tables
  const before = former && connections.byAggregatorUser(former.user_id)
  const meantime = connections.byAggregatorUser(user.user_id)
  if (!before || (meantime && meantime.user_id !== before.user_id))
    return signIn(connections, tx, user, time)
  if (!meantime || meantime.id === before.id) return revive(connections, tx, before, user, time)
  for (const rows of [tables.days, tables.activities, tables.sleeps, tables.diary])
    rows.bury(tx, meantime.id)
  connections.remove(tx, meantime.id)
  const reopened = reopenFinished(tx, user.user_id, epochOf(meantime.connected_at)!)
  const revived = revive(connections, tx, before, user, time)
  return { ...revived, reopened: reopened || revived.reopened }
}
