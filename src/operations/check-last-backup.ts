import { Clock, Effect } from "effect"
import { latestBackup } from "#db/backup-files"
import type { LastBackup } from "#domain/backup"
import type { HealthCheck } from "#domain/health-check"
import { epochOf } from "#domain/time"

/** A backup is made every day; one that is older was missed. */
const MAX_AGE_MS = 2 * 86_400_000

const of = (status: HealthCheck["status"], message: string): HealthCheck => ({
  name: "backup",
  status,
  message,
})

const judged = ({ made_at, status }: LastBackup, now: number): HealthCheck => {
  if (status === "not_made")
    return of("fail", "the last was not made: is there room in BACKUP_DIR?")
  if (status === "not_restored")
    return of("fail", `that of ${made_at} could not be restored: see the log, and make another`)
  return now - (epochOf(made_at) ?? 0) > MAX_AGE_MS
    ? of("fail", `the last is of ${made_at}: is BACKUP_DIR still there?`)
    : of("ok", `of ${made_at}, restored once`)
}

/**
 * How the last backup of every day is. `last` is what a running server says of it, null before the first; undefined
 * where none runs, so that the files in the folder have to tell.
 */
export const checkLastBackup = Effect.fnUntraced(function* (
  folder: string | null,
  last: LastBackup | null | undefined,
) {
  if (folder === null) return of("warn", "none is made every day: set BACKUP_DIR")
  const now = yield* Clock.currentTimeMillis
  if (last) return judged(last, now)
  if (last === null) return of("warn", "none yet: the first is made a minute after the start")
  const made_at = yield* latestBackup(folder)
  if (made_at === null) return of("warn", `there is none in ${folder} yet`)
  return now - made_at > MAX_AGE_MS
    ? of("warn", "the last is older than two days: no server has run since")
    : of("ok", "one of the last two days is there")
})
