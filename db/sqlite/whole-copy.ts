import { Database as Sqlite } from "bun:sqlite"
import { BUSY_TIMEOUT_MS } from "#db/sqlite/secure-erase"

/** How much is in a database: the migrations it has seen, and the rows of each table. */
export interface DatabaseCounts {
  readonly migrations: number
  readonly rows: Readonly<Record<string, number>>
}

/**
 * Writes the state that a database is in now to a new file, packed, while others go on writing. `source` is its file,
 * or the bytes of one that is in memory. Takes as long as reading all of it: a thread's work.
 */
export const copyDatabase = (source: string | Uint8Array, path: string): void => {
  using sqlite =
    typeof source === "string"
      ? new Sqlite(source, { readonly: true, strict: true })
      : Sqlite.deserialize(source, { strict: true })
  sqlite.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.query("VACUUM INTO ?").run(path)
}

/** Counts what is in a database file that nobody writes to. */
export const countsOf = (path: string): DatabaseCounts => {
  using sqlite = new Sqlite(path, { readonly: true, strict: true })
  const tables = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
  const count = (name: string) =>
    sqlite.query<{ n: number }, []>(`SELECT count(*) AS n FROM "${name}"`).get()!.n
  const version = sqlite.query<{ user_version: number }, []>("PRAGMA user_version").get()!
  return {
    migrations: version.user_version,
    rows: Object.fromEntries(tables.map(({ name }) => [name, count(name)])),
  }
}

/** The files of DATA_DIR that rows of a database name, as paths in it: uploads, and imports until their files go. */
export const filesNamedIn = (path: string): ReadonlySet<string> => {
  using sqlite = new Sqlite(path, { readonly: true, strict: true })
  const named = sqlite.query<{ path: string }, []>(
    `SELECT storage_key AS path FROM labs WHERE storage_key <> ''
     UNION SELECT 'imports/' || id FROM file_imports
     WHERE status IN ('queued', 'running') OR kept_until IS NOT NULL`,
  )
  return new Set(named.all().map(({ path }) => path))
}
