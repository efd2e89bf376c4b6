import { Database as Sqlite } from "bun:sqlite"

/** The version of the SQLite in this executable. */
export const sqliteVersion = (): string => {
  using sqlite = new Sqlite(":memory:")
  return sqlite.query<{ version: string }, []>("SELECT sqlite_version() AS version").get()!.version
}
