import { Effect, type Scope } from "effect"

/** A thread that runs a program, `entry` its URL, until the scope ends. It keeps no process alive. */
export const workerOf = (entry: URL): Effect.Effect<Worker, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const worker = new Worker(entry.href)
      worker.unref()
      return worker
    }),
    (worker) => Effect.sync(() => worker.terminate()),
  )

/** Sends an idle thread a message and waits for its one answer; an error in the thread is a defect. */
export const askWorker = <Answer>(worker: Worker, message: unknown): Effect.Effect<Answer> =>
  Effect.callback((resume) => {
    worker.onerror = ({ message: why }) => resume(Effect.die(new Error(why)))
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resume(Effect.succeed(data))
    worker.postMessage(message)
  })
