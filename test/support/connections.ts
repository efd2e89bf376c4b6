import { Effect } from "effect"
import { type Connection, connectionRows } from "#db/connections"
import { Database } from "#db/database"
import { newId, type UserId } from "#domain/ids"
import { providerOf } from "#domain/source"

/** A wearable somebody has connected, as the aggregator's sign-in would have made it. */
export const connectionOf = (
  user_id: UserId,
  provider_raw: string,
  more: Partial<Connection> = {},
): Connection => ({
  id: newId("src"),
  user_id,
  provider: providerOf(provider_raw),
  provider_raw,
  aggregator_user_id: `aggregator-${provider_raw}`,
  former_user_id: null,
  scopes: null,
  status: "active",
  connected_at: "2026-01-01T00:00:00.000Z",
  last_sync_at: null,
  deactivated_at: null,
  ordering_ms: null,
  ...more,
})

/** Writes it; answers the row. */
export const connected = Effect.fnUntraced(function* (
  user: UserId,
  provider: string,
  more?: Partial<Connection>,
) {
  const connection = connectionOf(user, provider, more)
  const { write } = yield* Database
  yield* write(user, (tx) => connectionRows.insert(tx, connection))
  return connection
})
