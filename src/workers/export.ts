import { Effect, Stream } from "effect"
import { openSnapshot } from "#db/sqlite/snapshot"
import type { ExportMessage, ExportTask } from "#domain/export-task"
import { archiveOf } from "#export/archive"

/**
 * An entry of the executable: a thread that makes the archive of an export, over a connection of its own. It is
 * sent the task, then "more" for each piece.
 */
declare const self: Worker

let wanted: (() => void) | null = null

const say = (message: ExportMessage) => self.postMessage(message)

const send = (piece: Uint8Array): Effect.Effect<void> =>
  Effect.callback((resume) => {
    wanted = () => resume(Effect.void)
    say({ piece })
  })

const run = (task: ExportTask) =>
  Effect.acquireUseRelease(
    Effect.sync(() => openSnapshot(task.database)),
    (snapshot) => Stream.runForEach(archiveOf(task, snapshot), send),
    (snapshot) => Effect.sync(() => snapshot[Symbol.dispose]()),
  ).pipe(
    Effect.andThen(Effect.sync(() => say({ done: true }))),
    Effect.catchDefect(() => Effect.sync(() => say({ failed: true }))),
  )

self.onmessage = ({ data }: MessageEvent<ExportTask | "more">) => {
  if (data === "more") wanted?.()
  else Effect.runFork(run(data))
}
