import { and, desc, eq, isNull, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import {
  type Change,
  type Given,
  givenColumns,
  query,
  type Reading,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import type { connections } from "#db/schema/delivery"
import { originOfLink } from "#domain/file-link"
import type { SourceId, UserId } from "#domain/ids"
import type { Source } from "#domain/source"
import { isoOf } from "#domain/time"

/**
 * A wearable as it is stored. `former_user_id` is the aggregator's id before the last re-login;
 * `ordering_ms` is the sender's order of the last delivery that changed its status.
 */
export type Connection = typeof connections.$inferSelect

const active = query((db, { connections }, given: Given<{ user: UserId }>) =>
  db
    .select({
      id: connections.id,
      provider: connections.provider,
      connected_at: connections.connected_at,
      last_sync_at: connections.last_sync_at,
      status: connections.status,
      link: connections.aggregator_user_id,
    })
    .from(connections)
    .where(and(eq(connections.user_id, given.user), isNull(connections.deactivated_at)))
    .orderBy(connections.connected_at),
)

const all = query((db, { connections }, given: Given<{ user: UserId }>) =>
  db
    .select()
    .from(connections)
    .where(eq(connections.user_id, given.user))
    .orderBy(connections.connected_at),
)

const one = query((db, { connections }, given: Given<{ user: UserId; id: SourceId }>) =>
  db
    .select()
    .from(connections)
    .where(and(eq(connections.id, given.id), eq(connections.user_id, given.user))),
)

const disconnect = query(
  (db, { connections }, given: Given<{ user: UserId; id: SourceId; iso: string; at: number }>) =>
    db
      .update(connections)
      .set({ status: "disconnected", deactivated_at: given.iso, ordering_ms: given.at })
      .where(
        and(
          eq(connections.id, given.id),
          eq(connections.user_id, given.user),
          isNull(connections.deactivated_at),
        ),
      )
      .returning(),
)

/** Wearables of people. */
export class ConnectionStore extends Context.Service<
  ConnectionStore,
  {
    /** The connections that GET /v1/sources lists: all but those that the person disconnected. */
    readonly sources: (user: UserId) => Effect.Effect<ReadonlyArray<Source>>
    /** Every connection a person ever made, oldest first. */
    readonly all: (user: UserId) => Effect.Effect<ReadonlyArray<Connection>>
    readonly find: (user: UserId, id: SourceId) => Effect.Effect<Connection | null>
    /**
     * Disconnects a connection at a time (epoch ms), inside the caller's transaction: deliveries
     * sent before that are outdated. Undefined when it does not exist or is disconnected already.
     */
    readonly disconnect: (
      tx: Transaction,
      user: UserId,
      id: SourceId,
      at: number,
    ) => Change<Connection | undefined>
  }
>()("db/ConnectionStore") {
  static readonly layer = Layer.effect(
    ConnectionStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return ConnectionStore.of({
        *disconnect(tx, user, id, at) {
          const [connection] = yield* tx.rows(disconnect, { user, id, at, iso: isoOf(at) })
          return connection
        },
        sources: (user) =>
          Effect.map(rows(active, { user }), (found) =>
            found.map(({ link, ...source }) => ({
              ...source,
              is_file: originOfLink(link) !== null,
            })),
          ),
        all: (user) => rows(all, { user }),
        find: (user, id) => Effect.map(rows(one, { user, id }), ([found]) => found ?? null),
      })
    }),
  )
}

const byAggregatorId = query((db, { connections }, given: Given<{ id: string }>) =>
  db.select().from(connections).where(eq(connections.aggregator_user_id, given.id)),
)

const byFormerId = query((db, { connections }, given: Given<{ id: string }>) =>
  db.select().from(connections).where(eq(connections.former_user_id, given.id)),
)

const lastDisconnected = query(
  (db, { connections }, given: Given<{ user: string; provider_raw: string }>) =>
    db
      .select()
      .from(connections)
      .where(
        and(
          sql`${connections.user_id} = ${given.user}`,
          eq(connections.provider_raw, given.provider_raw),
          eq(connections.status, "disconnected"),
        ),
      )
      .orderBy(desc(connections.connected_at))
      .limit(1),
)

const user = query((db, { users }, given: Given<{ id: string }>) =>
  db.select({ id: users.id }).from(users).where(sql`${users.id} = ${given.id}`),
)

const insert = query((db, { connections }, given: Given<Connection>) =>
  db.insert(connections).values(givenColumns(connections, given)),
)

const update = query((db, { connections }, given: Given<Connection>) =>
  db.update(connections).set(givenColumns(connections, given)).where(eq(connections.id, given.id)),
)

const remove = query((db, { connections }, given: Given<{ id: SourceId }>) =>
  db.delete(connections).where(eq(connections.id, given.id)),
)

interface Synced {
  readonly id: SourceId
  readonly at: string
  readonly ordering_ms: number | null
}

const synced = query((db, { connections }, given: Given<Synced>) => {
  const { last_sync_at, status, ordering_ms } = connections
  return db
    .update(connections)
    .set({
      last_sync_at: sql`CASE WHEN ${last_sync_at} > ${given.at} THEN ${last_sync_at}
        ELSE ${given.at} END`,
      status: sql`CASE WHEN ${status} = 'error' AND (${ordering_ms} IS NULL
        OR ${given.ordering_ms} IS NULL OR ${ordering_ms} <= ${given.ordering_ms})
        THEN 'active' ELSE ${status} END`,
    })
    .where(eq(connections.id, given.id))
})

const owner = query((db, { connections }, given: Given<{ id: string }>) =>
  db
    .select({ user_id: connections.user_id })
    .from(connections)
    .where(eq(connections.aggregator_user_id, given.id)),
)

const formerOwner = query((db, { connections }, given: Given<{ id: string }>) =>
  db
    .select({ user_id: connections.user_id })
    .from(connections)
    .where(eq(connections.former_user_id, given.id)),
)

/** Connections as deliveries change them: found by the aggregator's names, inside a transaction. */
export const connectionRows = {
  /** By the aggregator's user id, or by the one it had before the person signed in again. */
  *byAggregatorUser(tx: Reading, id: string): Change<Connection | undefined> {
    const [current] = yield* tx.rows(byAggregatorId, { id })
    if (current) return current
    const [former] = yield* tx.rows(byFormerId, { id })
    return former
  },
  /** The user whose connection has this aggregator id, or had it before signing in again. */
  *owner(tx: Reading, id: string): Change<UserId | undefined> {
    const [current] = yield* tx.rows(owner, { id })
    if (current) return current.user_id
    const [former] = yield* tx.rows(formerOwner, { id })
    return former?.user_id
  },
  /** The latest of a person and vendor that was disconnected. */
  *disconnected(tx: Reading, user: string, provider_raw: string): Change<Connection | undefined> {
    const [found] = yield* tx.rows(lastDisconnected, { user, provider_raw })
    return found
  },
  /** A person's id, if it is one. */
  *user(tx: Reading, id: string): Change<UserId | undefined> {
    const [found] = yield* tx.rows(user, { id })
    return found?.id
  },
  *insert(tx: Transaction, connection: Connection): Change<void> {
    yield* tx.rows(insert, connection)
  },
  *update(tx: Transaction, connection: Connection): Change<void> {
    yield* tx.rows(update, connection)
  },
  *remove(tx: Transaction, id: SourceId): Change<void> {
    yield* tx.rows(remove, { id })
  },
  /**
   * Records that data arrived. This also clears an error, unless the sender's order puts the data
   * before it. The time never moves back.
   */
  *synced(tx: Transaction, id: SourceId, at: string, ordering_ms: number | null): Change<void> {
    yield* tx.rows(synced, { id, at, ordering_ms })
  },
}
