import { dirname } from "node:path"
import { Clock, Effect, Exit } from "effect"
import type { Change, OwnedChange, OwnerOrLookup, Transaction } from "#db/change"
import type { Engine } from "#db/engine"
import { makeSyncClock } from "#db/sqlite/clock"
import { SqliteConnection } from "#db/sqlite/connection"
import { makeDiskProbe } from "#db/sqlite/disk-probe"
import { bytesOf, freeBytes } from "#db/sqlite/file-space"
import { makeGroupCommit } from "#db/sqlite/group-commit"
import { dropMigrationCopies } from "#db/sqlite/migration-copy"
import { isMigrated } from "#db/sqlite/migrations"
import { makePrepare } from "#db/sqlite/prepared"
import { ChangeSteps } from "#db/sqlite/steps"
import { isStorageFailure } from "#db/sqlite/storage-failure"
import { makeReading, makeTransaction } from "#db/sqlite/transaction"
import { commitDuration, committedChanges, fsyncDuration, rollbacks } from "#observability/database"

/** How long to wait for another process that reads the file. */
const READERS_LEAVE = "1 second"

/** The engine over one SQLite connection, every change in a group commit. */
export const sqliteEngine = Effect.gen(function* () {
  const { file, sqlite, secureErase } = yield* SqliteConnection
  const steps = yield* ChangeSteps
  const clock = yield* Clock.Clock
  const services = yield* Effect.context<never>()
  const fork = Effect.runForkWith(services)
  const hasRoom = makeDiskProbe(file, (took_ms) =>
    fsyncDuration.of({}).updateUnsafe(took_ms / 1_000, services),
  )
  const prepare = makePrepare(sqlite)
  const reading = makeReading(prepare, steps)
  const syncClock = makeSyncClock(sqlite)
  let stamped: number | null = null
  const group = makeGroupCommit(sqlite, {
    begun: () => {
      stamped = null
    },
    committing: () => {
      if (stamped !== null) syncClock.keep()
    },
    committed: (changes, took_ms) => {
      commitDuration.of({}).updateUnsafe(took_ms / 1_000, services)
      committedChanges.of({}).updateUnsafe(changes, services)
    },
    rolledBack: () => {
      rollbacks.of({}).updateUnsafe(1, services)
      syncClock.restore()
    },
    broken: (cause) => void fork(Effect.logError("broken right after a commit", cause)),
  })
  yield* Effect.addFinalizer(() => Effect.sync(group.close))

  const stamp = () => {
    stamped ??= syncClock.tick(clock.currentTimeMillisUnsafe())
    return stamped
  }
  const tx = makeTransaction(prepare, steps, { stamp, afterCommit: group.afterCommit })

  const submit = <A>(change: () => A, bytes: number): Effect.Effect<A> =>
    Effect.callback<A>((resume) => {
      group.submit(
        change,
        bytes,
        (value) => resume(Effect.succeed(value)),
        (cause) => resume(Effect.die(cause)),
      )
    })

  const apply = <A>(owner: OwnerOrLookup, change: (tx: Transaction) => Change<A>): A =>
    steps.run(change(tx), typeof owner === "function" ? owner(reading) : owner)

  return {
    rows: (query, ...values) => Effect.sync(() => steps.run(reading.rows(query, ...values), null)),
    snapshot: (change) => Effect.sync(() => steps.run(change(reading), null)),
    write: (owner, change, bytes = 0) => submit(() => apply(owner, change), bytes),
    enqueue: (owner, change) =>
      Effect.sync(() =>
        group.submit(
          () => void apply(owner, change),
          0,
          () => {},
          // Its cause may hold what was to be written.
          () => void fork(Effect.logWarning("a change was not written")),
        ),
      ),
    writeEach: <A>(changes: ReadonlyArray<OwnedChange<A>>) =>
      Effect.callback<ReadonlyArray<Exit.Exit<A>>>((resume) => {
        const exits: Array<Exit.Exit<A>> = []
        let left = changes.length
        if (left === 0) return resume(Effect.succeed(exits))
        for (const [index, { owner, change }] of changes.entries()) {
          const end = (exit: Exit.Exit<A>) => {
            exits[index] = exit
            if (--left === 0) resume(Effect.succeed(exits))
          }
          group.submit(
            () => apply(owner, change),
            0,
            (value) => end(Exit.succeed(value)),
            (cause) => end(Exit.die(cause)),
          )
        }
      }),
    mark: Effect.suspend(() =>
      syncClock.isStale(clock.currentTimeMillisUnsafe())
        ? submit(stamp, 0).pipe(
            // A full disk stops no reader: the mark of before is still true.
            Effect.catchDefect((defect) =>
              isStorageFailure(defect) ? Effect.sync(syncClock.last) : Effect.die(defect),
            ),
          )
        : Effect.sync(syncClock.last),
    ),
    // A stamp always changes its page: a page that stays the same is not written.
    isWritable: submit(stamp, 0).pipe(
      Effect.andThen(Effect.sync(() => hasRoom(clock.currentTimeMillisUnsafe()))),
      Effect.catchDefect(() => Effect.succeed(false)),
    ),
    eraseFreed: Effect.gen(function* () {
      dropMigrationCopies(file, Number.POSITIVE_INFINITY)
      for (let page: number | null = 1; page !== null; ) {
        const next: number | null = secureErase.blank(page)
        yield* next === page ? Effect.sleep(READERS_LEAVE) : Effect.yieldNow
        page = next
      }
    }),
    space: Effect.sync(() => {
      const pragma = (name: "page_count" | "page_size") =>
        Number(sqlite.query(`PRAGMA ${name}`).values()[0]?.[0])
      return {
        database_bytes: pragma("page_count") * pragma("page_size"),
        log_bytes: bytesOf(`${file}-wal`),
        free_bytes: freeBytes(dirname(file)),
      }
    }),
    isMigrated: Effect.sync(() => isMigrated(sqlite)),
    checkpoint: Effect.sync(() => sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")),
  } satisfies Engine
})
