import { Console, Data, Effect, type Layer } from "effect"
import { adminKeyOf } from "#cli/admin-request"
import { requireOwnDatabase } from "#cli/own-database"
import { passphrase } from "#cli/passphrase"
import { reachingServer } from "#cli/reach"
import { sizeOf } from "#cli/size"
import { Config } from "#config"
import { isAgeRecipient } from "#domain/age-recipient"
import type { BackupLock } from "#domain/backup"
import { isServable } from "#operations/find-server"
import { makeBackup } from "#operations/make-backup"

/** No backup could be asked for. */
export class BackupNotAsked extends Data.TaggedError("BackupNotAsked")<{
  readonly message: string
}> {}

/** For the recipients that are named, else for those of BACKUP_RECIPIENTS, else by a passphrase. */
const lockOf = Effect.fnUntraced(function* (named: ReadonlyArray<string>) {
  const { BACKUP_RECIPIENTS } = yield* Config
  const recipients = named.length > 0 ? named : (BACKUP_RECIPIENTS ?? [])
  if (!recipients.every(isAgeRecipient))
    return yield* new BackupNotAsked({
      message: "--recipient must be an age recipient, to its last character: age1…",
    })
  return recipients.length > 0
    ? ({ recipients: [...recipients] } satisfies BackupLock)
    : { passphrase: yield* passphrase("twice") }
})

/**
 * Writes everything that is in DATA_DIR to a locked file, through the server that owns the folder or, without one,
 * through `temporaryServer`, and reads it back.
 */
export const backup = Effect.fn("backup")(function* <E>(
  path: string,
  recipients: ReadonlyArray<string>,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  yield* requireOwnDatabase
  const { DATA_DIR } = yield* Config
  if (!(yield* isServable(DATA_DIR)))
    return yield* new BackupNotAsked({ message: `DATA_DIR ${DATA_DIR} holds no data to back up.` })
  const lock = yield* lockOf(recipients)
  const { bytes, manifest } = yield* reachingServer(temporaryServer, (server) =>
    Effect.flatMap(adminKeyOf(server), (key) => makeBackup(server.url, key, lock, path)),
  )
  const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0)
  yield* Console.log(
    `${path}: ${sizeOf(bytes)}, ${rows.toLocaleString("en")} rows, read back whole. ` +
      "Keep it and what opens it in two places.",
  )
})
