import { Effect } from "effect"
import { notWritten, unpackBackup } from "#backup/unpack"
import { lockEmptyFolder } from "#db/empty-folder"
import { finishRestore, keepUnpacked } from "#db/restored-folder"
import type { UnpackTask } from "#domain/backup"

/**
 * Restores a backup into an empty DATA_DIR, and answers what it holds. Refuses a file that does not open or is not
 * whole, and a folder that is in use or not empty; then the folder has nothing of it. After an end at any moment it can
 * be done again.
 */
export const restoreBackup = (task: UnpackTask) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* lockEmptyFolder(task.folder)
      const manifest = yield* unpackBackup(task)
      yield* Effect.tryPromise({
        try: () => keepUnpacked(task.folder).then(() => finishRestore(task.folder)),
        catch: notWritten,
      })
      return manifest
    }),
  )
