import { Clock, Effect, Option } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import type { Change, Transaction } from "#db/change"
import { type Connection, ConnectionStore, connectionRows } from "#db/connections"
import { Database } from "#db/database"
import { withdraw } from "#db/outbox"
import { reopenParked } from "#db/raw-event-states"
import { newId, type UserId } from "#domain/ids"
import { providerOf } from "#domain/source"
import { epochOf, isoOf } from "#domain/time"
import { Aggregator, type LinkedAccount } from "#upstream/aggregator"

/** How long the person waits for the aggregator. */
const TIMEOUT = "2 seconds"

/** Whether the aggregator knows something about a link that we do not. */
const isOutOfDate = (known: ReadonlyArray<Connection>) => (account: LinkedAccount) => {
  const ours = known.find(({ aggregator_user_id, former_user_id }) =>
    [aggregator_user_id, former_user_id].includes(account.user_id),
  )
  if (!ours) return account.active
  return (
    !account.active && ours.status !== "disconnected" && ours.aggregator_user_id === account.user_id
  )
}

/** Makes a link ours, on the row of an earlier one with the same vendor where there is one. */
function* connect(
  tx: Transaction,
  user_id: UserId,
  account: LinkedAccount,
  now: number,
): Change<boolean> {
  const { user_id: aggregator_user_id, provider, scopes } = account
  yield* withdraw(tx, { kind: "deauthenticate", target: aggregator_user_id })
  const idle = yield* connectionRows.disconnected(tx, user_id, provider)
  if (idle)
    yield* connectionRows.update(tx, {
      ...idle,
      aggregator_user_id,
      former_user_id: idle.aggregator_user_id,
      scopes: scopes ?? idle.scopes,
      status: "active",
      deactivated_at: null,
    })
  else
    yield* connectionRows.insert(tx, {
      id: newId("src"),
      user_id,
      provider: providerOf(provider),
      provider_raw: provider,
      aggregator_user_id,
      former_user_id: null,
      scopes,
      status: "active",
      connected_at: isoOf(Math.min(epochOf(account.created_at ?? "") ?? now, now)),
      last_sync_at: null,
      deactivated_at: null,
      ordering_ms: null,
    })
  return yield* reopenParked(tx, aggregator_user_id)
}

/** Records one link that differs; says whether deliveries that waited for it are unread again. */
function* reconcile(
  tx: Transaction,
  user: UserId,
  account: LinkedAccount,
  now: number,
): Change<boolean> {
  const ours = yield* connectionRows.byAggregatorUser(tx, account.user_id)
  if (account.active) {
    if (ours || !(yield* connectionRows.user(tx, user))) return false
    return yield* connect(tx, user, account, now)
  }
  if (ours?.user_id === user) {
    const deactivated_at = isoOf(now)
    yield* connectionRows.update(tx, { ...ours, status: "disconnected", deactivated_at })
  }
  return false
}

/**
 * Asks the aggregator which wearables a person has linked, and puts right what a lost delivery has
 * left wrong: a fresh link is added, one whose access was revoked is taken off. A link that the
 * person took off stays off. When the aggregator does not answer in time, nothing changes.
 */
export const reconcileConnections = Effect.fnUntraced(function* (user: UserId) {
  const accounts = yield* Aggregator.use((aggregator) => aggregator.usersOf(user)).pipe(
    Effect.timeoutOption(TIMEOUT),
    Effect.map(Option.getOrElse((): ReadonlyArray<LinkedAccount> => [])),
    Effect.orElseSucceed((): ReadonlyArray<LinkedAccount> => []),
  )
  const theirs = accounts.filter(
    ({ reference_id }) => reference_id === null || reference_id === user,
  )
  if (theirs.length === 0) return
  const known = yield* ConnectionStore.use((store) => store.all(user))
  const news = theirs.filter(isOutOfDate(known))
  if (news.length === 0) return
  const now = yield* Clock.currentTimeMillis
  const reopened = yield* Database.use(({ write }) =>
    write(user, function* (tx) {
      let reopened = false
      for (const account of news) reopened = (yield* reconcile(tx, user, account, now)) || reopened
      return reopened
    }),
  )
  if (reopened) yield* Ingest.use((ingest) => ingest.send(IngestMessage.QueueLost()))
})
