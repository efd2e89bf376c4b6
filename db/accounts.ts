import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import type { TurnId, UserId } from "#domain/ids"

/** What an account was, for those who have to be told that it is gone. */
export interface RemovedAccount {
  readonly rows_deleted: number
  readonly turns: ReadonlyArray<TurnId>
  /** The aggregator's ids of every link the person ever made, as far as they are known. */
  readonly aggregator_user_ids: ReadonlyArray<string>
  /** The aggregator's ids and ours of every lab report. */
  readonly lab_ids: ReadonlyArray<string>
}

/** Everything a person has in the database, as one. */
export class AccountStore extends Context.Service<
  AccountStore,
  {
    /**
     * Deletes every row of a person, and every delivery that was for them, inside the caller's
     * transaction. What belongs to whom is read from the tables: a row belongs to its `user_id`,
     * or to whatever it hangs on.
     */
    readonly remove: (tx: Transaction, user: UserId) => RemovedAccount
  }
>()("db/AccountStore") {
  static readonly layer = Layer.effect(
    AccountStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const statements = yield* read((_, sqlite) => prepare(sqlite))
      const texts = (rows: ReadonlyArray<{ readonly id: string }>) => rows.map(({ id }) => id)

      return AccountStore.of({
        remove: (_, user) => {
          const turns = texts(statements.turns.all({ user })) as Array<TurnId>
          const aggregator_user_ids = texts(statements.aggregatorUsers.all({ user }))
          const lab_ids = texts(statements.labs.all({ user }))
          const names = {
            user,
            users: JSON.stringify(aggregator_user_ids),
            references: JSON.stringify([user, ...lab_ids]),
          }
          let rows_deleted = 0
          for (const remove of statements.removals) rows_deleted += remove.run(names).changes
          return { rows_deleted, turns, aggregator_user_ids, lab_ids }
        },
      })
    }),
  )
}

interface Names extends Record<string, string> {
  /** Our id of the person. */
  readonly user: string
  /** JSON lists: the aggregator's ids of them, and what lab reports and notices refer to. */
  readonly users: string
  readonly references: string
}

/** Kinds of deliveries that nearly always name a known link, and are found by it. */
const ROWS = "('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation')"

/**
 * Deliveries by the link they came by and by what they refer to. The conditions are those of the
 * indices, word for word.
 */
const DELIVERIES = [
  "aggregator_user_id IN (SELECT value FROM json_each($users))",
  `reference_id IN (SELECT value FROM json_each($references)) AND type NOT IN ${ROWS}`,
  `reference_id IN (SELECT value FROM json_each($references)) AND state IN ('received', 'parked')`,
]

const prepare = (sqlite: Sqlite) => ({
  turns: sqlite.query<{ id: string }, { user: string }>(
    "SELECT id FROM turns WHERE user_id = $user",
  ),
  // A link's earlier ids are known by the sign-ins that brought them, unless they are another's now.
  aggregatorUsers: sqlite.query<{ id: string }, { user: string }>(
    `SELECT aggregator_user_id AS id FROM connections WHERE user_id = $user
     UNION SELECT former_user_id FROM connections
       WHERE user_id = $user AND former_user_id IS NOT NULL
     UNION SELECT aggregator_user_id FROM raw_events
       WHERE reference_id = $user AND type NOT IN ${ROWS} AND aggregator_user_id <> ''
     EXCEPT SELECT aggregator_user_id FROM connections WHERE user_id <> $user`,
  ),
  labs: sqlite.query<{ id: string }, { user: string }>(
    `SELECT id FROM labs WHERE user_id = $user
     UNION ALL SELECT upload_id FROM labs WHERE user_id = $user AND upload_id IS NOT NULL`,
  ),
  removals: removalsIn(sqlite).map((sql) => sqlite.query<void, Names>(sql)),
})

interface Column {
  readonly table: string
  readonly name: string
}

interface Reference {
  readonly table: string
  readonly column: string
  readonly to: string
  readonly key: string
}

/** The statements that remove a person, what hangs on other rows before those. */
const removalsIn = (sqlite: Sqlite): ReadonlyArray<string> => {
  const columns = sqlite
    .query<Column, []>(
      `SELECT t.name AS "table", c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c
       WHERE t.type = 'table'`,
    )
    .all()
  const references = sqlite
    .query<Reference, []>(
      `SELECT t.name AS "table", f."from" AS "column", f."table" AS "to", f."to" AS key
       FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`,
    )
    .all()
  const has = (column: string) =>
    columns.filter(({ name }) => name === column).map(({ table }) => table)
  const owned = has("user_id")
  const hangs = references.filter(({ table, to }) => !owned.includes(table) && owned.includes(to))
  const hangingOn = (table: string) => references.filter(({ to }) => to === table).length
  return [
    ...DELIVERIES.map((condition) => `DELETE FROM raw_events WHERE ${condition}`),
    ...has("raw_event_id")
      .filter((table) => owned.includes(table))
      .map(
        (table) =>
          `DELETE FROM raw_events
         WHERE id IN (SELECT raw_event_id FROM ${table} WHERE user_id = $user)`,
      ),
    ...hangs.map(
      ({ table, column, to, key }) =>
        `DELETE FROM ${table} WHERE ${column} IN (SELECT ${key} FROM ${to} WHERE user_id = $user)`,
    ),
    ...owned
      .toSorted((one, other) => hangingOn(one) - hangingOn(other))
      .map((table) => `DELETE FROM ${table} WHERE user_id = $user`),
    "DELETE FROM users WHERE id = $user",
  ]
}
