import { Context, Layer } from "effect"
import type { Engine } from "#db/engine"
import { SqliteConnection } from "#db/sqlite/connection"
import { sqliteEngine } from "#db/sqlite/engine"

/**
 * The one SQLite connection of the process. A failing statement is a bug or a full disk, never an
 * answer: it dies.
 */
export class Database extends Context.Service<Database, Engine>()("db/Database") {
  /** Opens, migrates and owns the file; closing the scope commits what is waiting and closes it. */
  static readonly layer = (file: string) =>
    Layer.effect(Database, sqliteEngine).pipe(Layer.provideMerge(SqliteConnection.layer(file)))
}
