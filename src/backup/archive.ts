import { join } from "node:path"
import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"
import { locked } from "#backup/encryption"
import { filesOfFolder, piecesOf, scratchCopy } from "#db/folder-files"
import { DATABASE } from "#db/folder-names"
import { quickCheck } from "#db/sqlite/quick-check"
import { copyDatabase, countsOf, filesNamedIn } from "#db/sqlite/whole-copy"
import { BACKUP_VERSION, type BackupManifest, BackupRefused, type BackupTask } from "#domain/backup"
import { dateOf, isoOf } from "#domain/time"

/** The names of the first file of a backup, and of the last. */
export const MANIFEST = "manifest.json"
export const CHECKSUMS = "checksums.sha256"

type Body = Stream.Stream<Uint8Array>

const textBody = (text: () => string): Body =>
  Stream.suspend(() => Stream.succeed(new TextEncoder().encode(text())))

/** The files of the archive; the checksums of all are the last, in the format of sha256sum. */
function* filesOf(
  { folder, made_at }: BackupTask,
  copy: string,
): Generator<readonly [string, Body]> {
  const sums: Array<string> = []
  const summed = (path: string, body: Body): readonly [string, Body] => {
    const hash = new Bun.CryptoHasher("sha256")
    const read = Stream.map(body, (piece) => {
      hash.update(piece)
      return piece
    })
    const done = Stream.fromEffectDrain(
      Effect.sync(() => sums.push(`${hash.digest("hex")}  ${path}\n`)),
    )
    return [path, Stream.concat(read, done)]
  }
  const fileBody = (path: string): Body =>
    Stream.orDie(Stream.fromAsyncIterable(piecesOf(path), (cause) => cause))
  const manifest: BackupManifest = {
    hygeia: "backup",
    version: BACKUP_VERSION,
    made_at: isoOf(made_at),
    ...countsOf(copy),
  }
  yield summed(
    MANIFEST,
    textBody(() => JSON.stringify(manifest)),
  )
  yield summed(DATABASE, fileBody(copy))
  for (const path of filesOfFolder(folder, filesNamedIn(copy)))
    yield summed(path, fileBody(join(folder, path)))
  yield [CHECKSUMS, textBody(() => sums.join(""))]
}

/**
 * A backup of DATA_DIR, in the state in which its database is when the first piece is asked for: a zip, locked with
 * age. Fails when the database is damaged.
 */
export const backupOf = (task: BackupTask): Stream.Stream<Uint8Array, BackupRefused> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const { path } = yield* Effect.acquireDisposable(Effect.sync(() => scratchCopy(task.folder)))
      yield* Effect.sync(() => copyDatabase(task.database, path))
      if (!quickCheck(path))
        return yield* new BackupRefused({ message: "The database is damaged: restore a backup." })
      const options = { mtime: dateOf(task.made_at), mode: 0o600 }
      const zipped = Stream.fromIterable(filesOf(task, path), { chunkSize: 1 }).pipe(
        Stream.map(([name, body]) => Zip.fileStream(name, body, options)),
        Stream.pipeThroughChannel(Zip.encode()),
        Stream.orDie,
      )
      return locked(zipped, task.lock)
    }),
  )
