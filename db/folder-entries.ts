import { accessSync, constants, statSync } from "node:fs"
import { join } from "node:path"
import { DATABASE, FILE_FOLDERS, SECRET_NAMES } from "#db/folder-names"
import { isForeignLock, LOCK } from "#db/sqlite/folder-lock"

const { R_OK, W_OK, X_OK } = constants

/** Whether this process may use a path like that, as far as permissions and the mount say. */
export const mayUse = (path: string, mode: number): boolean => {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** What a DATA_DIR has under names of its own, and how each is used. */
const ENTRIES = [
  ...[DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, LOCK].map(
    (name) => [name, "file", R_OK | W_OK] as const,
  ),
  ...SECRET_NAMES.map((name) => [name, "file", R_OK] as const),
  ...[...FILE_FOLDERS, "inbox"].map((name) => [name, "folder", R_OK | W_OK | X_OK] as const),
]

/**
 * What in a DATA_DIR this process cannot use: a folder where a file has to be, or the other way round, what its rights
 * keep from it, and a lock file that somebody else has written.
 */
export const unusableEntries = (path: string): ReadonlyArray<string> =>
  ENTRIES.filter(([name, kind, mode]) => {
    const entry = join(path, name)
    const found = statSync(entry, { throwIfNoEntry: false })
    if (!found) return false
    if (found.isDirectory() !== (kind === "folder") || !mayUse(entry, mode)) return true
    return name === LOCK && isForeignLock(path)
  }).map(([name]) => name)
