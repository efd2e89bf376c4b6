import { Effect } from "effect"
import type { DeliveryBatch, ImportMessage, ImportTask } from "#domain/import-task"
import { importFile } from "#embedded/aggregator/exports/import-file"

/**
 * An entry of the executable: a thread that reads the file of an import. It is sent the task, then a
 * message each time that a batch of deliveries is on disk.
 */
declare const self: Worker

let delivered: (() => void) | null = null

const say = (message: ImportMessage) => self.postMessage(message)

const deliver = (batch: DeliveryBatch): Effect.Effect<void> =>
  Effect.callback((resume) => {
    delivered = () => resume(Effect.void)
    say({ deliver: batch })
  })

const run = (task: ImportTask) =>
  importFile(task, { progress: (progress) => say({ progress }), deliver }).pipe(
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
