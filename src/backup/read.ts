import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"
import { CHECKSUMS, MANIFEST } from "#backup/archive"
import { altered, newer, notABackup, opened } from "#backup/encryption"
import { isFileOfFolder } from "#db/folder-files"
import { DATABASE } from "#db/folder-names"
import { BACKUP_VERSION, type BackupKey, BackupManifest, BackupRefused } from "#domain/backup"
import { validatorOf } from "#domain/validator"

/** Both are short: what is longer is none. */
const MAX_TEXT_BYTES = 64_000_000

const isManifest = validatorOf(BackupManifest)

const textOf = Effect.fnUntraced(function* (body: Stream.Stream<Uint8Array, BackupRefused>) {
  let size = 0
  const pieces = yield* body.pipe(
    Stream.tap(({ byteLength }) => {
      size += byteLength
      return size > MAX_TEXT_BYTES ? Effect.fail(notABackup()) : Effect.void
    }),
    Stream.runCollect,
  )
  return Buffer.concat(pieces).toString()
})

const manifestOf = Effect.fnUntraced(function* (text: string) {
  const parsed = yield* Effect.try({ try: () => JSON.parse(text) as unknown, catch: notABackup })
  if (!isManifest().Check(parsed)) return yield* notABackup()
  if (parsed.version > BACKUP_VERSION) return yield* newer()
  return parsed
})

/**
 * Reads a whole backup: opens it, hands each file of DATA_DIR to `each`, and checks every byte against the checksums at
 * its end. What was handed on counts only once this has succeeded.
 */
export const readBackup = Effect.fnUntraced(function* <E, R>(
  file: string,
  key: BackupKey,
  each: (path: string, body: Stream.Stream<Uint8Array, BackupRefused>) => Effect.Effect<void, E, R>,
) {
  let manifest: BackupManifest | null = null
  let expected: string | null = null
  const found: Array<string> = []
  const seen = new Set<string>()
  yield* opened(file, key).pipe(
    Stream.pipeThroughChannel(Zip.decode()),
    Stream.mapError((error) => (error instanceof BackupRefused ? error : altered())),
    Stream.runForEach(
      Effect.fnUntraced(function* ({ header: { path }, body }) {
        if (expected !== null || seen.has(path)) return yield* altered()
        seen.add(path)
        const hash = new Bun.CryptoHasher("sha256")
        const hashed = body.pipe(
          Stream.mapError((error) => (error instanceof BackupRefused ? error : altered())),
          Stream.map((piece) => {
            hash.update(piece)
            return piece
          }),
        )
        if (manifest === null) {
          if (path !== MANIFEST) return yield* notABackup()
          manifest = yield* manifestOf(yield* textOf(hashed))
        } else if (path === CHECKSUMS) expected = yield* textOf(hashed)
        else if (isFileOfFolder(path)) yield* each(path, hashed)
        else return yield* notABackup()
        if (path !== CHECKSUMS) found.push(`${hash.digest("hex")}  ${path}\n`)
      }),
    ),
  )
  const whole = manifest as BackupManifest | null
  if (whole === null) return yield* notABackup()
  if (expected !== found.join("") || !seen.has(DATABASE)) return yield* altered()
  return whole
})
