import type { Connection } from "#db/connections"
import type { Transaction } from "#db/database"
import { type Lifecycle, scopesIn } from "#ingest/connection"
import {
  finished,
  NOBODYS,
  PROCESSED,
  parked,
  type ReadEvent,
  type Settled,
  SKIPPED,
} from "#ingest/settled"
import { isOutdated, signIn, signInAgain, type Word, wordOf } from "#ingest/sign-in"
import type { Tables } from "#ingest/tables"

/** What word of a connection changes about it. */
const changeOf = (
  change: Extract<Lifecycle, { kind: "moved" | "scoped" }>,
  connection: Connection,
  { at, ordering_ms }: Word,
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

/** Does to a connection what a notice says of it. */
export const settleLifecycle = (
  tables: Tables,
  tx: Transaction,
  event: ReadEvent,
  change: Lifecycle,
): Settled => {
  const word = wordOf(event)
  if (change.kind === "signed_in" || change.kind === "signed_in_again") {
    const found =
      change.kind === "signed_in"
        ? signIn(tables.connections, tx, change.user, word)
        : signInAgain(tables, tx, change, word)
    return found ? finished(null, found.reopened) : parked(NOBODYS)
  }
  const connection = tables.connections.byAggregatorUser(change.user.user_id)
  // The aggregator also takes leave of an id that a new sign-in has replaced.
  if (connection?.aggregator_user_id !== change.user.user_id) return SKIPPED
  if (isOutdated(connection, word)) return SKIPPED
  tables.connections.update(tx, connection.id, changeOf(change, connection, word))
  return PROCESSED
}
