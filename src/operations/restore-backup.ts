import { Effect, Stream } from "effect"
import { altered, BackupRefused } from "#backup/encryption"
import { readBackup } from "#backup/read"
import { RestoreFailed, restoredFolder } from "#db/restored-folder"
import type { BackupKey, BackupManifest } from "#domain/backup"

/** What ended the writing of a file: the backup itself, or the disk. */
const failed = (cause: unknown) =>
  cause instanceof BackupRefused
    ? cause
    : new RestoreFailed({
        message: "Nothing can be written there: is the disk full, or read-only?",
      })

const areEqual = (found: BackupManifest["rows"], expected: BackupManifest["rows"]) =>
  Bun.deepEquals(found, expected)

/**
 * Restores a backup into an empty DATA_DIR, and answers what it holds. Refuses a file that does not open or is not
 * whole, and a folder that is in use or not empty; then, as after an end at any moment, the folder has nothing of it.
 */
export const restoreBackup = (path: string, key: BackupKey, folder: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const target = yield* restoredFolder(folder)
      const manifest = yield* readBackup(path, key, (name, body) =>
        Effect.flatMap(Stream.toReadableStreamEffect(body), (pieces) =>
          Effect.tryPromise({ try: () => target.write(name, pieces), catch: failed }),
        ),
      )
      const counts = target.counts()
      const isWhole =
        counts?.migrations === manifest.migrations && areEqual(counts.rows, manifest.rows)
      if (!isWhole) return yield* altered()
      yield* Effect.tryPromise({ try: target.place, catch: failed })
      return manifest
    }),
  )
