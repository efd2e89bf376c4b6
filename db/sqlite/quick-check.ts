import { SQLiteError, Database as Sqlite } from "bun:sqlite"

/**
 * Whether the pages of a database file hold together. Goes through all of it on a connection of its
 * own, which takes minutes for a large one: for a thread.
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
