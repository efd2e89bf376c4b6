import { activities } from "#db/activities"
import type { Change, Transaction } from "#db/change"
import { type Connection, connectionRows } from "#db/connections"
import { dailySummaries } from "#db/daily-summaries"
import { diary } from "#db/diary"
import { withdraw } from "#db/outbox"
import { reopenFinished, reopenParked } from "#db/raw-event-states"
import { sleepSessions } from "#db/sleep-sessions"
import { newId } from "#domain/ids"
import { providerOf } from "#domain/source"
import { epochOf, isoOf } from "#domain/time"
import type { AggregatorUser, Lifecycle } from "#ingest/connection"
import type { ReadEvent } from "#ingest/outcome"

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
function* revive(
  tx: Transaction,
  found: Connection,
  user: AggregatorUser,
  { ordering_ms }: EventTime,
): Change<SignedIn> {
  const isSameId = found.aggregator_user_id === user.user_id
  const connection: Connection = {
    ...found,
    aggregator_user_id: user.user_id,
    former_user_id: isSameId ? found.former_user_id : found.aggregator_user_id,
    scopes: user.scopes ?? found.scopes,
    status: "active",
    deactivated_at: null,
    ordering_ms,
  }
  yield* connectionRows.update(tx, connection)
  yield* withdraw(tx, { kind: "deauthenticate", target: user.user_id })
  return { connection, reopened: !isSameId && (yield* reopenParked(tx, user.user_id)) }
}

/** Creates a connection of a person. Null when the delivery names no user of ours. */
function* attach(tx: Transaction, user: AggregatorUser, time: EventTime): Change<SignedIn | null> {
  const owner = user.reference_id && (yield* connectionRows.user(tx, user.reference_id))
  if (!owner) return null
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
  yield* connectionRows.insert(tx, connection)
  return { connection, reopened: yield* reopenParked(tx, user.user_id) }
}

/**
 * The connection of a person who just signed in: the known one, one of the same vendor that was
 * disconnected, or a new one. Null when the delivery names no user of ours.
 */
export function* signIn(
  tx: Transaction,
  user: AggregatorUser,
  time: EventTime,
): Change<SignedIn | null> {
  const known = yield* connectionRows.byAggregatorUser(tx, user.user_id)
  // A late delivery of the id before the last sign-in must not bring that id back.
  if (known && (known.aggregator_user_id !== user.user_id || isOutdated(known, time)))
    return { connection: known, reopened: false }
  const owner = user.reference_id
  const idle =
    known ?? (owner ? yield* connectionRows.disconnected(tx, owner, user.provider) : undefined)
  return idle ? yield* revive(tx, idle, user, time) : yield* attach(tx, user, time)
}

/**
 * The connection data came by; one with a known reference id makes its own. It never takes over
 * another: data of two accounts with one vendor must not meet in the same rows.
 */
export function* connectionOf(
  tx: Transaction,
  user: AggregatorUser,
  time: EventTime,
): Change<SignedIn | null> {
  const connection = yield* connectionRows.byAggregatorUser(tx, user.user_id)
  return connection ? { connection, reopened: false } : yield* attach(tx, user, time)
}

/**
 * Signing in again keeps the connection and replaces the aggregator's id on it. When the new id has
 * created a second connection of the same person in the meantime, that one is deleted and its
 * deliveries are processed again.
 */
export function* signInAgain(
  tx: Transaction,
  { former, user }: Extract<Lifecycle, { kind: "signed_in_again" }>,
  time: EventTime,
): Change<SignedIn | null> {
  const before = former && (yield* connectionRows.byAggregatorUser(tx, former.user_id))
  const meantime = yield* connectionRows.byAggregatorUser(tx, user.user_id)
  if (!before || (meantime && meantime.user_id !== before.user_id))
    return yield* signIn(tx, user, time)
  if (!meantime || meantime.id === before.id) return yield* revive(tx, before, user, time)
  for (const rows of [dailySummaries, activities, sleepSessions, diary])
    yield* rows.bury(tx, meantime.id)
  yield* connectionRows.remove(tx, meantime.id)
  const reopened = yield* reopenFinished(tx, user.user_id, epochOf(meantime.connected_at)!)
  const revived = yield* revive(tx, before, user, time)
  return { ...revived, reopened: reopened || revived.reopened }
}
