import { Effect, Stream } from "effect"
import { backupOf } from "#backup/archive"
import { openSnapshot } from "#db/sqlite/snapshot"
import type { BackupTask } from "#domain/backup"
import type { ExportTask } from "#domain/export-task"
import type { ImportMessage, ImportTask } from "#domain/import-task"
import { makePieces } from "#domain/thread-pieces"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { archiveOf } from "#export/archive"

/**
 * An entry of the executable: a thread that reads the file of an import, or makes that of an export or a backup. It is
 * sent the task, then a message each time that what it said has been taken.
 */
declare const self: Worker

const exportOf = (task: ExportTask) =>
  Stream.unwrap(
    Effect.map(
      Effect.acquireDisposable(Effect.sync(() => openSnapshot(task.database))),
      (snapshot) => archiveOf(task, snapshot),
    ),
  )

const say = (message: ImportMessage) => self.postMessage(message)

/** Says something and waits until it is on disk. */
const handOver = (message: ImportMessage): Effect.Effect<void> =>
  Effect.callback((resume) => {
    self.onmessage = () => resume(Effect.void)
    say(message)
  })

const readImport = (task: ImportTask) =>
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

const work = (task: ImportTask | ExportTask | BackupTask) => {
  if ("name" in task) return readImport(task)
  return makePieces(self, "lock" in task ? backupOf(task) : exportOf(task))
}

self.onmessage = ({ data }: MessageEvent<ImportTask | ExportTask | BackupTask>) =>
  Effect.runFork(work(data))
