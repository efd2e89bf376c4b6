import { Effect, Stream } from "effect"
import { openSnapshot } from "#db/sqlite/snapshot"
import type { ExportTask } from "#domain/export-task"
import { makePieces } from "#domain/thread-pieces"
import { archiveOf } from "#export/archive"

/**
 * An entry of the executable: a thread that makes the archive of an export, over a connection of its own.
 */
declare const self: Worker

makePieces(self, (task: ExportTask) =>
  Stream.unwrap(
    Effect.map(
      Effect.acquireDisposable(Effect.sync(() => openSnapshot(task.database))),
      (snapshot) => archiveOf(task, snapshot),
    ),
  ),
)
