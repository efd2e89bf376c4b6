import { SQLiteError } from "bun:sqlite"
import { Clock, Context, Effect, Layer } from "effect"
import type { Change, Owner, Query, Reading, Transaction, ValuesOf } from "#db/change"
import { makeSyncClock } from "#db/sqlite/clock"
import { SqliteConnection } from "#db/sqlite/connection"
import { makeGroupCommit } from "#db/sqlite/group-commit"
import { isMigrated } from "#db/sqlite/migrations"
import { makePrepare } from "#db/sqlite/prepared"
import { ChangeSteps } from "#db/sqlite/steps"
import { makeReading, makeTransaction } from "#db/sqlite/transaction"
import { isStorageFailure } from "#db/storage-failure"

/** How long to wait for another process that reads the file. */
const READERS_LEAVE = "1 second"

/** Whether a change died of this: what its row belongs to, in the end a person, has been deleted. */
export const isOrphaned = (defect: unknown): boolean =>
  defect instanceof SQLiteError && defect.code === "SQLITE_CONSTRAINT_FOREIGNKEY"

/**
 * The one SQLite connection of the process. A failing statement is a bug or a full disk, never an
 * answer: it dies.
 */
export class Database extends Context.Service<
  Database,
  {
    /** The rows of one query, now. */
    readonly rows: <Values, Row>(
      query: Query<Values, Row>,
      ...values: ValuesOf<Values>
    ) => Effect.Effect<ReadonlyArray<Row>>
    /** Several queries over one state of the database. */
    readonly snapshot: <A>(reading: (tx: Reading) => Change<A>) => Effect.Effect<A>
    /**
     * Changes rows of one owner in the next group commit and answers once it is on disk. The change
     * does nothing but change rows. `bytes` is its rough size when it is large.
     */
    readonly write: <A>(
      owner: Owner,
      change: (tx: Transaction) => Change<A>,
      bytes?: number,
    ) => Effect.Effect<A>
    /**
     * A mark for delta clients, in epoch milliseconds: all rows stamped up to it are visible, and
     * all committed later are stamped later. At most a second behind the clock.
     */
    readonly mark: Effect.Effect<number>
    /** Whether a change reaches the disk just now, and there is room for more. */
    readonly isWritable: Effect.Effect<boolean>
    /** Bytes of the database. */
    readonly size: Effect.Effect<number>
    /** Whether the file has seen every migration of this executable. */
    readonly isMigrated: Effect.Effect<boolean>
    /** Moves the write-ahead log into the file and empties it. */
    readonly checkpoint: Effect.Effect<void>
    /**
     * Leaves no trace of what was deleted before: neither in the log nor between the rows that are
     * left. Goes through the whole file, a few milliseconds at a time, and waits for whoever else
     * has it open to read.
     */
    readonly eraseFreed: Effect.Effect<void>
  }
>()("db/Database") {
  /** Opens, migrates and owns the file; closing the scope commits what is waiting and closes it. */
  static readonly layer = (file: string) =>
    Layer.effect(Database, database).pipe(Layer.provideMerge(SqliteConnection.layer(file)))
}

const database = Effect.gen(function* () {
  const { sqlite, db, secureErase, hasRoom } = yield* SqliteConnection
  const steps = yield* ChangeSteps
  const clock = yield* Clock.Clock
  const fork = Effect.runForkWith(yield* Effect.context<never>())
  const prepare = makePrepare(db)
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
    rolledBack: syncClock.restore,
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

  return Database.of({
    rows: (query, ...values) => Effect.sync(() => steps.run(reading.rows(query, ...values), null)),
    snapshot: (change) => Effect.sync(() => steps.run(change(reading), null)),
    write: (owner, change, bytes = 0) => submit(() => steps.run(change(tx), owner), bytes),
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
      for (let page: number | null = 1; page !== null; ) {
        const next: number | null = secureErase.blank(page)
        yield* next === page ? Effect.sleep(READERS_LEAVE) : Effect.yieldNow
        page = next
      }
    }),
    size: Effect.sync(() => {
      const pragma = (name: "page_count" | "page_size") =>
        Number(sqlite.query(`PRAGMA ${name}`).values()[0]?.[0])
      return pragma("page_count") * pragma("page_size")
    }),
    isMigrated: Effect.sync(() => isMigrated(sqlite)),
    checkpoint: Effect.sync(() => sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")),
  })
})
