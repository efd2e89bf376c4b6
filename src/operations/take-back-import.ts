import { Effect, Semaphore } from "effect"
import {
  type Bringing,
  type Brought,
  type BroughtNoun,
  digestOf,
  digestOfRow,
  forgetBrought,
  someBrought,
} from "#db/brought-records"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { ExperimentStore } from "#db/experiments"
import { ImportedRows } from "#db/imported-rows"
import { ownsResults, releaseResults, removeLab, takeBackResult } from "#db/lab-removal"
import { LabStore, labsOfFile } from "#db/labs"
import { MemoryStore } from "#db/memory"
import { NoteStore } from "#db/notes"
import { ProfileStore } from "#db/profiles"
import { removeEmptyThread, removeRestoredTurn } from "#db/restored-conversations"
import { takeBackMark } from "#db/restored-marks"
import { UploadStore } from "#db/uploads"
import type { ExperimentId, LabId, MemoryId, NoteId, UserId } from "#domain/ids"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { UploadQuota } from "#operations/upload-lab"

/** Records taken back in one commit: each is a few milliseconds of the event loop. */
const AT_ONCE = 10

type TakeBack = (tx: Transaction, user: UserId, brought: Brought) => Change<void>

/** How each noun is taken back but reports, in this order; what was changed since stays. */
const byNoun = Effect.gen(function* () {
  const memory = yield* MemoryStore
  const notes = yield* NoteStore
  const experiments = yield* ExperimentStore
  const profiles = yield* ProfileStore
  return {
    marks: takeBackMark,
    results: takeBackResult,
    *memory(tx, user, { record }) {
      yield* memory.remove(tx, user, record as MemoryId)
    },
    *notes(tx, user, { record, digest }) {
      const note = yield* notes.find(tx, user, record as NoteId)
      if (note && digestOfRow("notes", note) === digest) yield* notes.remove(tx, note)
    },
    *experiments(tx, user, { record, digest }) {
      const own = { user, id: record as ExperimentId }
      const found = yield* experiments.find(tx, own)
      if (found && digestOfRow("experiments", found) === digest) yield* experiments.remove(tx, own)
    },
    *turns(tx, user, { record }) {
      yield* removeRestoredTurn(tx, user, record)
    },
    *conversations(tx, user, { record }) {
      yield* removeEmptyThread(tx, user, record)
    },
    *profile(tx, user, { record, digest }) {
      const field = record as keyof Profile
      const stored = yield* profiles.stated(tx, user)
      if (digestOf(stored[field]) === digest)
        yield* profiles.change(tx, user, { [field]: NO_PROFILE[field] })
    },
  } satisfies Partial<Record<BroughtNoun, TakeBack>>
})

/**
 * Takes a report back with its original. It stays as a whole where its person confirmed or corrected a result of it;
 * where they uploaded the same file themselves, its results are those of their upload.
 */
const takeBackLab = Effect.fnUntraced(function* (user: UserId, { record }: Brought) {
  const { write } = yield* Database
  const labs = yield* LabStore
  const lab = yield* labs.find(user, record as LabId)
  const isOwn =
    lab === null ||
    (yield* write(user, function* (tx) {
      const isShared = (yield* labsOfFile(tx, lab)).length > 0
      return !isShared && (yield* ownsResults(tx, lab))
    }))
  // The file goes first: after a crash between the two there is still a lab to take back.
  if (!isOwn && lab.storage_key !== "" && !(yield* labs.isShared(lab)))
    yield* UploadStore.use((uploads) => uploads.remove(lab.storage_key))
  yield* write(user, function* (tx) {
    if (lab) yield* releaseResults(tx, lab)
    if (!isOwn) yield* removeLab(tx, lab)
    yield* forgetBrought(tx, user, "labs", record)
  })
})

/** Takes back some records of a noun; answers how many. */
const takeBackSome = (of: Bringing, noun: BroughtNoun, takeBack: TakeBack) =>
  Database.use(({ write }) =>
    write(of.user_id, function* (tx) {
      const some = yield* someBrought(tx, of.id, noun, AT_ONCE)
      for (const brought of some) {
        yield* takeBack(tx, of.user_id, brought)
        yield* forgetBrought(tx, of.user_id, noun, brought.record)
      }
      return some.length
    }),
  )

/**
 * Takes back what an import brought: its rows, and what it restored. In as many commits as it takes, each of them
 * whole, so that one that was interrupted goes on.
 */
export const takeBackImport = Effect.fnUntraced(function* (of: Bringing) {
  const { write } = yield* Database
  const { turn } = yield* UploadQuota
  for (;;) {
    const some = yield* write(of.user_id, (tx) => someBrought(tx, of.id, "labs", AT_ONCE))
    if (some.length === 0) break
    for (const brought of some) yield* Semaphore.withPermit(turn, takeBackLab(of.user_id, brought))
  }
  for (const [noun, takeBack] of Object.entries(yield* byNoun))
    while ((yield* takeBackSome(of, noun as BroughtNoun, takeBack as TakeBack)) > 0);
  yield* ImportedRows.use((rows) => rows.takeBack(of.user_id, of.id))
})
