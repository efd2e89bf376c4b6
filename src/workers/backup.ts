import { backupOf } from "#backup/archive"
import type { BackupTask } from "#domain/backup"
import { makePieces } from "#domain/thread-pieces"

/** An entry of the executable: a thread that makes a backup, over a connection of its own. */
declare const self: Worker

makePieces(self, (task: BackupTask) => backupOf(task))
