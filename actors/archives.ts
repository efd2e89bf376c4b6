import { Clock, Context, Effect, Layer, Semaphore, Stream } from "effect"
import { DataDir } from "#db/data-dir"
import { dropScratch } from "#db/folder-files"
import { DatabaseSource } from "#db/sqlite/snapshot"
import type { BackupLock, BackupTask } from "#domain/backup"
import type { ExportTask } from "#domain/export-task"
import type { UserId } from "#domain/ids"
import { type PiecesFailed, piecesFrom } from "#domain/thread-pieces"

type Pieces = Stream.Stream<Uint8Array, PiecesFailed>

/** Exports at once; each holds a thread and a state of the database. */
const MAX_EXPORTS = 4

/** What an archive is of, before it is known where that lies. */
type Wanted = Pick<BackupTask, "lock"> | Pick<ExportTask, "user_id">

/**
 * Makes archives while the service is in use, in threads of their own, each of the state in which the database is when
 * its first piece is asked for.
 */
export class Archives extends Context.Service<
  Archives,
  {
    /** Everything there is in DATA_DIR, locked. */
    readonly backup: (lock: BackupLock) => Pieces
    /** A zip of everything there is about a person. */
    readonly export: (user: UserId) => Pieces
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
        })
      }),
    )
}
