import { Cause, Clock, Context, Effect, Fiber, Layer, Queue } from "effect"
import { type Sleeper, sleeper } from "#actors/mailbox"
import type { Watcher } from "#actors/turn-events"
import type { Bringing } from "#db/brought-records"
import { ConnectionStore } from "#db/connections"
import { FileImportStore, progressColumns, type StoredImport } from "#db/file-imports"
import { ImportFiles } from "#db/import-files"
import { ProfileStore } from "#db/profiles"
import { TERMINAL_EVENT_ID } from "#domain/events"
import { type FileImportError, type ImportProgress, shownImport } from "#domain/file-import"
import type { FileImportId } from "#domain/ids"
import type { DeliveryBatch, ImportMessage, ImportTask, RestoreBatch } from "#domain/import-task"
import { isoOf } from "#domain/time"
import { workerOf } from "#domain/worker"

/** Takes deliveries that the service makes itself, as the webhook takes those of an aggregator. */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    /**
     * Answers once all of them are on disk how many were not there before. The reference says what they come of: an
     * import, a lab.
     */
    readonly take: (reference: string, batch: DeliveryBatch) => Effect.Effect<number>
    /** Waits until the rows of everything that was taken are written. */
    readonly written: Effect.Effect<void>
  }
>()("actors/Deliveries") {}

/** Takes what an export holds beside deliveries, and takes it back. */
export class Restoration extends Context.Service<
  Restoration,
  {
    /** Answers once all of it is on disk. What the person has already is not changed. */
    readonly take: (of: Bringing, batch: RestoreBatch) => Effect.Effect<void>
    /** Takes back what an import brought, rows too: what the person has changed since stays. */
    readonly takeBack: (of: Bringing) => Effect.Effect<void>
  }
>()("actors/Restoration") {}

/** How often progress is written and shown, at most. */
const PROGRESS_MS = 250

type Ended =
  | { readonly done: ImportProgress; readonly changes: number | null }
  | { readonly failed: FileImportError }

/**
 * Imports files, one at a time: a thread reads a file, and what it makes of it is delivered within the process.
 * An import that a crash interrupted begins again with the next start; what it has delivered is taken once.
 */
export class Importer extends Context.Service<
  Importer,
  {
    /** Has what is queued begun. */
    readonly wake: Effect.Effect<void>
    /** Stops one that runs. */
    readonly stop: (id: FileImportId) => Effect.Effect<void>
    /** Stops one, and takes back what it brought, to the end, over restarts too. */
    readonly takeBack: (of: Bringing) => Effect.Effect<void>
    /** Shows the state of an import, each change, then its end. Returns a function that stops watching. */
    readonly follow: (of: StoredImport, watcher: Watcher) => Effect.Effect<() => void>
    /** Waits until everything that was queued has ended. Tests wait on this. */
    readonly idle: Effect.Effect<void>
  }
>()("actors/Importer") {
  /** `entry` is the URL of the thread's program: src/workers/bulk.ts. */
  static readonly layer = (entry: URL) =>
    Layer.effect(
      Importer,
      Effect.gen(function* () {
        const store = yield* FileImportStore
        const files = yield* ImportFiles
        const delivery = yield* Deliveries
        const profiles = yield* ProfileStore
        const restoration = yield* Restoration
        const connections = yield* ConnectionStore
        const watched = new Map<FileImportId, Set<Watcher>>()
        let running: { readonly id: FileImportId; readonly fiber: Fiber.Fiber<Ended> } | null = null
        const now = Effect.map(Clock.currentTimeMillis, isoOf)

        const show = (type: string, stored: StoredImport) => {
          const data = JSON.stringify({ type, ...shownImport(stored) })
          for (const watcher of watched.get(stored.id) ?? [])
            watcher.next({
              id: type === "progress" ? stored.bytes_read : TERMINAL_EVENT_ID,
              type: type as never,
              data,
            })
        }

        const ended = Effect.fnUntraced(function* (of: StoredImport) {
          const stored = (yield* store.find(of.user_id, of.id)) ?? of
          show(stored.status === "completed" ? "import.completed" : "import.failed", stored)
          for (const watcher of watched.get(of.id) ?? []) watcher.end()
          watched.delete(of.id)
          yield* files.remove(of.id)
        })

        const advance = Effect.fnUntraced(function* (of: StoredImport, progress: ImportProgress) {
          yield* store.advance(of, progress)
          show("progress", { ...of, ...progressColumns(progress) })
        })

        /** Reads a file in a thread that ends with this effect. */
        const read = Effect.fnUntraced(function* (of: StoredImport) {
          const { user_id } = of
          const task: ImportTask = {
            path: files.pathOf(of.id),
            name: of.name,
            user_id,
            zone: (yield* profiles.find(user_id))?.time_zone ?? null,
            sources: (yield* connections.all(user_id)).map(({ id }) => id),
          }
          const worker = yield* workerOf(entry)
          const messages = yield* Queue.unbounded<ImportMessage>()
          worker.onerror = () => Queue.offerUnsafe(messages, { failed: "internal" })
          worker.onmessage = ({ data }: MessageEvent<ImportMessage>) =>
            Queue.offerUnsafe(messages, data)
          worker.postMessage(task)
          let shown = 0
          // What was begun before has delivered a part of it then, and what is restored says nothing of itself.
          let changes: number | null = of.attempts > 1 ? null : 0
          for (;;) {
            const message = yield* Queue.take(messages)
            if ("failed" in message) return message
            if ("done" in message) {
              yield* delivery.written
              return { ...message, changes }
            }
            if ("deliver" in message) {
              const taken = yield* delivery.take(of.id, message.deliver)
              if (changes !== null && !message.deliver.is_notice) changes += taken
              worker.postMessage("delivered")
              continue
            }
            if ("restore" in message) {
              yield* Effect.uninterruptible(restoration.take(of, message.restore))
              changes = null
              worker.postMessage("delivered")
              continue
            }
            const at = yield* Clock.currentTimeMillis
            if (at - shown < PROGRESS_MS) continue
            shown = at
            yield* advance(of, message.progress)
          }
        }, Effect.scoped)

        const run = Effect.fnUntraced(function* (of: StoredImport) {
          const fiber: Fiber.Fiber<Ended> = yield* Effect.forkChild(read(of))
          running = { id: of.id, fiber }
          const exit = yield* Fiber.await(fiber)
          running = null
          if (exit._tag === "Failure") {
            if (!Cause.hasInterruptsOnly(exit.cause)) {
              yield* Effect.logError("an import died", exit.cause)
              yield* store.end(of, { error: "internal" }, yield* now)
            }
          } else if ("done" in exit.value) {
            yield* store.advance(of, { ...exit.value.done, bytes_read: of.bytes_total })
            yield* store.end(of, { changes: exit.value.changes }, yield* now)
          } else yield* store.end(of, { error: exit.value.failed }, yield* now)
          yield* ended(of)
        })

        const runDue: Effect.Effect<void> = Effect.gen(function* () {
          for (let next = yield* store.claim; next; next = yield* store.claim)
            yield* run(next).pipe(Effect.annotateLogs({ import_id: next.id }))
        })

        const takeBack = Effect.fnUntraced(function* (of: Bringing) {
          yield* restoration.takeBack(of)
          yield* store.endTakingBack(of)
        })

        const stop = (id: FileImportId) =>
          Effect.suspend(() =>
            running?.id === id ? Effect.asVoid(Fiber.interrupt(running.fiber)) : Effect.void,
          )

        yield* files.keepOnly(yield* store.recover(yield* now))
        // What a crash interrupted is gone before anything is imported again.
        const interrupted = [...(yield* store.takingBack)]
        const actor: Sleeper = yield* sleeper(
          "importer",
          Effect.andThen(
            Effect.forEach(interrupted.splice(0), takeBack, { discard: true }),
            runDue,
          ),
        )

        return Importer.of({
          ...actor,
          stop,
          takeBack: Effect.fnUntraced(function* (of) {
            yield* store.beginTakingBack(of.user_id, of.id, yield* now)
            yield* stop(of.id)
            const stored = yield* store.find(of.user_id, of.id)
            if (stored) yield* ended(stored)
            yield* delivery.written
            yield* takeBack(of)
          }, Effect.uninterruptible),
          follow: (of, watcher) =>
            Effect.gen(function* () {
              // It watches before the state is read, so that no end falls in between.
              const watchers = watched.get(of.id) ?? new Set<Watcher>()
              watched.set(of.id, watchers.add(watcher))
              const stored = (yield* store.find(of.user_id, of.id)) ?? of
              show("progress", stored)
              if (stored.completed_at !== null) yield* ended(stored)
              return () => {
                watchers.delete(watcher)
                if (watchers.size === 0) watched.delete(of.id)
              }
            }),
        })
      }),
    )
}
