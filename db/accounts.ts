import { and, eq, getTableColumns, isNotNull, ne, sql } from "drizzle-orm"
import { union, unionAll } from "drizzle-orm/sqlite-core"
import { Context, Effect, Layer } from "effect"
import {
  ofTurns,
  owned,
  PARENTS,
  type RemovedRows,
  ROW_TYPES,
  removalFrom,
  removeSome,
  removeTurnsInFlight,
} from "#db/account-rows"
import { type AnyQuery, type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { type Tables, tables } from "#db/tables"
import type { TurnId, UserId } from "#domain/ids"
import { DELETED_ISSUER } from "#domain/user"

/** The external identities of a deleted account, for the services that must be notified. */
export interface RemovedAccount {
  readonly rows_deleted: number
  readonly turns: ReadonlyArray<TurnId>
  /** The known aggregator ids of all links that the person ever made. */
  readonly aggregator_user_ids: ReadonlyArray<string>
  /** The aggregator's ids and ours of every lab report. */
  readonly lab_ids: ReadonlyArray<string>
}

interface Person {
  readonly user: UserId
}

const turns = query((db, { turns }, given: Given<Person>) =>
  db.select({ id: turns.id }).from(turns).where(eq(turns.user_id, given.user)),
)

const links = query((db, { connections }, given: Given<Person>) =>
  unionAll(
    db
      .select({ id: sql<string>`${connections.aggregator_user_id}` })
      .from(connections)
      .where(eq(connections.user_id, given.user)),
    db
      .select({ id: sql<string>`${connections.former_user_id}` })
      .from(connections)
      .where(and(eq(connections.user_id, given.user), isNotNull(connections.former_user_id))),
  ),
)

// A link's earlier ids are known by the sign-ins that brought them.
const linksOfSignIns = query((db, { rawEvents }, given: Given<Person>) =>
  db
    .selectDistinct({ id: rawEvents.aggregator_user_id })
    .from(rawEvents)
    .where(
      and(
        sql`${rawEvents.reference_id} = ${given.user}`,
        sql`${rawEvents.type} NOT IN ${ROW_TYPES}`,
        ne(rawEvents.aggregator_user_id, ""),
      ),
    ),
)

const isOthers = query((db, { connections }, given: Given<Person & { id: string }>) =>
  db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.aggregator_user_id, given.id), ne(connections.user_id, given.user))),
)

const reports = query((db, { labs }, given: Given<Person>) =>
  union(
    db
      .select({ id: sql<string>`${labs.id}` })
      .from(labs)
      .where(eq(labs.user_id, given.user)),
    db
      .select({ id: sql<string>`${labs.upload_id}` })
      .from(labs)
      .where(and(eq(labs.user_id, given.user), isNotNull(labs.upload_id))),
  ),
)

/** Deliveries by the link they came by. */
const ofLink = query((db, { rawEvents }, given: Given<{ id: string }>) =>
  db.delete(rawEvents).where(eq(rawEvents.aggregator_user_id, given.id)),
)

/**
 * Deliveries by their reference. The conditions repeat those of the partial indexes exactly, so
 * that SQLite uses them.
 */
const ofReference: ReadonlyArray<AnyQuery> = [
  query((db, { rawEvents }, given: Given<{ id: string }>) =>
    db
      .delete(rawEvents)
      .where(and(eq(rawEvents.reference_id, given.id), sql`${rawEvents.type} NOT IN ${ROW_TYPES}`)),
  ),
  query((db, { rawEvents }, given: Given<{ id: string }>) =>
    db
      .delete(rawEvents)
      .where(
        and(
          eq(rawEvents.reference_id, given.id),
          sql`${rawEvents.state} IN ('received', 'parked')`,
        ),
      ),
  ),
]

const has = (name: keyof Tables, column: string) => column in getTableColumns(tables[name])
const names = Object.keys(tables) as ReadonlyArray<keyof Tables>

/** The deliveries that brought a person's rows. */
const broughtTo = names
  .filter((name) => has(name, "raw_event_id") && has(name, "user_id"))
  .map((name) =>
    query((db, schema, given: Given<Person>) => {
      const rows = schema[name as "biomarkers"]
      const brought = db
        .select({ id: rows.raw_event_id })
        .from(rows)
        .where(eq(rows.user_id, given.user))
      return db.delete(schema.rawEvents).where(sql`${schema.rawEvents.id} IN ${brought}`)
    }),
  )

const removals: ReadonlyArray<AnyQuery> = [
  ...broughtTo,
  ...ofTurns.map((name) =>
    query((db, schema, given: Given<Person>) => {
      const rows = schema[name as "turnSteps"]
      const ids = db
        .select({ id: schema.turns.id })
        .from(schema.turns)
        .where(eq(schema.turns.user_id, given.user))
      return db.delete(rows).where(sql`${rows.turn_id} IN ${ids}`)
    }),
  ),
  ...[...owned.filter((name) => !PARENTS.includes(name)), ...PARENTS].map(removalFrom),
  query((db, { users }, given: Given<Person>) => db.delete(users).where(eq(users.id, given.user))),
]

/** What lets somebody act as a person, or become able to, and what acts for them. */
const access = (
  [
    "serviceTokens",
    "deviceCodes",
    "sessions",
    "localAccounts",
    "signInLinks",
    "invitations",
    "passkeys",
    "totpSecrets",
    "recoveryCodes",
    // Turns that nobody asks for begin by them.
    "notificationSettings",
  ] as const
).map(removalFrom)

const giveUpName = query((db, { users }, given: Given<Person>) =>
  db
    .update(users)
    .set({ issuer: DELETED_ISSUER, subject: given.user, email: null })
    .where(eq(users.id, given.user)),
)

const leaving = query((db, { users }) =>
  db.select({ id: users.id }).from(users).where(eq(users.issuer, DELETED_ISSUER)),
)

const idsIn = (rows: ReadonlyArray<{ readonly id: string }>) => rows.map(({ id }) => id)

/** Every id that a person's links have had at the aggregator, but those that are somebody else's now. */
function* linksOf(tx: Transaction, user: UserId): Change<ReadonlyArray<string>> {
  const named = new Set([
    ...idsIn(yield* tx.rows(links, { user })),
    ...idsIn(yield* tx.rows(linksOfSignIns, { user })),
  ])
  for (const id of named) if ((yield* tx.rows(isOthers, { user, id })).length > 0) named.delete(id)
  return [...named]
}

/** Everything a person has in the database, as one. */
export class AccountStore extends Context.Service<
  AccountStore,
  {
    /**
     * Begins a deletion, inside the caller's transaction: nobody can act as the person any more, their
     * name is free, and nothing runs for them. A process that stops before `remove` goes on with those
     * that `leaving` lists.
     */
    readonly close: (tx: Transaction, user: UserId) => Change<Omit<RemovedAccount, "lab_ids">>
    /** Deletes rows of a person, inside the caller's transaction: none when `remove` has little to do. */
    readonly removeSome: (
      tx: Transaction,
      user: UserId,
      links: ReadonlyArray<string>,
    ) => Change<RemovedRows>
    /**
     * Deletes every row of a person, and every delivery that was for them, inside the caller's
     * transaction. What belongs to whom is read from the tables: a row belongs to its `user_id`,
     * or to the turn it hangs on.
     */
    readonly remove: (tx: Transaction, user: UserId) => Change<RemovedAccount>
    /** Whose deletion has begun, and not ended. */
    readonly leaving: Effect.Effect<ReadonlyArray<UserId>>
  }
>()("db/AccountStore") {
  static readonly layer = Layer.effect(
    AccountStore,
    Effect.map(Database, ({ rows }) =>
      AccountStore.of({
        *close(tx, user) {
          const { turns, ...removed } = yield* removeTurnsInFlight(tx, user)
          const aggregator_user_ids = yield* linksOf(tx, user)
          let { rows_deleted } = removed
          for (const removal of access) rows_deleted += yield* tx.count(removal, { user })
          yield* tx.rows(giveUpName, { user })
          return { rows_deleted, turns, aggregator_user_ids }
        },
        removeSome,
        *remove(tx, user) {
          const ended = idsIn(yield* tx.rows(turns, { user })) as ReadonlyArray<TurnId>
          const lab_ids = idsIn(yield* tx.rows(reports, { user }))
          const aggregator_user_ids = yield* linksOf(tx, user)
          let rows_deleted = 0
          for (const id of aggregator_user_ids) rows_deleted += yield* tx.count(ofLink, { id })
          for (const removal of ofReference)
            for (const id of [user, ...lab_ids]) rows_deleted += yield* tx.count(removal, { id })
          for (const removal of removals) rows_deleted += yield* tx.count(removal, { user })
          return { rows_deleted, turns: ended, aggregator_user_ids, lab_ids }
        },
        leaving: Effect.map(rows(leaving), (users) => users.map(({ id }) => id)),
      }),
    ),
  )
}
