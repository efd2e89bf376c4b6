import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { DataDirRefused } from "#db/data-dir"
import { DATABASE, RESTORED, RESTORING } from "#db/folder-names"
import { clearFolder, dropUnpacked } from "#db/restored-folder"
import { lockFolder } from "#db/sqlite/folder-lock"

const LOCKS = ["lock", "lock-journal"]

/** Whether nothing is in a folder, or what a restore has left that was ended: then it is begun anew. */
const isEmpty = (folder: string): boolean => {
  const names = readdirSync(folder).filter((name) => !LOCKS.includes(name))
  const isEnded = names.includes(RESTORING) || names.includes(RESTORED)
  return names.length === 0 || (isEnded && !existsSync(join(folder, DATABASE)))
}

const locked = (folder: string): (() => void) | DataDirRefused => {
  const refused = (why: string) => new DataDirRefused({ message: `DATA_DIR ${folder} ${why}` })
  const notEmpty = () => refused("is not empty: a backup is restored into an empty one.")
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // A folder of somebody else's files is left as it is.
    if (!isEmpty(folder)) return notEmpty()
    chmodSync(folder, 0o700)
    const unlock = lockFolder(folder)
    if (!unlock) return refused("is in use by another hygeia: stop it first.")
    if (isEmpty(folder)) return unlock
    unlock()
    return notEmpty()
  } catch {
    return refused("cannot be made or used.")
  }
}

/**
 * Locks an empty folder to restore into, until the scope closes. Refuses one that holds anything but what an earlier
 * restore, which was ended, has left there.
 */
export const lockEmptyFolder = Effect.fnUntraced(function* (folder: string) {
  yield* Effect.acquireRelease(
    Effect.suspend(() => {
      const unlock = locked(folder)
      return typeof unlock === "function" ? Effect.succeed(unlock) : Effect.fail(unlock)
    }),
    (unlock) => Effect.sync(unlock),
  )
  yield* Effect.promise(() => clearFolder(folder))
  yield* dropUnpacked(folder)
})
