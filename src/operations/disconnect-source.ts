import { Clock, Effect } from "effect"
import { Outbox, OutboxMessage } from "#actors/outbox"
import { ConnectionStore } from "#db/connections"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { OutboxStore } from "#db/outbox"
import { SourceNotFound } from "#domain/errors"
import type { SourceId, UserId } from "#domain/ids"

/**
 * Takes a wearable off the list; what it has brought stays. The aggregator is told by the outbox,
 * as soon as it can be.
 */
export const disconnectSource = Effect.fnUntraced(function* (user: UserId, id: SourceId) {
  const connections = yield* ConnectionStore
  const outboxStore = yield* OutboxStore
  const outbox = yield* Outbox
  const recordResponse = yield* RecordResponse
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const connection = yield* write((tx) => {
    const connection = connections.disconnect(tx, user, id, now)
    if (!connection) return null
    const target = connection.aggregator_user_id
    outboxStore.add(tx, [{ kind: "deauthenticate", target }], now)
    recordResponse(tx, undefined)
    return connection
  })
  if (!connection) return yield* new SourceNotFound()
  yield* outbox.tell(OutboxMessage.RunDue())
})
