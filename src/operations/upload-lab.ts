import { Clock, Context, Effect, Layer, Semaphore } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { LabReader } from "#actors/lab-reader"
import { Database } from "#db/database"
import { DeletedAccountStore } from "#db/deleted-accounts"
import { LabStore, type StoredLab } from "#db/labs"
import { storageKey, UploadStore } from "#db/uploads"
import { InvalidToken, UnsupportedFileType, UploadQuotaExceeded } from "#domain/errors"
import { type LabId, newId, type UserId } from "#domain/ids"
import { MAX_LAB_NAME_CHARS, type UploadedLab } from "#domain/lab"
import { isHeic, LAB_FILE_TYPES, labFileType } from "#domain/lab-file"
import { BYTES_PER_MB } from "#domain/megabyte"
import { isoOf } from "#domain/time"
import { Aggregator } from "#upstream/aggregator"

/** Characters that no file's name is shown with: control characters, and those that turn the text around. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A file's name as plain text; its end counts, as its kind stands there. Null for none. */
const plainFileName = (name: string): string | null =>
  name.replaceAll(UNSHOWN, " ").trim().slice(-MAX_LAB_NAME_CHARS).trim() || null

/** A report as it came in. `content_type` is what its sender calls it, `sha256` in hex. */
export interface ReceivedReport {
  readonly content_type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sha256: string
  /** The name its sender gave it, without folders; empty where they gave none. */
  readonly name: string
}

/**
 * The megabytes of reports that a person may keep. In `turn` files are stored and removed, one at a time in a process.
 */
export class UploadQuota extends Context.Service<
  UploadQuota,
  { readonly limit_mb: number; readonly turn: Semaphore.Semaphore }
>()("operations/UploadQuota") {
  static readonly layer = (limit_mb: number) =>
    Layer.effect(
      UploadQuota,
      Effect.map(Semaphore.make(1), (turn) => ({ limit_mb, turn })),
    )
}

const NOTE =
  "The results come by webhook, usually within 30 seconds. GET /v1/labs tells how far it " +
  "is; they appear in GET /v1/data/sync."

const noteOf = (first: LabId | null): string =>
  first === null
    ? NOTE
    : `This file was uploaded before, as ${first}: its results are stored once, with that lab. ${NOTE}`

/** What a phone makes of photos: how they become what can be read. */
const HEIC_ADVICE =
  "A HEIC photo is not read: export it as JPEG, or have the camera take the most compatible format."

const typeOf = ({ content_type, bytes }: ReceivedReport) => {
  const type = labFileType(bytes)
  const advice = isHeic(bytes) || /^image\/hei[cf]/.test(content_type) ? HEIC_ADVICE : undefined
  return type !== null && type === content_type
    ? Effect.succeed(type)
    : Effect.fail(new UnsupportedFileType({ accepted: LAB_FILE_TYPES, advice }))
}

/** Removes the files of a person whose account was deleted while this one came in, and refuses. */
const discardUpload = Effect.fnUntraced(function* (user: UserId) {
  yield* UploadStore.use((uploads) => uploads.removeAll(user))
  return yield* new InvalidToken()
})

/**
 * Has results dropped when they arrive, of a lab that was deleted while the aggregator took its file. When the whole
 * account was, its files go too.
 */
const discardResults = Effect.fnUntraced(function* (user: UserId, upload_id: string) {
  const deletedAccounts = yield* DeletedAccountStore
  const now = yield* Clock.currentTimeMillis
  yield* Database.use(({ write }) =>
    write("system", (tx) => deletedAccounts.add(tx, [["delivery", upload_id]], now)),
  )
  if (!(yield* LabStore.use((labs) => labs.hasPerson(user)))) return yield* discardUpload(user)
})

const submit = Effect.fnUntraced(function* (user: UserId, id: LabId, file: Blob) {
  const aggregator = yield* Aggregator
  const labs = yield* LabStore
  const name = `${id}.${file.type.split("/")[1]}`
  return yield* aggregator.uploadLab({ reference_id: id, file, name }).pipe(
    Effect.tapError(({ retryable }) => {
      const reason = retryable ? "unavailable" : "refused"
      return labs
        .failed(user, id, reason)
        .pipe(Effect.andThen(Effect.logWarning("a lab could not be handed over", { reason })))
    }),
  )
})

/** Keeps the file and its row. False when the person is no longer there. */
const store = Effect.fnUntraced(function* (lab: StoredLab, report: ReceivedReport) {
  const labs = yield* LabStore
  const { limit_mb } = yield* UploadQuota
  const { user_id, storage_key, size_bytes } = lab
  const uploads = yield* UploadStore
  const kept = yield* uploads.bytesBeside(user_id, storage_key)
  if (kept + size_bytes > limit_mb * BYTES_PER_MB)
    return yield* new UploadQuotaExceeded({ limit_mb })
  yield* uploads.keep(user_id, report.sha256, report.bytes)
  return yield* labs.insert(lab)
})

/**
 * Stores a report, then hands it over to be read: its results come by webhook. Refuses what is no
 * report by its declared type or by its bytes, and what is too much for one person. When the
 * aggregator does not take it, the lab has failed; uploading the same again makes another.
 */
export const uploadLab = Effect.fnUntraced(function* (user: UserId, report: ReceivedReport) {
  const labs = yield* LabStore
  const { turn } = yield* UploadQuota
  const content_type = yield* typeOf(report)
  const { bytes, sha256 } = report
  const storage_key = storageKey(user, sha256)
  const id = newId("lab")
  const lab: StoredLab = {
    id,
    user_id: user,
    upload_id: null,
    aggregator_status: "pending",
    uploaded_at: isoOf(yield* Clock.currentTimeMillis),
    parsed_at: null,
    content_type,
    size_bytes: bytes.byteLength,
    storage_key,
    note: null,
    file_name: plainFileName(report.name),
    laboratory: null,
  }
  const isStored = yield* Semaphore.withPermit(turn, store(lab, report))
  if (!isStored) return yield* discardUpload(user)
  const file = new Blob([bytes], { type: content_type })
  const { upload_id } = yield* submit(user, id, file).pipe(Effect.annotateLogs({ lab_id: id }))
  const isSubmitted = yield* labs.submitted(user, id, upload_id)
  if (!isSubmitted && !(yield* labs.find(user, id))) yield* discardResults(user, upload_id)
  yield* Ingest.use((ingest) => ingest.send(IngestMessage.QueueLost()))
  yield* LabReader.use(({ wake }) => wake)
  yield* Effect.logInfo("a lab is submitted").pipe(Effect.annotateLogs({ lab_id: id }))
  return {
    ok: true,
    upload_id,
    storage_key,
    aggregator_status: "submitted",
    note: noteOf(yield* labs.firstOfFile(lab)),
  } satisfies UploadedLab
})
