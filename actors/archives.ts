import { Clock, Context, Effect, Layer, Semaphore, Stream } from "effect"
import { DataDir } from "#db/data-dir"
import { dropScratch } from "#db/folder-files"
import { DatabaseSource } from "#db/sqlite/snapshot"
import {
  type BackupKey,
  type BackupLock,
  type BackupManifest,
  BackupRefused,
  type BackupTask,
  type Unpacked,
  type UnpackTask,
} from "#domain/backup"
import { UpstreamUnavailable } from "#domain/errors"
import type { ExportTask } from "#domain/export-task"
import type { UserId } from "#domain/ids"
import { type PiecesFailed, piecesFrom } from "#domain/thread-pieces"
import { askWorker, workerOf } from "#domain/worker"

type Pieces = Stream.Stream<Uint8Array, PiecesFailed>

/** Exports at once; each holds a thread and a state of the database. */
const MAX_EXPORTS = 4

/** What an archive is of, before it is known where that lies. */
type Wanted = Pick<BackupTask, "lock"> | Pick<ExportTask, "user_id">

/**
 * Makes archives while the service is in use, in threads of their own, each of the state in which the database is when
 * its first piece is asked for; and opens them.
 */
export class Archives extends Context.Service<
  Archives,
  {
    /** Everything there is in DATA_DIR, locked. */
    readonly backup: (lock: BackupLock) => Pieces
    /** A zip of everything there is about a person. */
    readonly export: (user: UserId) => Pieces
    /** Unpacks a backup beside the files of DATA_DIR, to be restored; nothing is left of one that is refused. */
    readonly unpack: (
      file: string,
      key: BackupKey,
    ) => Effect.Effect<BackupManifest, BackupRefused | UpstreamUnavailable>
  }
>()("actors/Archives") {
  /** `entry` is the URL of the threads' program: src/workers/bulk.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Archives,
      Effect.gen(function* () {
        const database = yield* DatabaseSource
        const folder = (yield* DataDir).file("")
        yield* Effect.sync(() => dropScratch(folder))

        const unpacked = Effect.fnUntraced(function* (file: string, key: BackupKey) {
          const worker = yield* workerOf(entry)
          const answer = yield* askWorker<Unpacked>(worker, {
            folder,
            file,
            key,
          } satisfies UnpackTask)
          if ("done" in answer) return answer.done
          if ("refused" in answer) return yield* new BackupRefused({ message: answer.refused })
          return yield* new UpstreamUnavailable({ upstream: "storage", retryable: true })
        }, Effect.scoped)

        const made = Effect.fnUntraced(function* (permits: Semaphore.Semaphore, wanted: Wanted) {
          yield* Effect.acquireRelease(permits.take(1), () => permits.release(1))
          const pieces = yield* piecesFrom(entry, {
            ...wanted,
            database: yield* database.current,
            folder,
            made_at: yield* Clock.currentTimeMillis,
          } satisfies BackupTask | ExportTask)
          return Stream.tapError(pieces, () => Effect.logError("an archive cannot be made"))
        })

        const backups = yield* Semaphore.make(1)
        const exports = yield* Semaphore.make(MAX_EXPORTS)
        return Archives.of({
          backup: (lock) => Stream.unwrap(made(backups, { lock })),
          export: (user_id) => Stream.unwrap(made(exports, { user_id })),
          unpack: (file, key) => backups.withPermit(unpacked(file, key)),
        })
      }),
    )
}
