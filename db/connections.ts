import type { Database as Sqlite } from "bun:sqlite"
import { and, eq, isNull } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { connections } from "#db/schema/delivery"
import type { SourceId, UserId } from "#domain/ids"
import type { Source } from "#domain/source"

/**
 * A wearable as it is stored. `former_user_id` is the aggregator's id before the last re-login;
 * `ordering_ms` is the sender's order of the last word on its status.
 */
export type Connection = typeof connections.$inferSelect

/** Wearables of people. */
export class ConnectionStore extends Context.Service<
  ConnectionStore,
  {
    /** What GET /v1/sources lists: all but those the person has taken off. */
    readonly sources: (user: UserId) => Effect.Effect<ReadonlyArray<Source>>
    /** Every connection a person ever made, oldest first. */
    readonly all: (user: UserId) => Effect.Effect<ReadonlyArray<Connection>>
    readonly find: (user: UserId, id: SourceId) => Effect.Effect<Connection | null>
  }
>()("db/ConnectionStore") {
  static readonly layer = Layer.effect(
    ConnectionStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const listed = {
        id: connections.id,
        provider: connections.provider,
        connected_at: connections.connected_at,
        last_sync_at: connections.last_sync_at,
        status: connections.status,
      }
      return ConnectionStore.of({
        sources: (user) =>
          read((db) =>
            db
              .select(listed)
              .from(connections)
              .where(and(eq(connections.user_id, user), isNull(connections.deactivated_at)))
              .orderBy(connections.connected_at)
              .all(),
          ),
        all: (user) =>
          read((db) =>
            db
              .select()
              .from(connections)
              .where(eq(connections.user_id, user))
              .orderBy(connections.connected_at)
              .all(),
          ),
        find: (user, id) =>
          read(
            (db) =>
              db
                .select()
                .from(connections)
                .where(and(eq(connections.id, id), eq(connections.user_id, user)))
                .get() ?? null,
          ),
      })
    }),
  )
}

/** Connections as a delivery sees them: by the aggregator's names, inside a transaction. */
export interface ConnectionRows {
  /** By the aggregator's user id, or by the one it had before the person signed in again. */
  readonly byAggregatorUser: (id: string) => Connection | null
  /** One of the same person and vendor that no longer delivers, the latest first. */
  readonly idle: (user: UserId, providerRaw: string) => Connection | null
  readonly isUser: (id: string) => id is UserId
  readonly insert: (tx: Transaction, connection: Connection) => void
  readonly update: (tx: Transaction, id: SourceId, change: Partial<Connection>) => void
  readonly remove: (tx: Transaction, id: SourceId) => void
  /** Says that data has come; never moves back. */
  readonly synced: (id: SourceId, at: string) => void
}

/** Prepares the statements once for a connection. */
export const makeConnectionRows = (sqlite: Sqlite): ConnectionRows => {
  const byId = sqlite.query<Connection, [string]>(
    "SELECT * FROM connections WHERE aggregator_user_id = ?",
  )
  const byFormerId = sqlite.query<Connection, [string]>(
    "SELECT * FROM connections WHERE former_user_id = ?",
  )
  const idle = sqlite.query<Connection, [string, string]>(
    `SELECT * FROM connections WHERE user_id = ? AND provider_raw = ? AND status != 'active'
     ORDER BY connected_at DESC LIMIT 1`,
  )
  const user = sqlite.query<{ id: string }, [string]>("SELECT id FROM users WHERE id = ?")
  const synced = sqlite.query<void, [string, string]>(
    `UPDATE connections SET last_sync_at = MAX(COALESCE(last_sync_at, ''), ?),
       status = CASE status WHEN 'error' THEN 'active' ELSE status END WHERE id = ?`,
  )
  return {
    byAggregatorUser: (id) => byId.get(id) ?? byFormerId.get(id),
    idle: (userId, providerRaw) => idle.get(userId, providerRaw),
    isUser: (id): id is UserId => user.get(id) !== null,
    insert: ({ db }, connection) => void db.insert(connections).values(connection).run(),
    update: ({ db }, id, change) =>
      void db.update(connections).set(change).where(eq(connections.id, id)).run(),
    remove: ({ db }, id) => void db.delete(connections).where(eq(connections.id, id)).run(),
    synced: (id, at) => void synced.run(at, id),
  }
}
