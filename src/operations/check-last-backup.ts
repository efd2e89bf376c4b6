import { Clock, Effect } from "effect"
import { latestBackup } from "#db/backup-files"
import { folderRoom } from "#db/folder-state"
import { type BackupProblem, backupProblem, type LastBackup } from "#domain/backup"
import { doubtful, type HealthCheck, sound, unsound } from "#domain/health-check"

const NAME = "backup"

const PROBLEMS = {
  not_made: () =>
    unsound(NAME, "the last was not made", "see the log, and make room in BACKUP_DIR and DATA_DIR"),
  not_restored: (made_at) =>
    unsound(
      NAME,
      `that of ${made_at} could not be restored`,
      "see the log, and make another with `hygeia backup`",
    ),
  overdue: (made_at) =>
    unsound(NAME, `the last is of ${made_at}`, "see the log, and whether BACKUP_DIR is there"),
} as const satisfies Record<BackupProblem, (made_at: string) => HealthCheck>

const judged = ({ made_at, problem }: LastBackup): HealthCheck =>
  problem === null ? sound(NAME, `of ${made_at}, restored once`) : PROBLEMS[problem](made_at)

/**
 * How the last backup of every day is. `last` is what a running server says of it, null before the first; undefined
 * where none runs, so that the files in the folder have to tell.
 */
export const checkLastBackup = Effect.fnUntraced(function* (
  folder: string | null,
  last: LastBackup | null | undefined,
) {
  if (folder === null)
    return doubtful(NAME, "none is made every day", "set BACKUP_DIR and BACKUP_PASSPHRASE")
  if (!(yield* Effect.sync(() => folderRoom(folder).isUsable)))
    return unsound(
      NAME,
      `${folder} is no folder that can be written`,
      "correct BACKUP_DIR, or let the user of the service write there",
    )
  if (last) return judged(last)
  if (last === null)
    return doubtful(NAME, "none yet", "wait: the first is made a minute after the start")
  const made_at = yield* latestBackup(folder)
  if (made_at === null)
    return doubtful(NAME, `there is none in ${folder} yet`, "start the server: it makes one")
  return backupProblem(made_at, "restored", yield* Clock.currentTimeMillis) === null
    ? sound(NAME, "one of the last day is there")
    : doubtful(NAME, "the last is older than a day", "start the server: it makes one")
})
