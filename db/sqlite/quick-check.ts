import { SQLiteError, Database as Sqlite } from "bun:sqlite"

/**
 * Whether PRAGMA quick_check finds a database file intact. Reads the whole file on its own
 * connection, which takes minutes for a large one, so it runs in a thread.
 */
export const quickCheck = (file: string): boolean => {
  try {
    using sqlite = new Sqlite(file, { readonly: true })
    const found = sqlite.query<{ quick_check: string }, []>("PRAGMA quick_check(1)").all()
    return found.length === 1 && found[0]!.quick_check === "ok"
  } catch (cause) {
    const isCorrupt =
      cause instanceof SQLiteError && /^SQLITE_(CORRUPT|NOTADB)/.test(cause.code ?? "")
    if (isCorrupt) return false
    throw cause
  }
}
