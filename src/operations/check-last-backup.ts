import { Clock, Effect } from "effect"
import { latestBackup } from "#db/backup-files"
import { type BackupProblem, backupProblem, type LastBackup } from "#domain/backup"
import type { HealthCheck } from "#domain/health-check"

const of = (status: HealthCheck["status"], message: string): HealthCheck => ({
  name: "backup",
  status,
  message,
})

const PROBLEMS = {
  not_made: () => "the last was not made: is there room in BACKUP_DIR?",
  not_restored: (made_at) =>
    `that of ${made_at} could not be restored: see the log, and make another`,
  overdue: (made_at) => `the last is of ${made_at}: is BACKUP_DIR still there?`,
} as const satisfies Record<BackupProblem, (made_at: string) => string>

const judged = ({ made_at, problem }: LastBackup): HealthCheck =>
  problem === null
    ? of("ok", `of ${made_at}, restored once`)
    : of("fail", PROBLEMS[problem](made_at))

/**
 * How the last backup of every day is. `last` is what a running server says of it, null before the first; undefined
 * where none runs, so that the files in the folder have to tell.
 */
export const checkLastBackup = Effect.fnUntraced(function* (
  folder: string | null,
  last: LastBackup | null | undefined,
) {
  if (folder === null) return of("warn", "none is made every day: set BACKUP_DIR")
  if (last) return judged(last)
  if (last === null) return of("warn", "none yet: the first is made a minute after the start")
  const made_at = yield* latestBackup(folder)
  if (made_at === null) return of("warn", `there is none in ${folder} yet`)
  return backupProblem(made_at, "restored", yield* Clock.currentTimeMillis) === null
    ? of("ok", "one of the last day is there")
    : of("warn", "the last is older than a day: no server has run since")
})
