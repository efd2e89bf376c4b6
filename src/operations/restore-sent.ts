import { Effect } from "effect"
import { Archives } from "#actors/archives"
import { Restart } from "#actors/restart"
import { DataDir } from "#db/data-dir"
import { hasKeptRows } from "#db/kept-rows"
import { isRestored, keepUnpacked } from "#db/restored-folder"
import type { BackupKey, RestoredBackup } from "#domain/backup"
import { AlreadyExists } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { requireFreshSignIn } from "#operations/fresh-sign-in"
import { requireOwner } from "#operations/require-owner"

const requireEmpty = Effect.gen(function* () {
  const folder = (yield* DataDir).file("")
  if (isRestored(folder) || (yield* hasKeptRows))
    return yield* new AlreadyExists({
      message: "Something is kept here: a backup is restored into an empty DATA_DIR.",
    })
  return folder
})

/**
 * Refuses everybody but the owner right after a sign-in, and a DATA_DIR in which somebody has kept something. Answers
 * its path.
 */
export const requireRestorable = Effect.fnUntraced(function* (
  caller: UserId,
  session_secret: string | null,
) {
  yield* requireOwner(caller)
  yield* requireFreshSignIn(caller, session_secret)
  return yield* requireEmpty
})

/**
 * Restores a backup that was sent here in the place of a DATA_DIR in which nobody has kept anything, and has the
 * service start again with it. A file that is refused changes nothing.
 */
export const restoreSent = Effect.fnUntraced(function* (file: string, key: BackupKey) {
  const { unpack } = yield* Archives
  const { made_at, rows } = yield* unpack(file, key)
  const folder = yield* requireEmpty
  yield* Effect.promise(() => keepUnpacked(folder))
  yield* Effect.logInfo("a backup is restored: starting again", { made_at })
  yield* (yield* Restart).request
  return {
    made_at,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
  } satisfies RestoredBackup
})
