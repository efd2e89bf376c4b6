import { Clock, Context, Effect, Layer, Semaphore, Stream } from "effect"
import { DataDir } from "#db/data-dir"
import { DatabaseSource } from "#db/sqlite/snapshot"
import type { ExportTask } from "#domain/export-task"
import type { UserId } from "#domain/ids"
import { type PiecesFailed, piecesFrom } from "#domain/thread-pieces"

/** Exports at once; each holds a thread and a state of the database. */
const MAX_AT_ONCE = 4

/** Makes archives of everything that there is about a person. */
export class Exporter extends Context.Service<
  Exporter,
  {
    /** The pieces of a zip, of the state in which the database is when the first of them is asked for. */
    readonly archive: (user: UserId) => Stream.Stream<Uint8Array, PiecesFailed>
  }
>()("operations/Exporter") {
  /** `entry` is the URL of the thread's program: src/workers/bulk.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Exporter,
      Effect.gen(function* () {
        const database = yield* DatabaseSource
        const folder = (yield* DataDir).file("")
        const permits = yield* Semaphore.make(MAX_AT_ONCE)

        const begun = Effect.fnUntraced(function* (user_id: UserId) {
          yield* Effect.acquireRelease(permits.take(1), () => permits.release(1))
          const task: ExportTask = {
            user_id,
            database: yield* database.current,
            folder,
            made_at: yield* Clock.currentTimeMillis,
          }
          const pieces = yield* piecesFrom(entry, task)
          return Stream.tapError(pieces, () => Effect.logError("an export cannot be made"))
        })

        return Exporter.of({ archive: (user) => Stream.unwrap(begun(user)) })
      }),
    )
}
