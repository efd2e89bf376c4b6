import { Data, Effect, Stream } from "effect"
import { altered, newer } from "#backup/encryption"
import { readBackup } from "#backup/read"
import { dropUnpacked, unpackedFolder } from "#db/restored-folder"
import { KNOWN_VERSION } from "#db/sqlite/migrations"
import { type BackupManifest, BackupRefused, type UnpackTask } from "#domain/backup"

/** A file could not be written where it is to be restored: the disk is full, the folder is read-only. */
export class RestoreFailed extends Data.TaggedError("RestoreFailed")<{
  readonly message: string
}> {}

/** The disk takes nothing. */
export const notWritten = () =>
  new RestoreFailed({ message: "Nothing can be written there: is the disk full, or read-only?" })

/** What ended the writing of a file: the backup itself, or the disk. */
const failed = (cause: unknown) => (cause instanceof BackupRefused ? cause : notWritten())

const areEqual = (found: BackupManifest["rows"], expected: BackupManifest["rows"]) =>
  Bun.deepEquals(found, expected)

/**
 * Unpacks a backup beside the files of a folder, and answers what it holds. Refuses a file that does not open, is not
 * whole or is newer than this program; then nothing of it is left.
 */
export const unpackBackup = ({ folder, file, key }: UnpackTask) =>
  Effect.gen(function* () {
    const target = yield* Effect.tryPromise({
      try: () => unpackedFolder(folder),
      catch: notWritten,
    })
    const manifest = yield* readBackup(file, key, (name, body) =>
      Effect.flatMap(Stream.toReadableStreamEffect(body), (pieces) =>
        Effect.tryPromise({ try: () => target.write(name, pieces), catch: failed }),
      ),
    )
    const counts = yield* Effect.try({ try: target.counts, catch: altered })
    const isWhole =
      counts?.migrations === manifest.migrations && areEqual(counts.rows, manifest.rows)
    if (!isWhole) return yield* altered()
    if (counts.migrations > KNOWN_VERSION) return yield* newer()
    return manifest
  }).pipe(Effect.onError(() => dropUnpacked(folder)))
