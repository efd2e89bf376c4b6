import { Context, Effect, Layer } from "effect"
import { SqliteConnection } from "#db/sqlite/connection"

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

const thread = (entry: URL) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const worker = new Worker(entry.href)
      worker.unref()
      return worker
    }),
    (worker) => Effect.sync(() => worker.terminate()),
  )

const checked = Effect.fnUntraced(function* (entry: URL, file: string) {
  const worker = yield* thread(entry)
  return yield* Effect.callback<boolean>((resume) => {
    worker.onerror = ({ message }) => resume(Effect.die(new Error(message)))
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resume(Effect.succeed(data))
    worker.postMessage(file)
  })
})
