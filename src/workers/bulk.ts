import { Effect, Stream } from "effect"
import { backupOf } from "#backup/archive"
import { unpackBackup } from "#backup/unpack"
import { openSnapshot } from "#db/sqlite/snapshot"
import type { BackupTask, Unpacked, UnpackTask } from "#domain/backup"
import type { ExportTask } from "#domain/export-task"
import type { ImportMessage, ImportTask } from "#domain/import-task"
import { makePieces } from "#domain/thread-pieces"
import { importFile } from "#embedded/aggregator/exports/import-file"
import { archiveOf } from "#export/archive"
import { type BodyTask, normaliseBody, openPacked } from "#ingest/body-task"

/**
 * An entry of the executable: a thread for what is large. It reads the file of an import or a backup, or makes that of
 * an export or a backup: it is sent the task, then a message each time that what it said has been taken. Or it parses
 * deliveries, one after the other.
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
    progress: (progress, moves) => say({ progress, moves }),
    deliver: (deliver) => handOver({ deliver }),
    restore: (restore) => handOver({ restore }),
  }).pipe(
    Effect.match({
      onSuccess: (done) => say({ done }),
      onFailure: ({ error, progress }) => say({ failed: error, progress }),
    }),
    Effect.catchDefect(() => Effect.sync(() => say({ failed: "internal", progress: null }))),
  )

/** What a delivery dies of is answered without its message, which might quote the payload. */
const parse = (task: BodyTask) => {
  try {
    const done = task.task === "open" ? openPacked(task.body) : normaliseBody(task.event, task.body)
    self.postMessage({ done })
  } catch (cause) {
    self.postMessage({ died: cause instanceof Error ? cause.name : "defect" })
  }
}

const answer = (unpacked: Unpacked) => self.postMessage(unpacked)

const unpack = (task: UnpackTask) =>
  unpackBackup(task).pipe(
    Effect.match({
      onSuccess: (done) => answer({ done }),
      onFailure: ({ _tag, message }) =>
        answer(_tag === "BackupRefused" ? { refused: message } : { failed: message }),
    }),
    Effect.catchDefect(() => Effect.sync(() => answer({ failed: "internal" }))),
  )

type Task = ImportTask | ExportTask | BackupTask | UnpackTask

const work = (task: Task) => {
  if ("name" in task) return readImport(task)
  if ("key" in task) return unpack(task)
  return makePieces(self, "lock" in task ? backupOf(task) : exportOf(task))
}

self.onmessage = ({ data }: MessageEvent<BodyTask | Task>) =>
  "task" in data ? parse(data) : Effect.runFork(work(data))
