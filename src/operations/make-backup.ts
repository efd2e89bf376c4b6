import { Data, Effect, Redacted } from "effect"
import { isLocked, readableOnce } from "#backup/encryption"
import { writtenAside } from "#db/kept-stream"
import type { BackupLock } from "#domain/backup"
import { checkBackup } from "#operations/check-backup"

/** A backup did not come, or could not be kept. */
export class BackupFailed extends Data.TaggedError("BackupFailed")<{ readonly message: string }> {}

const failed = (message: string) => new BackupFailed({ message })

/** Refuses to write over what is no backup. */
const requireReplaceable = Effect.fnUntraced(function* (path: string) {
  const there = yield* Effect.promise(() =>
    Bun.file(path)
      .stat()
      .catch(() => null),
  )
  if (there !== null && !(there.isFile() && (yield* isLocked(path))))
    return yield* failed(`${path} is there, and is no backup: name another file.`)
})

/** What a server says that makes no backup, as far as it has words for it. */
const refusalOf = (url: string, status: number) =>
  status === 503
    ? "The database is damaged, or the disk of DATA_DIR is full: run `hygeia doctor`."
    : `The server at ${url} made no backup (${status}).`

/**
 * Keeps a backup that a server makes as a file, once it was read back whole: else what was at its path stays as it was.
 * Answers its size in bytes and what it holds. Refuses a path where something else than a backup is.
 */
export const makeBackup = (
  url: string,
  adminKey: Redacted.Redacted,
  asked: BackupLock,
  path: string,
) =>
  Effect.scoped(
    Effect.gen(function* () {
      yield* requireReplaceable(path)
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
            // A large database is copied before the first byte comes.
            timeout: false,
          }),
        catch: () => failed(`The server at ${url} does not answer.`),
      })
      const { body, ok, status } = response
      if (!ok || !body) return yield* failed(refusalOf(url, status))
      const aside = yield* Effect.mapError(writtenAside(path, body), () =>
        failed(`${path} could not be written to its end.`),
      )
      const manifest = yield* Effect.mapError(checkBackup(aside.path, key), () =>
        failed(
          `${path} could not be read back: is another backup written there, or the disk failing?`,
        ),
      )
      yield* Effect.mapError(aside.keep, () => failed(`${path} could not be kept.`))
      return { bytes: aside.bytes, manifest }
    }),
  )
