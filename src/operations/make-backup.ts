import { Data, Effect, Redacted } from "effect"
import { readableOnce } from "#backup/encryption"
import { keepStream } from "#db/kept-stream"
import type { BackupLock } from "#domain/backup"
import { checkBackup } from "#operations/check-backup"

/** A backup did not come, or could not be kept. */
export class BackupFailed extends Data.TaggedError("BackupFailed")<{ readonly message: string }> {}

/**
 * Keeps a backup that a server makes as a file, and reads it back whole. Answers its size in bytes and what it holds;
 * when it cannot be read back it is no backup, and this fails.
 */
export const makeBackup = Effect.fnUntraced(function* (
  url: string,
  adminKey: Redacted.Redacted,
  asked: BackupLock,
  path: string,
) {
  const { lock, key } = yield* readableOnce(asked)
  const response = yield* Effect.tryPromise({
    try: (signal) =>
      fetch(`${url}/admin/backups`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-admin-key": Redacted.value(adminKey),
        },
        body: JSON.stringify(lock),
        signal,
      }),
    catch: () => new BackupFailed({ message: `The server at ${url} does not answer.` }),
  })
  if (!response.ok || !response.body)
    return yield* new BackupFailed({
      message: `The server at ${url} made no backup (${response.status}).`,
    })
  const { body } = response
  const bytes = yield* Effect.tryPromise({
    try: () => keepStream(path, body),
    catch: () => new BackupFailed({ message: `${path} could not be written to its end.` }),
  })
  return { bytes, manifest: yield* checkBackup(path, key) }
})
