import { Cause, Clock, Context, Effect, Fiber, Layer, Queue } from "effect"
import { importBounds, readInProcess } from "#actors/import-process"
import { importWatchers } from "#actors/import-watchers"
import { keptImports } from "#actors/kept-imports"
import { type Sleeper, sleeper } from "#actors/mailbox"
import { Quarantine } from "#actors/quarantine"
import { supervise } from "#actors/supervise"
import type { Watcher } from "#actors/turn-events"
import type { Bringing } from "#db/brought-records"
import { ConnectionStore } from "#db/connections"
import { FileImportStore } from "#db/file-imports"
import { ImportFiles } from "#db/import-files"
import { ProfileStore } from "#db/profiles"
import { progressColumns, type StoredImport } from "#db/stored-import"
import type { FileImportError, ImportProgress } from "#domain/file-import"
import type { FileImportId, UserId } from "#domain/ids"
import type { DeliveryBatch, ImportRead, ImportTask, RestoreBatch } from "#domain/import-task"
import { RoundRobin } from "#domain/round-robin"
import { isoOf } from "#domain/time"

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

/** So many files are read at once, each of another person: a long one holds up only what its own person sent. */
const LANES = 2

type Ended =
  | { readonly done: ImportRead; readonly changes: number | null }
  | { readonly failed: FileImportError; readonly progress: ImportProgress | null }

/**
 * Imports files, in turns between people and one of each at a time: a process of its own reads a file, and what it
 * makes of it is delivered within this one. Of one that fails nothing stays. An import that a crash interrupted begins
 * again with the next start, in quarantine; what it has delivered is taken once.
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
  /**
   * `command` starts this program, for a process that reads a file. A person's files that can be read again take
   * what their uploads leave of `quota_bytes`.
   */
  static readonly layer = (
    command: ReadonlyArray<string>,
    quota_bytes: number,
    bounds = importBounds(),
  ) =>
    Layer.effect(
      Importer,
      Effect.gen(function* () {
        const store = yield* FileImportStore
        const files = yield* ImportFiles
        const delivery = yield* Deliveries
        const profiles = yield* ProfileStore
        const restoration = yield* Restoration
        const connections = yield* ConnectionStore
        const quarantine = yield* Quarantine
        const kept = yield* keptImports(quota_bytes)
        const watchers = importWatchers()
        const running = new Map<FileImportId, Fiber.Fiber<Ended | null>>()
        const turns = new RoundRobin<UserId>()
        const now = Effect.map(Clock.currentTimeMillis, isoOf)

        const ended = Effect.fnUntraced(function* (of: StoredImport) {
          const stored = (yield* store.find(of.user_id, of.id)) ?? of
          watchers.end(stored)
          if (stored.kept_until === null) yield* files.remove(of.id)
        })

        const advance = Effect.fnUntraced(function* (of: StoredImport, progress: ImportProgress) {
          yield* store.advance(of, progress)
          watchers.advance({ ...of, ...progressColumns(progress) })
          yield* quarantine.advanced(of.id, progress.records.read)
        })

        /** Reads a file in a process that ends with this effect. */
        const read = Effect.fnUntraced(function* (of: StoredImport) {
          const { user_id } = of
          const task: ImportTask = {
            path: files.pathOf(of.id),
            name: of.name,
            user_id,
            zone: (yield* profiles.find(user_id))?.time_zone ?? null,
            sources: (yield* connections.all(user_id)).map(({ id }) => id),
          }
          const { messages, goOn } = yield* readInProcess(command, bounds, task)
          let shown = 0
          // What was begun before has delivered a part of it then, and what is restored says nothing of itself.
          let changes: number | null = of.attempts > 1 ? null : 0
          for (;;) {
            const message = yield* Queue.take(messages)
            if ("failed" in message) return message
            if ("done" in message) return { ...message, changes }
            if ("deliver" in message) {
              const taken = yield* delivery.take(of.id, message.deliver)
              if (changes !== null && !message.deliver.is_notice) changes += taken
              yield* goOn
              continue
            }
            if ("restore" in message) {
              yield* Effect.uninterruptible(restoration.take(of, message.restore))
              changes = null
              yield* goOn
              continue
            }
            const at = yield* Clock.currentTimeMillis
            if (at - shown < PROGRESS_MS) continue
            shown = at
            yield* advance(of, message.progress)
          }
        }, Effect.scoped)

        const takeBack = Effect.fnUntraced(function* (of: Bringing) {
          yield* restoration.takeBack(of)
          yield* store.endTakingBack(of)
        })

        /** Leaves what cannot be taken back now to the next start: no other import waits for it. */
        const takeBackOrLeave = (of: Bringing) =>
          takeBack(of).pipe(
            Effect.catchDefect((defect) =>
              Effect.logError("an import could not be taken back", defect),
            ),
          )

        // One that stayed open would hold up what its person sends after it.
        const untilWritten = supervise("importer")

        const fail = Effect.fnUntraced(function* (of: StoredImport, error: FileImportError) {
          yield* delivery.written
          if (yield* untilWritten(store.fail(of, error, yield* now))) yield* takeBackOrLeave(of)
        })

        /** Null where it was cancelled before it began. What is read again is without what it brought before. */
        const begin = Effect.fnUntraced(function* (of: StoredImport) {
          const stored = yield* store.find(of.user_id, of.id)
          if (stored?.status !== "running") return null
          if (stored.taking_back) yield* Effect.uninterruptible(takeBack(of))
          return yield* read(of)
        })

        const run = Effect.fnUntraced(function* (of: StoredImport) {
          // It can be stopped before it looks whether it was cancelled: no cancellation falls in between.
          const fiber: Fiber.Fiber<Ended | null> = yield* Effect.forkChild(begin(of))
          running.set(of.id, fiber)
          const exit = yield* Fiber.await(fiber)
          running.delete(of.id)
          if (exit._tag === "Failure") {
            if (!Cause.hasInterruptsOnly(exit.cause)) {
              yield* Effect.logError("an import died", exit.cause)
              yield* fail(of, "internal")
            }
          } else if (exit.value === null) return
          else if ("done" in exit.value) {
            const { done, changes } = exit.value
            yield* delivery.written
            const progress = { ...done.progress, bytes_read: of.bytes_total }
            const kept_until = done.wants_zone ? yield* kept.until(of) : null
            const how = { error: done.error, changes, kept_until }
            const at = yield* now
            yield* untilWritten(
              Effect.andThen(store.advance(of, progress), store.complete(of, how, at)),
            )
          } else {
            if (exit.value.progress) yield* untilWritten(store.advance(of, exit.value.progress))
            yield* fail(of, exit.value.failed)
          }
          yield* ended(of)
        })

        const runDue: Effect.Effect<void> = Effect.gen(function* () {
          for (;;) {
            const user = turns.next(yield* store.waiting)
            if (user === null) return
            // Another lane may have been faster.
            const next = yield* store.claim(user)
            if (!next) continue
            yield* quarantine
              .run(next.id, () => run(next))
              .pipe(Effect.annotateLogs({ import_id: next.id }))
          }
        })

        const stop = (id: FileImportId) =>
          Effect.suspend(() => {
            const fiber = running.get(id)
            return fiber ? Effect.asVoid(Fiber.interrupt(fiber)) : Effect.void
          })

        yield* files.keepOnly([...(yield* store.recover(yield* now)), ...(yield* kept.ids)])
        // What a crash interrupted is gone before anything is imported again.
        const resumed = yield* Effect.cached(
          Effect.forEach(yield* store.takingBack, takeBackOrLeave, { discard: true }),
        )
        const lanes: ReadonlyArray<Sleeper> = yield* Effect.replicateEffect(
          sleeper("importer", Effect.andThen(resumed, runDue)),
          LANES,
        )
        const allLanes = (of: (lane: Sleeper) => Effect.Effect<void>) =>
          Effect.forEach(lanes, of, { discard: true })

        return Importer.of({
          wake: allLanes(({ wake }) => wake),
          idle: allLanes(({ idle }) => idle),
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
              const leave = watchers.add(of.id, watcher)
              const stored = (yield* store.find(of.user_id, of.id)) ?? of
              watchers.advance(stored)
              if (stored.completed_at !== null) yield* ended(stored)
              return leave
            }),
        })
      }),
    )
}
