import { Context, Effect, Layer } from "effect"
import { SqliteConnection } from "#db/sqlite/connection"
import { askWorker, workerOf } from "#domain/worker"

/** Checks whether the pages of the database hold together, in a thread, while others go on. */
export class Integrity extends Context.Service<
  Integrity,
  { readonly isWhole: Effect.Effect<boolean> }
>()("db/Integrity") {
  /** `entry` is the URL of the thread's program: src/workers/integrity.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Integrity,
      Effect.map(SqliteConnection, ({ file }) => ({
        isWhole: file === ":memory:" ? Effect.succeed(true) : Effect.scoped(checked(entry, file)),
      })),
    )
}

const checked = (entry: URL, file: string) =>
  Effect.flatMap(workerOf(entry), (worker) => askWorker<boolean>(worker, file))
