import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { Archives } from "#actors/archives"
import { drillFailure } from "#actors/backup-drill"
import { job } from "#actors/scheduler"
import { readableOnce } from "#backup/encryption"
import { keepTried, untriedFile } from "#db/backup-files"
import { BackupStore, type StoredBackup } from "#db/backups"
import { DataDir } from "#db/data-dir"
import { keepPieces } from "#db/kept-stream"
import type { BackupLock } from "#domain/backup"
import { PiecesFailed } from "#domain/thread-pieces"

/** How backups are scheduled. */
export interface BackupOptions {
  /** Where they are kept, beside whatever else is there. */
  readonly folder: string
  /** How many are kept. */
  readonly keep: number
  readonly lock: BackupLock
  /** What runs this program again, for the drill. */
  readonly command: ReadonlyArray<string>
}

/** Whether a backup is made every day. */
export const DailyBackups = Context.Reference<boolean>("actors/DailyBackups", {
  defaultValue: () => false,
})

const HOUR_MS = 3_600_000

/** The first answers after a start come before a backup, which takes a core for itself. */
const AFTER_START = "1 minute"

/**
 * A backup a day; after one that failed, another within the hour. A machine that sleeps at night makes it by day. One
 * that is still to come was made by a clock that was ahead.
 */
const isDue = (last: StoredBackup | null, now: number): boolean =>
  last === null ||
  last.made_at > now ||
  now - last.made_at >= (last.status === "restored" ? 24 : 1) * HOUR_MS

/** A folder that does not answer any more, as of a share that is gone, counts as none. */
const LIMIT = "4 hours"

const reasonOf = (cause: unknown): string =>
  cause instanceof PiecesFailed
    ? cause.message
    : "BACKUP_DIR cannot be written, is full, or does not answer"

/** Makes a backup as a file, restores it elsewhere, and removes those of earlier days once it could be. */
const made = Effect.fnUntraced(function* (options: BackupOptions, made_at: number) {
  const archives = yield* Archives
  const dir = yield* DataDir
  const { lock, key } = yield* readableOnce(options.lock)
  const file = yield* Effect.tryPromise(() => untriedFile(options.folder, made_at))
  const bytes = yield* keepPieces(file, archives.backup(lock))
  const reason = yield* drillFailure(options.command, dir.file(""), file, key)
  if (reason === null) yield* Effect.tryPromise(() => keepTried(file, options.keep, made_at))
  else yield* Effect.logError("a backup could not be restored in its drill", { reason })
  return { made_at, bytes, status: reason === null ? "restored" : "not_restored" } as const
})

/**
 * Makes the backup of today unless there is one: restores it into a scratch folder to see that it can be, and removes
 * those of earlier days. One that cannot be restored removes no other, is never counted as one, and stays until another
 * is tried after an hour.
 */
export const dailyBackup = Effect.fnUntraced(function* (options: BackupOptions) {
  const store = yield* BackupStore
  const now = yield* Clock.currentTimeMillis
  if (!isDue(yield* store.last, now)) return
  const backup = yield* made(options, now).pipe(
    Effect.timeout(LIMIT),
    Effect.catch((cause) =>
      Effect.as(Effect.logError("no backup was made", { reason: reasonOf(cause) }), {
        made_at: now,
        bytes: 0,
        status: "not_made",
      } as const),
    ),
  )
  yield* store.save(backup)
  if (backup.status === "restored")
    yield* Effect.logInfo("a backup was made and restored", { bytes: backup.bytes })
})

/** Makes a backup every day. */
export const scheduledBackups = (options: BackupOptions) =>
  Layer.effectDiscard(
    job(
      "backup",
      Schedule.concat(Schedule.duration(AFTER_START), Schedule.spaced("10 minutes")),
      dailyBackup(options),
    ),
  )
