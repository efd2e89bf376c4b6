import { Clock, Context, Data, Effect, Layer, Queue, Semaphore, Stream } from "effect"
import { DataDir } from "#db/data-dir"
import { DatabaseSource } from "#db/sqlite/snapshot"
import type { ExportMessage, ExportTask } from "#domain/export-task"
import type { UserId } from "#domain/ids"
import { workerOf } from "#domain/worker"

/** Exports at once; each holds a thread and a state of the database. */
const MAX_AT_ONCE = 4

/** An archive could not be made to its end. */
class ExportFailed extends Data.TaggedError("ExportFailed") {}

/** Makes archives of everything that there is about a person. */
export class Exporter extends Context.Service<
  Exporter,
  {
    /** The pieces of a zip, of the state in which the database is when the first of them is asked for. */
    readonly archive: (user: UserId) => Stream.Stream<Uint8Array, ExportFailed>
  }
>()("operations/Exporter") {
  /** `entry` is the URL of the thread's program: src/workers/export.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Exporter,
      Effect.gen(function* () {
        const database = yield* DatabaseSource
        const folder = (yield* DataDir).file("")
        const permits = yield* Semaphore.make(MAX_AT_ONCE)

        const begun = Effect.fnUntraced(function* (user_id: UserId) {
          yield* Effect.acquireRelease(permits.take(1), () => permits.release(1))
          const worker = yield* workerOf(entry)
          const messages = yield* Queue.unbounded<ExportMessage>()
          worker.onerror = () => Queue.offerUnsafe(messages, { failed: true })
          worker.onmessage = ({ data }: MessageEvent<ExportMessage>) =>
            Queue.offerUnsafe(messages, data)
          const task: ExportTask = {
            user_id,
            database: yield* database.current,
            folder,
            made_at: yield* Clock.currentTimeMillis,
          }
          worker.postMessage(task)
          let isFirst = true
          const next = Effect.gen(function* () {
            if (!isFirst) worker.postMessage("more")
            isFirst = false
            const message = yield* Queue.take(messages)
            if ("failed" in message) {
              yield* Effect.logError("an export cannot be made")
              return yield* new ExportFailed()
            }
            return "piece" in message ? message.piece : null
          })
          return Stream.fromEffectRepeat(next).pipe(Stream.takeWhile((piece) => piece !== null))
        })

        return Exporter.of({ archive: (user) => Stream.unwrap(begun(user)) })
      }),
    )
}
