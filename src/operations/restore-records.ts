import { Clock, Effect, Layer, Semaphore } from "effect"
import { Deliveries, Restoration } from "#actors/importer"
import { contentOf } from "#catalogue/noted/content"
import { type Bringing, digestOf, digestOfRow, noteBrought } from "#db/brought-records"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import type { ExperimentStore } from "#db/experiments"
import type { ImportedRows } from "#db/imported-rows"
import type { LabStore } from "#db/labs"
import type { MemoryStore } from "#db/memory"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { placeOf } from "#db/restored-place"
import { keepOriginal, labWithoutOriginal, restoredRows } from "#db/restored-rows"
import { storageKey, UploadStore } from "#db/uploads"
import type { UserId } from "#domain/ids"
import type { RestoreBatch } from "#domain/import-task"
import { labFileType } from "#domain/lab-file"
import { BYTES_PER_MB } from "#domain/megabyte"
import { MAX_NOTES_A_DAY } from "#domain/note"
import type { ExportedRecords } from "#domain/own-export"
import { ageOn, type Profile } from "#domain/profile"
import { isTimeZone, localDateAt } from "#domain/time"
import { takeBackImport } from "#operations/take-back-import"
import { UploadQuota } from "#operations/upload-lab"

const isBlank = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Fills what the person has not stated; what they have stated stays. */
const restoreProfile = Effect.fnUntraced(function* (
  of: Bringing,
  { time_zone, ...stated }: ExportedRecords["profile"],
) {
  const { write } = yield* Database
  const profiles = yield* ProfileStore
  const today = localDateAt(yield* Clock.currentTimeMillis, 0)
  const given = {
    ...stated,
    time_zone: time_zone !== null && isTimeZone(time_zone) ? time_zone : null,
  }
  yield* write(of.user_id, function* (tx) {
    const stored = yield* profiles.stated(tx, of.user_id)
    const before = { ...stored, age: ageOn(stored, today) }
    const missing = Object.entries(given).filter(
      ([name, value]) => isBlank(before[name as keyof Profile]) && !isBlank(value),
    )
    if (missing.length === 0) return
    yield* profiles.change(tx, of.user_id, Object.fromEntries(missing))
    for (const [name, value] of missing)
      yield* noteBrought(tx, of, "profile", name, digestOf(value))
  })
})

/** Keeps the original of a report that was restored, as an upload is kept: within what a person may keep. */
const restoreOriginal = Effect.fnUntraced(function* (
  user: UserId,
  { lab, bytes, sha256 }: Extract<RestoreBatch, { readonly name: "lab_file" }>,
) {
  const { write } = yield* Database
  const uploads = yield* UploadStore
  const { limit_mb } = yield* UploadQuota
  const content_type = labFileType(bytes)
  const id = yield* write(user, (tx) => labWithoutOriginal(tx, user, lab))
  if (content_type === null || id === null) return
  const storage_key = storageKey(user, sha256)
  const kept = yield* uploads.bytesBeside(user, storage_key)
  if (kept + bytes.byteLength > limit_mb * BYTES_PER_MB) return
  yield* uploads.keep(user, sha256, bytes)
  const size_bytes = bytes.byteLength
  yield* write(user, (tx) => keepOriginal(tx, { user, id, storage_key, content_type, size_bytes }))
})

/** Writes what the person noted, as if they noted it again: its values are rows of that day. */
function* restoreNote(
  tx: Transaction,
  notes: NoteStore["Service"],
  of: Bringing,
  record: ExportedRecords["notes"],
): Change<void> {
  const { id: original, ...note } = record
  const user = of.user_id
  const { id, isThere } = yield* placeOf(tx, "notes", user, original)
  if (isThere) return
  const content = contentOf(note, record.date)
  if ("field" in content) return
  if ((yield* notes.countOn(tx, user, content.date)) >= MAX_NOTES_A_DAY) return
  const created_at = `${content.date}T12:00:00.000Z`
  yield* notes.add(tx, { ...content, id: id as never, user_id: user, turn_id: null, created_at })
  const stored = yield* notes.find(tx, user, id as never)
  if (stored) yield* noteBrought(tx, of, "notes", id, digestOfRow("notes", stored))
}

/** Writes what needs no more than the rows of its person. */
const restoreAll = Effect.fnUntraced(function* (
  of: Bringing,
  { name, records }: Extract<RestoreBatch, { readonly name: keyof typeof restoredRows }>,
) {
  const { write } = yield* Database
  const put = restoredRows[name] as (tx: Transaction, of: Bringing, record: unknown) => Change<void>
  yield* write(of.user_id, function* (tx) {
    for (const record of records) yield* put(tx, of, record)
  })
})

/** Writes records of an export for the importing person. */
const restore = Effect.fnUntraced(function* (of: Bringing, batch: RestoreBatch) {
  const user = of.user_id
  const { write } = yield* Database
  switch (batch.name) {
    case "profile":
      return yield* Effect.forEach(batch.records, (each) => restoreProfile(of, each), {
        discard: true,
      })
    case "lab_file": {
      const { turn } = yield* UploadQuota
      return yield* Semaphore.withPermit(turn, restoreOriginal(user, batch))
    }
    case "marks":
      // They are of rows, which deliveries before them make.
      yield* Deliveries.use(({ written }) => written)
      return yield* restoreAll(of, batch)
    case "notes": {
      const notes = yield* NoteStore
      return yield* write(user, function* (tx) {
        for (const record of batch.records) yield* restoreNote(tx, notes, of, record)
      })
    }
    default:
      yield* restoreAll(of, batch)
  }
})

/** Restores what an export holds beside deliveries, and takes it back. */
export const restoration = Layer.effect(
  Restoration,
  Effect.gen(function* () {
    const services = yield* Effect.context<
      | Database
      | Deliveries
      | ExperimentStore
      | ImportedRows
      | LabStore
      | MemoryStore
      | NoteStore
      | ProfileStore
      | UploadQuota
      | UploadStore
    >()
    return Restoration.of({
      take: (of, batch) => Effect.provideContext(restore(of, batch), services),
      takeBack: (of) => Effect.provideContext(takeBackImport(of), services),
    })
  }),
)
