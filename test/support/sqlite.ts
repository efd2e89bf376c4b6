import type { Database as Sqlite } from "bun:sqlite"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import { Effect } from "effect"
import { Database } from "#db/database"
import { SqliteConnection } from "#db/sqlite/connection"

/** Looks into the database, or changes it, past the stores. */
export const direct = <A>(
  work: (db: BunSQLiteDatabase, sqlite: Sqlite) => A,
): Effect.Effect<A, never, SqliteConnection> =>
  Effect.map(SqliteConnection, ({ db, sqlite }) => work(db, sqlite))

/** Changes the database past the stores, in a group commit with its stamp. */
export const stamped = <A>(
  work: (sqlite: Sqlite, stamp: number) => A,
): Effect.Effect<A, never, Database | SqliteConnection> =>
  Effect.gen(function* () {
    const { sqlite } = yield* SqliteConnection
    const { write } = yield* Database
    return yield* write("system", function* (tx) {
      return work(sqlite, yield* tx.stamp())
    })
  })
