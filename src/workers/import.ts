import { Effect } from "effect"
import type { ImportMessage, ImportTask } from "#domain/import-task"
import { importFile } from "#embedded/aggregator/exports/import-file"

/**
 * An entry of the executable: a thread that reads the file of an import. It is sent the task, then a
 * message each time that a batch of what it found is on disk.
 */
declare const self: Worker

let delivered: (() => void) | null = null

const say = (message: ImportMessage) => self.postMessage(message)

/** Says something and waits until it is on disk. */
const handOver = (message: ImportMessage): Effect.Effect<void> =>
  Effect.callback((resume) => {
    delivered = () => resume(Effect.void)
    say(message)
  })

const run = (task: ImportTask) =>
  importFile(task, {
    progress: (progress) => say({ progress }),
    deliver: (deliver) => handOver({ deliver }),
    restore: (restore) => handOver({ restore }),
  }).pipe(
    Effect.match({
      onSuccess: (done) => say({ done }),
      onFailure: ({ error }) => say({ failed: error }),
    }),
    Effect.catchDefect(() => Effect.sync(() => say({ failed: "internal" }))),
  )

self.onmessage = ({ data }: MessageEvent<ImportTask | "delivered">) => {
  if (data === "delivered") delivered?.()
  else Effect.runFork(run(data))
}
