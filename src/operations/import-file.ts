import { Clock, Context, Effect, Layer } from "effect"
import { Importer } from "#actors/importer"
import { FileImportStore } from "#db/file-imports"
import { ImportFiles } from "#db/import-files"
import { ImportOfferStore } from "#db/import-offers"
import { KeptImportStore } from "#db/kept-imports"
import { queuedImport } from "#db/stored-import"
import { FileImportNotFound } from "#domain/errors"
import { type FileImportKind, ImportFileGone, shownImport } from "#domain/file-import"
import type { FileImportId, UserId } from "#domain/ids"
import { isoOf } from "#domain/time"

/** The largest file of an import, in bytes. */
export class ImportLimit extends Context.Service<ImportLimit, { readonly max_bytes: number }>()(
  "operations/ImportLimit",
) {
  static readonly layer = (max_bytes: number) => Layer.succeed(ImportLimit, { max_bytes })
}

/** Queues the import of a file that is kept under its id already. */
export const importFile = Effect.fnUntraced(function* (
  user_id: UserId,
  id: FileImportId,
  kind: FileImportKind,
  { name, bytes: bytes_total }: { readonly name: string; readonly bytes: number },
) {
  const created_at = isoOf(yield* Clock.currentTimeMillis)
  const stored = queuedImport({ id, user_id, kind, name, bytes_total, created_at })
  const files = yield* ImportFiles
  yield* FileImportStore.use((store) => store.insert(stored)).pipe(
    Effect.tapDefect(() => files.remove(id)),
  )
  yield* Importer.use(({ wake }) => wake)
  yield* Effect.logInfo("an import is queued").pipe(Effect.annotateLogs({ import_id: id }))
  return shownImport(stored)
})

/** An import of a person; fails when there is none. */
export const findImport = Effect.fnUntraced(function* (user: UserId, id: FileImportId) {
  const found = yield* FileImportStore.use((store) => store.find(user, id))
  return found ?? (yield* new FileImportNotFound())
})

/** Has the kept file of an import read again, in place of what it brought before. */
export const readImportAgain = Effect.fnUntraced(function* (user: UserId, id: FileImportId) {
  yield* findImport(user, id)
  const now = isoOf(yield* Clock.currentTimeMillis)
  const isKept = yield* KeptImportStore.use(({ readAgain }) => readAgain(user, id, now))
  if (!isKept) return yield* new ImportFileGone()
  yield* Importer.use(({ wake }) => wake)
  return shownImport(yield* findImport(user, id))
})

/** Has nothing offered any more to the profile of a person, of an import of theirs or a later one. */
export const declineOffers = Effect.fnUntraced(function* (user: UserId, id: FileImportId) {
  yield* findImport(user, id)
  yield* ImportOfferStore.use(({ decline }) => decline(user, id))
})

/** Stops an import, and takes back what it brought. */
export const cancelImport = Effect.fnUntraced(function* (user: UserId, id: FileImportId) {
  yield* findImport(user, id)
  yield* Importer.use(({ takeBack }) => takeBack({ id, user_id: user }))
})
