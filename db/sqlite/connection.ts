import { SQLiteError, Database as Sqlite } from "bun:sqlite"
import { closeSync, openSync } from "node:fs"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import { drizzle } from "drizzle-orm/bun-sqlite"
import { Context, Data, Effect, Layer } from "effect"
import { keepMigrationCopy } from "#db/sqlite/migration-copy"
import { migrate } from "#db/sqlite/migrations"
import { BUSY_TIMEOUT_MS, makeSecureErase, type SecureErase } from "#db/sqlite/secure-erase"

/** The file cannot be used: it is no database, a newer one, or not ours to read. */
export class DatabaseRefused extends Data.TaggedError("DatabaseRefused")<{
  readonly message: string
}> {}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/

const refusal = (file: string, cause: unknown) => {
  const isDamaged = cause instanceof SQLiteError && DAMAGED.test(cause.code ?? "")
  const message = cause instanceof Error ? cause.message : "cannot be opened"
  const remedy = isDamaged
    ? ": restore a backup into an empty DATA_DIR (`hygeia restore FILE`)"
    : ""
  return new DatabaseRefused({ message: `${file}: ${message}${remedy}` })
}

/** The raw handles of the one SQLite connection of the process: for `db/sqlite` alone, and tests. */
export class SqliteConnection extends Context.Service<
  SqliteConnection,
  {
    /** Its path; `:memory:` for none. */
    readonly file: string
    readonly sqlite: Sqlite
    readonly db: BunSQLiteDatabase & { readonly $client: Sqlite }
    readonly secureErase: SecureErase
  }
>()("db/SqliteConnection") {
  /** Opens, migrates and owns the file. */
  static readonly layer = (file: string) =>
    Layer.effect(
      SqliteConnection,
      Effect.acquireRelease(
        Effect.try({ try: () => open(file), catch: (cause) => refusal(file, cause) }),
        ({ sqlite, secureErase }) =>
          Effect.sync(() => {
            sqlite.close()
            secureErase.close()
          }),
      ),
    )
}

const open = (file: string): SqliteConnection["Service"] => {
  // SQLite gives its log the mode of the file, so that is made first, for its owner's eyes alone.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600))
  const sqlite = new Sqlite(file, { create: true, strict: true })
  try {
    prepare(sqlite, file)
    return {
      file,
      sqlite,
      db: drizzle({ client: sqlite }),
      secureErase: makeSecureErase(sqlite, file),
    }
  } catch (cause) {
    sqlite.close()
    throw cause
  }
}

const prepare = (sqlite: Sqlite, file: string) => {
  sqlite.run("PRAGMA journal_mode = WAL")
  sqlite.run("PRAGMA synchronous = FULL")
  sqlite.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.run("PRAGMA secure_delete = ON")
  sqlite.run("PRAGMA cache_size = -32000")
  keepMigrationCopy(sqlite, file)
  migrate(sqlite)
}
