import type { Database as Sqlite } from "bun:sqlite"
import { and, eq, isNull, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Drizzle, type Transaction } from "#db/database"
import { connections } from "#db/schema/delivery"
import type { SourceId, UserId } from "#domain/ids"
import type { Source } from "#domain/source"
import { isoOf } from "#domain/time"

/**
 * A wearable as it is stored. `former_user_id` is the aggregator's id before the last re-login;
 * `ordering_ms` is the sender's order of the last word on its status.
 */
export type Connection = typeof connections.$inferSelect

const prepareActive = (db: Drizzle) =>
  db
    .select({
      id: connections.id,
      provider: connections.provider,
      connected_at: connections.connected_at,
      last_sync_at: connections.last_sync_at,
      status: connections.status,
    })
    .from(connections)
    .where(
      and(eq(connections.user_id, sql.placeholder("user")), isNull(connections.deactivated_at)),
    )
    .orderBy(connections.connected_at)
    .prepare()

/** Wearables of people. */
export class ConnectionStore extends Context.Service<
  ConnectionStore,
  {
    /** What GET /v1/sources lists: all but those the person has taken off. */
    readonly sources: (user: UserId) => Effect.Effect<ReadonlyArray<Source>>
    /** Every connection a person ever made, oldest first. */
    readonly all: (user: UserId) => Effect.Effect<ReadonlyArray<Connection>>
    readonly find: (user: UserId, id: SourceId) => Effect.Effect<Connection | null>
    /**
     * Takes a connection off at a moment (epoch ms), inside the caller's transaction: word that was
     * sent before is outdated. Null when there is none, or none any longer.
     */
    readonly disconnect: (
      tx: Transaction,
      user: UserId,
      id: SourceId,
      at: number,
    ) => Connection | null
  }
>()("db/ConnectionStore") {
  static readonly layer = Layer.effect(
    ConnectionStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const active = yield* read(prepareActive)

      return ConnectionStore.of({
        disconnect: ({ db }, user, id, at) =>
          db
            .update(connections)
            .set({ status: "disconnected", deactivated_at: isoOf(at), ordering_ms: at })
            .where(
              and(
                eq(connections.id, id),
                eq(connections.user_id, user),
                isNull(connections.deactivated_at),
              ),
            )
            .returning()
            .all()[0] ?? null,
        sources: (user) => Effect.sync(() => active.all({ user })),
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
  /** The latest of a person and vendor that was disconnected. */
  readonly disconnected: (user: string, providerRaw: string) => Connection | null
  readonly isUser: (id: string) => id is UserId
  readonly insert: (tx: Transaction, connection: Connection) => void
  readonly update: (tx: Transaction, id: SourceId, change: Partial<Connection>) => void
  readonly remove: (tx: Transaction, id: SourceId) => void
  /**
   * Says that data has come, which also ends an error unless the sender puts the data before it.
   * The time never moves back.
   */
  readonly synced: (id: SourceId, at: string, ordering_ms: number | null) => void
}

/** Prepares the statements once for a connection. */
export const makeConnectionRows = (sqlite: Sqlite): ConnectionRows => {
  const byId = sqlite.query<Connection, [string]>(
    "SELECT * FROM connections WHERE aggregator_user_id = ?",
  )
  const byFormerId = sqlite.query<Connection, [string]>(
    "SELECT * FROM connections WHERE former_user_id = ?",
  )
  const disconnected = sqlite.query<Connection, [string, string]>(
    `SELECT * FROM connections WHERE user_id = ? AND provider_raw = ? AND status = 'disconnected'
     ORDER BY connected_at DESC LIMIT 1`,
  )
  const user = sqlite.query<{ id: string }, [string]>("SELECT id FROM users WHERE id = ?")
  const synced = sqlite.query<void, [string, number | null, string]>(
    `UPDATE connections SET last_sync_at = MAX(COALESCE(last_sync_at, ''), ?),
       status = IIF(status = 'error' AND COALESCE(ordering_ms <= ?, 1), 'active', status)
     WHERE id = ?`,
  )
  return {
    byAggregatorUser: (id) => byId.get(id) ?? byFormerId.get(id),
    disconnected: (userId, providerRaw) => disconnected.get(userId, providerRaw),
    isUser: (id): id is UserId => user.get(id) !== null,
    insert: ({ db }, connection) => void db.insert(connections).values(connection).run(),
    update: ({ db }, id, change) =>
      void db.update(connections).set(change).where(eq(connections.id, id)).run(),
    remove: ({ db }, id) => void db.delete(connections).where(eq(connections.id, id)).run(),
    synced: (id, at, ordering_ms) => void synced.run(at, ordering_ms, id),
  }
}
