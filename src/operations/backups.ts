import { Clock, Effect } from "effect"
import { DailyBackups } from "#actors/scheduled-backups"
import { BackupStore } from "#db/backups"
import { hasKeptRows } from "#db/kept-rows"
import { type BackupState, backupProblem, type LastBackup } from "#domain/backup"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { requireOwner } from "#operations/require-owner"

/** The last backup of every day, and what is wrong with it; null before the first, and where none is made. */
export const lastBackup = Effect.gen(function* () {
  const last = (yield* DailyBackups) ? yield* BackupStore.use(({ last }) => last) : null
  if (last === null) return null
  const { made_at, bytes, status } = last
  const problem = backupProblem(made_at, status, yield* Clock.currentTimeMillis)
  return { made_at: isoOf(made_at), bytes, status, problem } satisfies LastBackup
})

/** How backups are made here. For the owner alone. */
export const backupState = Effect.fnUntraced(function* (caller: UserId) {
  yield* requireOwner(caller)
  return {
    is_daily: yield* DailyBackups,
    last: yield* lastBackup,
    can_restore: !(yield* hasKeptRows),
  } satisfies BackupState
})
