import { Clock, Effect, Semaphore } from "effect"
import { LabReader } from "#actors/lab-reader"
import { Database } from "#db/database"
import { DeletedAccountStore, type DeletedName } from "#db/deleted-accounts"
import { RecordResponse } from "#db/idempotent-response"
import { removeLab } from "#db/lab-removal"
import { LabStore, type StoredLab } from "#db/labs"
import { UploadStore } from "#db/uploads"
import { LabNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import { UploadQuota } from "#operations/upload-lab"

/** What deliveries of its results may still name a lab by. */
const namesOf = ({ id, upload_id, storage_key }: StoredLab): ReadonlyArray<DeletedName> =>
  storage_key === ""
    ? []
    : [["delivery", id], ...(upload_id === null ? [] : [["delivery", upload_id] as const])]

const remove = Effect.fnUntraced(function* (user: UserId, id: LabId) {
  const labs = yield* LabStore
  const deletedAccounts = yield* DeletedAccountStore
  const recordResponse = yield* RecordResponse
  const { write } = yield* Database
  const lab = yield* labs.find(user, id)
  if (!lab) return yield* new LabNotFound()
  // The file goes first: after a crash between the two there is still a lab to delete.
  if (lab.storage_key !== "" && !(yield* labs.isShared(lab)))
    yield* UploadStore.use((uploads) => uploads.remove(lab.storage_key))
  const now = yield* Clock.currentTimeMillis
  yield* write(user, function* (tx) {
    yield* removeLab(tx, lab)
    yield* deletedAccounts.add(tx, namesOf(lab), now)
    yield* recordResponse(tx, undefined)
  })
  yield* LabReader.use((reader) => reader.stop(user, id))
})

/**
 * Deletes a lab with its results, and its file when no other lab of the person is of the same bytes. Its reading
 * ends, and results that come later are dropped. No file is stored meanwhile: it might be the one that goes.
 */
export const deleteLab = Effect.fnUntraced(function* (user: UserId, id: LabId) {
  const { turn } = yield* UploadQuota
  yield* Semaphore.withPermit(turn, remove(user, id))
})
