import { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import type { Query, ValuesOf } from "#db/change"
import { SqliteConnection } from "#db/sqlite/connection"
import { makePrepare } from "#db/sqlite/prepared"
import { BUSY_TIMEOUT_MS } from "#db/sqlite/secure-erase"

/** Where a thread can read the database by itself: its file, or the bytes of one that is in memory. */
export class DatabaseSource extends Context.Service<
  DatabaseSource,
  { readonly current: Effect.Effect<string | Uint8Array> }
>()("db/DatabaseSource") {
  static readonly layer = Layer.effect(
    DatabaseSource,
    Effect.map(SqliteConnection, ({ file, sqlite }) => ({
      current: Effect.sync(() => (file === ":memory:" ? sqlite.serialize() : file)),
    })),
  )
}

/** One state of the database, over a connection of its own, until it is disposed of. */
export interface Snapshot extends Disposable {
  readonly rows: <Values, Row>(
    query: Query<Values, Row>,
    ...values: ValuesOf<Values>
  ) => ReadonlyArray<Row>
}

/** Opens the state that a database is in now. What is written meanwhile is not seen, and waits for nothing. */
export const openSnapshot = (source: string | Uint8Array): Snapshot => {
  const sqlite =
    typeof source === "string"
      ? new Sqlite(source, { readonly: true, strict: true })
      : Sqlite.deserialize(source, { readonly: true, strict: true })
  sqlite.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.run("BEGIN")
  // The state is that of the first read.
  sqlite.query("SELECT 1 FROM sqlite_schema LIMIT 1").get()
  const prepare = makePrepare(sqlite)
  return {
    rows: (query, ...values) =>
      prepare(query).rows((values[0] ?? {}) as never) as ReadonlyArray<never>,
    [Symbol.dispose]: () => sqlite.close(),
  }
}
