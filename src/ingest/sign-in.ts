import type { Connection, ConnectionRows } from "#db/connections"
import type { Transaction } from "#db/database"
import { reopenRawEvents } from "#db/raw-events"
import { newId } from "#domain/ids"
import { providerOf } from "#domain/source"
import type { AggregatorUser, Lifecycle } from "#ingest/connection"
import type { Tables } from "#ingest/tables"

/** Makes a connection deliver again, under the id the aggregator has for it now. */
const revive = (rows: ConnectionRows, tx: Transaction, found: Connection, user: AggregatorUser) => {
  const change = {
    aggregator_user_id: user.user_id,
    former_user_id:
      found.aggregator_user_id === user.user_id ? found.former_user_id : found.aggregator_user_id,
    scopes: user.scopes ?? found.scopes,
    status: "active" as const,
    deactivated_at: null,
  }
  rows.update(tx, found.id, change)
  return { ...found, ...change }
}

/**
 * The connection of a person who just signed in: the known one, one of the same vendor that had
 * stopped delivering, or a new one. Null when nobody of ours is meant.
 */
export const signIn = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  at: string,
): Connection | null => {
  const known = rows.byAggregatorUser(user.user_id)
  // A late word of the id before the last sign-in must not bring that id back.
  if (known)
    return known.aggregator_user_id === user.user_id ? revive(rows, tx, known, user) : known
  const owner = user.reference_id
  if (owner === null || !rows.isUser(owner)) return null
  const idle = rows.idle(owner, user.provider)
  if (idle) return revive(rows, tx, idle, user)
  const connection: Connection = {
    id: newId("src"),
    user_id: owner,
    provider: providerOf(user.provider),
    provider_raw: user.provider,
    aggregator_user_id: user.user_id,
    former_user_id: null,
    scopes: user.scopes,
    status: "active",
    connected_at: at,
    last_sync_at: null,
    deactivated_at: null,
  }
  rows.insert(tx, connection)
  return connection
}

/** The connection data came by; one with a known reference id makes its own. */
export const connectionOf = (
  rows: ConnectionRows,
  tx: Transaction,
  user: AggregatorUser,
  at: string,
): Connection | null => rows.byAggregatorUser(user.user_id) ?? signIn(rows, tx, user, at)

/**
 * Signing in again keeps the connection and swaps the aggregator's id on it. When the new id made a
 * connection of its own in the meantime, that one goes, and what it had brought is read anew.
 */
export const signInAgain = (
  tables: Tables,
  tx: Transaction,
  at: string,
  { former, user }: Extract<Lifecycle, { kind: "signed_in_again" }>,
): boolean => {
  const before = former && tables.connections.byAggregatorUser(former.user_id)
  if (!before) return signIn(tables.connections, tx, user, at) !== null
  const meantime = tables.connections.byAggregatorUser(user.user_id)
  if (meantime && meantime.id !== before.id) {
    for (const rows of [tables.days, tables.activities, tables.sleeps]) rows.bury(tx, meantime.id)
    tables.connections.remove(tx, meantime.id)
    reopenRawEvents(tx, user.user_id)
  }
  revive(tables.connections, tx, before, user)
  return true
}
