import { Clock, Effect } from "effect"
import { Outbox } from "#actors/outbox"
import { ConnectionStore } from "#db/connections"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { OutboxStore } from "#db/outbox"
import { SourceNotFound } from "#domain/errors"
import type { SourceId, UserId } from "#domain/ids"

/**
 * Disconnects a wearable; its rows stay. The outbox tells the aggregator, as soon as it can be reached.
 */
export const disconnectSource = Effect.fnUntraced(function* (user: UserId, id: SourceId) {
  const connections = yield* ConnectionStore
  const outboxStore = yield* OutboxStore
  const outbox = yield* Outbox
  const recordResponse = yield* RecordResponse
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const connection = yield* write(user, function* (tx) {
    const connection = yield* connections.disconnect(tx, user, id, now)
    if (!connection) return null
    const target = connection.aggregator_user_id
    yield* outboxStore.add(tx, [{ kind: "deauthenticate", target }], now)
    yield* recordResponse(tx, undefined)
    return connection
  })
  if (!connection) return yield* new SourceNotFound()
  yield* outbox.wake
})
