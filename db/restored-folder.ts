import { existsSync, mkdirSync, readdirSync } from "node:fs"
import { chmod, mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Data, Effect } from "effect"
import { DATABASE, DataDirRefused, RESTORING } from "#db/data-dir"
import { lockFolder } from "#db/sqlite/folder-lock"
import { quickCheck } from "#db/sqlite/quick-check"
import { countsOf, type DatabaseCounts } from "#db/sqlite/whole-copy"
import { syncFolder } from "#db/sync-folder"

/** A file could not be written where it is to be restored: the disk is full, the folder is read-only. */
export class RestoreFailed extends Data.TaggedError("RestoreFailed")<{
  readonly message: string
}> {}

/** An empty DATA_DIR that is being filled. */
export interface RestoredFolder {
  /** Writes a file of it, durably, aside. */
  readonly write: (path: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>
  /** What the database that was written holds; null when it is damaged. */
  readonly counts: () => DatabaseCounts | null
  /** Puts all that was written into its place, the database last: there is a whole folder then, or none that starts. */
  readonly place: () => Promise<void>
}

/** What may lie in a folder that is restored into: a lock, and what a restore left that was ended. */
const isLeft = (name: string) => name === "lock" || name === "lock-journal" || name === RESTORING

const writeSynced = async (path: string, pieces: AsyncIterable<Uint8Array>) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await using file = await open(path, "wx", 0o600)
  for await (const piece of pieces) await file.writeFile(piece)
  await file.sync()
}

const place = async (folder: string, aside: string) => {
  const names = readdirSync(aside).sort((a, b) => Number(a === DATABASE) - Number(b === DATABASE))
  for (const name of names) {
    await syncFolder(folder)
    // Of a restore that was ended here, a folder may stand already.
    await rm(join(folder, name), { recursive: true, force: true })
    await rename(join(aside, name), join(folder, name))
  }
  await syncFolder(folder)
  await rm(aside, { recursive: true, force: true })
}

const opened = async (folder: string): Promise<RestoredFolder> => {
  const aside = join(folder, RESTORING)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { mode: 0o700 })
  await chmod(folder, 0o700)
  return {
    write: (path, pieces) => writeSynced(join(aside, path), pieces),
    counts: () => (quickCheck(join(aside, DATABASE)) ? countsOf(join(aside, DATABASE)) : null),
    place: () => place(folder, aside),
  }
}

const locked = (folder: string): (() => void) | DataDirRefused => {
  const refused = (why: string) => new DataDirRefused({ message: `DATA_DIR ${folder} ${why}` })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch {
    return refused("cannot be made or used.")
  }
  const unlock = lockFolder(folder)
  if (!unlock) return refused("is in use by another hygeia: stop it first.")
  const isEnded = existsSync(join(folder, RESTORING)) && !existsSync(join(folder, DATABASE))
  if (isEnded || readdirSync(folder).every(isLeft)) return unlock
  unlock()
  return refused("is not empty: a backup is restored into an empty one.")
}

/**
 * Locks an empty folder to restore into, until the scope closes. Refuses one that holds anything but what an earlier
 * restore, which was ended, has left there.
 */
export const restoredFolder = Effect.fnUntraced(function* (folder: string) {
  yield* Effect.acquireRelease(
    Effect.suspend(() => {
      const unlock = locked(folder)
      return typeof unlock === "function" ? Effect.succeed(unlock) : Effect.fail(unlock)
    }),
    (unlock) => Effect.sync(unlock),
  )
  return yield* Effect.acquireRelease(
    Effect.promise(() => opened(folder)),
    () => Effect.promise(() => rm(join(folder, RESTORING), { recursive: true, force: true })),
  )
})
