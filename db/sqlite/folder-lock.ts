import { SQLiteError, Database as Sqlite } from "bun:sqlite"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The name of the file in a folder that its owner holds locked. */
export const LOCK = "lock"

/** Whether a folder has ever been locked. */
export const hasLock = (path: string): boolean => existsSync(join(path, LOCK))

const MAGIC = "SQLite format 3\0"

/** Whether the lock file of a folder is none of SQLite's, which has nothing in it: no process can hold it. */
export const isForeignLock = (path: string): boolean => {
  const text = readFileSync(join(path, LOCK), "latin1")
  return text !== "" && !text.startsWith(MAGIC)
}

/** Keeps the locks referenced: a collected handle would release its lock. */
const held = new Set<Sqlite>()

const tryLock = (path: string): Sqlite | null => {
  const sqlite = new Sqlite(join(path, LOCK), { create: true })
  try {
    sqlite.run("PRAGMA busy_timeout = 0")
    sqlite.run("PRAGMA journal_mode = DELETE")
    sqlite.run("BEGIN EXCLUSIVE")
    return sqlite
  } catch (cause) {
    sqlite.close()
    if (cause instanceof SQLiteError && cause.code === "SQLITE_BUSY") return null
    throw cause
  }
}

/**
 * Locks a folder and returns the function that releases it; null when another process holds it. The
 * lock is an exclusive transaction on a separate file: the kernel releases it when the process
 * ends, in any way. Throws where the lock cannot be taken at all, as on a full disk.
 */
export const lockFolder = (path: string): (() => void) | null => {
  const lock = tryLock(path)
  if (!lock) return null
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
