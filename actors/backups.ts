import { Clock, Context, Effect, Layer, Semaphore, Stream } from "effect"
import { DataDir } from "#db/data-dir"
import { dropScratch } from "#db/folder-files"
import { DatabaseSource } from "#db/sqlite/snapshot"
import type { BackupLock, BackupTask } from "#domain/backup"
import { type PiecesFailed, piecesFrom } from "#domain/thread-pieces"

/** Makes backups of DATA_DIR while it is in use, one at a time. */
export class Backups extends Context.Service<
  Backups,
  {
    /** The pieces of a backup, of the state in which the database is when the first of them is asked for. */
    readonly make: (lock: BackupLock) => Stream.Stream<Uint8Array, PiecesFailed>
  }
>()("actors/Backups") {
  /** `entry` is the URL of the thread's program: src/workers/bulk.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Backups,
      Effect.gen(function* () {
        const database = yield* DatabaseSource
        const folder = (yield* DataDir).file("")
        const permit = yield* Semaphore.make(1)
        yield* Effect.sync(() => dropScratch(folder))

        const begun = Effect.fnUntraced(function* (lock: BackupLock) {
          yield* Effect.acquireRelease(permit.take(1), () => permit.release(1))
          const task: BackupTask = {
            database: yield* database.current,
            folder,
            made_at: yield* Clock.currentTimeMillis,
            lock,
          }
          const pieces = yield* piecesFrom(entry, task)
          return Stream.tapError(pieces, () => Effect.logError("a backup cannot be made"))
        })

        return Backups.of({ make: (lock) => Stream.unwrap(begun(lock)) })
      }),
    )
}
