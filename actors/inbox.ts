import { Clock, Effect, Layer, Schedule } from "effect"
import { Importer } from "#actors/importer"
import { job } from "#actors/scheduler"
import { FileImportStore } from "#db/file-imports"
import { type FileRefused, ImportFiles } from "#db/import-files"
import { InboxFiles, type TakenFile, type WaitingFile } from "#db/inbox-files"
import { queuedImport, type StoredImport } from "#db/stored-import"
import { UserStore } from "#db/users"
import { hasEnded, shownImport } from "#domain/file-import"
import { newId, type UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { DELETED_ISSUER } from "#domain/user"

const POLL_INTERVAL = "1 second"

/** A file is taken once it has not changed for so long. */
const STILL_MS = 2_000

interface Seen {
  readonly bytes: number
  readonly changed_at: number
  readonly since: number
  /** It could not be taken as it is, which was logged. */
  readonly isRefused: boolean
}

const isSame = (seen: Seen, { bytes, changed_at }: WaitingFile) =>
  seen.bytes === bytes && seen.changed_at === changed_at

const failedImport = (of: StoredImport): StoredImport => ({
  ...of,
  status: "failed",
  error: "too_large",
  completed_at: of.created_at,
})

/**
 * Imports what is put into the watch folder. A file is put aside under the id of its import before the import is
 * queued, and moved on when that has ended: whatever a crash leaves behind is gone on with from there.
 */
export const inbox = (options: { readonly max_bytes: number }) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const files = yield* InboxFiles
      const imports = yield* ImportFiles
      const store = yield* FileImportStore
      const users = yield* UserStore
      const importer = yield* Importer
      const seen = new Map<string, Seen>()
      const refused = new Set<string>()

      /** The person of a folder; null for one whom nobody knows. */
      const personOf = Effect.fnUntraced(function* (user_id: UserId | null) {
        if (user_id === null) return (yield* users.localOwner).id
        const user = yield* users.find(user_id)
        return user === null || user.issuer === DELETED_ISSUER ? null : user.id
      })

      const logOnce = (path: string) => (error: FileRefused) => {
        if (refused.has(path)) return Effect.void
        refused.add(path)
        return Effect.logWarning("a file of the inbox cannot be moved", error.cause)
      }

      const takeStill = Effect.fnUntraced(function* (waiting: WaitingFile, looked_at: number) {
        const before = seen.get(waiting.path)
        if (!before || !isSame(before, waiting)) {
          const { bytes, changed_at } = waiting
          const since = yield* Clock.currentTimeMillis
          seen.set(waiting.path, { bytes, changed_at, since, isRefused: false })
          return
        }
        if (before.isRefused || looked_at - before.since < STILL_MS) return
        if ((yield* personOf(waiting.user_id)) === null) return
        seen.set(waiting.path, { ...before, isRefused: true })
        yield* files.take(waiting, newId("imp"))
        seen.delete(waiting.path)
      })

      const queue = Effect.fnUntraced(function* (taken: TakenFile, user_id: UserId) {
        const { id, bytes: bytes_total } = taken
        const created_at = isoOf(yield* Clock.currentTimeMillis)
        const stored = queuedImport({
          id,
          user_id,
          kind: "inbox",
          name: taken.name,
          bytes_total,
          created_at,
        })
        if (bytes_total > options.max_bytes) {
          yield* store.insert(failedImport(stored))
          return
        }
        yield* imports.adopt(id, taken.path)
        yield* store.insert(stored)
        yield* importer.wake
        yield* Effect.logInfo("an import is queued")
      })

      const moveOn = Effect.fnUntraced(function* (taken: TakenFile) {
        const user_id = yield* personOf(taken.user_id)
        if (user_id === null) return
        const stored = yield* store.find(user_id, taken.id)
        if (stored === null) yield* queue(taken, user_id)
        else if (hasEnded(stored.status)) {
          yield* imports.remove(taken.id)
          const report = `${JSON.stringify(shownImport(stored), null, 2)}\n`
          const to = stored.status === "completed" ? "done" : "failed"
          yield* files.finish(taken, to, report)
        }
      })

      const look = Effect.gen(function* () {
        // From after one look to before another: what a look takes does not count as time without a change.
        const looked_at = yield* Clock.currentTimeMillis
        const waiting = yield* files.waiting
        const paths = new Set(waiting.map(({ path }) => path))
        for (const path of seen.keys()) if (!paths.has(path)) seen.delete(path)
        for (const each of waiting)
          yield* takeStill(each, looked_at).pipe(Effect.catch(logOnce(each.path)))
        for (const each of yield* files.taken)
          yield* moveOn(each).pipe(
            Effect.catch(logOnce(each.path)),
            Effect.annotateLogs({ import_id: each.id }),
          )
      })

      yield* job("inbox", Schedule.spaced(POLL_INTERVAL), look)
    }),
  )
