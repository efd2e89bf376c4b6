import { Clock, Effect } from "effect"
import { job, nightly } from "#actors/scheduler"
import { ImportFiles } from "#db/import-files"
import { KeptImportStore } from "#db/kept-imports"

import type { StoredImport } from "#db/stored-import"
import { UploadStore } from "#db/uploads"
import { isoOf } from "#domain/time"

/** A file that can be read again once its person's time zone is known is kept this long. */
const KEPT_MS = 14 * 86_400_000

/**
 * Says which files of imports stay although these have ended, and removes them in the night behind their last day. A
 * person's take what their uploads leave of `quota_bytes`.
 */
export const keptImports = Effect.fnUntraced(function* (quota_bytes: number) {
  const store = yield* KeptImportStore
  const files = yield* ImportFiles
  const uploads = yield* UploadStore

  const removeOld = Effect.gen(function* () {
    const now = isoOf(yield* Clock.currentTimeMillis)
    const old = (yield* store.all).filter(({ kept_until }) => kept_until <= now)
    yield* store.forget(now)
    for (const { id } of old) yield* files.remove(id)
  })
  yield* job("remove-kept-imports", nightly, removeOld)

  return {
    ids: Effect.map(store.all, (all) => all.map(({ id }) => id)),
    /** Until when the file of an import is kept; null where there is no room for it. */
    until: Effect.fnUntraced(function* ({ user_id, bytes_total }: StoredImport) {
      const others = (yield* store.all).filter((each) => each.user_id === user_id)
      const used = others.reduce((sum, each) => sum + each.bytes_total, bytes_total)
      const uploaded = yield* uploads.bytesBeside(user_id, "")
      if (used + uploaded > quota_bytes) return null
      return isoOf((yield* Clock.currentTimeMillis) + KEPT_MS)
    }),
  }
})
