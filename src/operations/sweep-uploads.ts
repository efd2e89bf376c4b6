import { Effect, Layer, Semaphore } from "effect"
import { job, nightly } from "#actors/scheduler"
import { LabStore } from "#db/labs"
import { UploadStore } from "#db/uploads"
import type { UserId } from "#domain/ids"
import { UploadQuota } from "#operations/upload-lab"

/** Nothing of the person is stored meanwhile: a file is there before its row is. */
const sweepOf = Effect.fnUntraced(function* (user: UserId) {
  const { turn } = yield* UploadQuota
  const keys = LabStore.use((labs) => labs.storageKeys(user))
  const keepOnly = (keys: ReadonlySet<string>) =>
    UploadStore.use((uploads) => uploads.keepOnly(user, keys))
  return yield* Semaphore.withPermit(turn, Effect.flatMap(keys, keepOnly))
})

/** Removes uploaded files that no row names: a crash came between the two. */
export const sweepUploads = Effect.gen(function* () {
  const people = yield* UploadStore.use((uploads) => uploads.people)
  const removed = yield* Effect.forEach(people, sweepOf)
  const files = removed.reduce((sum, count) => sum + count, 0)
  if (files > 0) yield* Effect.logInfo("uploads without a row are removed", { files })
})

/** Sweeps uploads at the start, and every night. */
export const uploadSweep = Layer.effectDiscard(
  Effect.andThen(Effect.forkScoped(sweepUploads), job("upload-sweep", nightly, sweepUploads)),
)
