import { existsSync, readdirSync } from "node:fs"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { DATABASE, FILE_FOLDERS, RESTORED, RESTORING, SECRET_NAMES } from "#db/folder-names"
import { quickCheck } from "#db/sqlite/quick-check"
import { countsOf, type DatabaseCounts } from "#db/sqlite/whole-copy"
import { syncFolder } from "#db/sync-folder"

/** What a backup is unpacked into: a folder in the one that it will take the place of. */
export interface UnpackedFolder {
  /** Writes a file of it, durably. */
  readonly write: (path: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>
  /** What the database that was written holds; null when it is damaged. Throws where it cannot be counted. */
  readonly counts: () => DatabaseCounts | null
}

const writeSynced = async (path: string, pieces: AsyncIterable<Uint8Array>) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await using file = await open(path, "wx", 0o600)
  for await (const piece of pieces) await file.writeFile(piece)
  await file.sync()
}

/** Removes what an unpacking has left in a folder that did not come to its end. */
export const dropUnpacked = (folder: string) =>
  Effect.promise(() => rm(join(folder, RESTORING), { recursive: true, force: true }))

/** Begins to unpack a backup in a folder, anew where that was begun before. */
export const unpackedFolder = async (folder: string): Promise<UnpackedFolder> => {
  const aside = join(folder, RESTORING)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  return {
    write: (path, pieces) => writeSynced(join(aside, path), pieces),
    counts: () => (quickCheck(join(aside, DATABASE)) ? countsOf(join(aside, DATABASE)) : null),
  }
}

/** Whether a restore has to be finished, by the next start at the latest. */
export const isRestored = (folder: string): boolean => existsSync(join(folder, RESTORED))

/** From here on the restore happens: `finishRestore` does what is left, after an end at any moment too. */
export const keepUnpacked = async (folder: string): Promise<void> => {
  await syncFolder(join(folder, RESTORING))
  await rename(join(folder, RESTORING), join(folder, RESTORED))
  await syncFolder(folder)
}

/** Removes what makes up a DATA_DIR, its database last. */
export const clearFolder = async (folder: string): Promise<void> => {
  for (const name of [...SECRET_NAMES, ...FILE_FOLDERS, `${DATABASE}-wal`, `${DATABASE}-shm`])
    await rm(join(folder, name), { recursive: true, force: true })
  await syncFolder(folder)
  await rm(join(folder, DATABASE), { force: true })
  await syncFolder(folder)
}

/**
 * Puts what was restored in the place of what a folder holds, the database last. Whoever does it owns the folder, and
 * has no file of it open. Does nothing where nothing was restored; ended at any moment, it can be done again.
 */
export const finishRestore = async (folder: string): Promise<void> => {
  if (!isRestored(folder)) return
  const aside = join(folder, RESTORED)
  // As long as both databases are there, nothing has been moved yet.
  if (existsSync(join(aside, DATABASE)) && existsSync(join(folder, DATABASE)))
    await clearFolder(folder)
  const names = readdirSync(aside).sort((a, b) => Number(a === DATABASE) - Number(b === DATABASE))
  for (const name of names) {
    await rename(join(aside, name), join(folder, name))
    await syncFolder(folder)
  }
  await rm(aside, { recursive: true, force: true })
}
