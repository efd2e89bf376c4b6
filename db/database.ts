import { SQLiteError, Database as Sqlite } from "bun:sqlite"
import { closeSync, openSync } from "node:fs"
import type { BunSQLiteDatabase } from "drizzle-orm/bun-sqlite"
import { drizzle } from "drizzle-orm/bun-sqlite"
import { Clock, Context, Data, Effect, Layer } from "effect"
import { makeSyncClock } from "#db/sqlite/clock"
import { makeGroupCommit } from "#db/sqlite/group-commit"
import { migrate } from "#db/sqlite/migrations"
import { BUSY_TIMEOUT_MS, makeSecureErase } from "#db/sqlite/secure-erase"

export type Drizzle = BunSQLiteDatabase

/** The file cannot be used: it is no database, a newer one, or not ours to read. */
export class DatabaseRefused extends Data.TaggedError("DatabaseRefused")<{
  readonly message: string
}> {}

/** How long to wait for another process that reads the file. */
const READERS_LEAVE = "1 second"

const refusal = (file: string, cause: unknown) =>
  new DatabaseRefused({
    message: `${file}: ${cause instanceof Error ? cause.message : "cannot be opened"}`,
  })

/** Whether a change died of this: what its row belongs to, in the end a person, has been deleted. */
export const isOrphaned = (defect: unknown): boolean =>
  defect instanceof SQLiteError && defect.code === "SQLITE_CONSTRAINT_FOREIGNKEY"

/** A write transaction from inside. */
export interface Transaction {
  readonly db: Drizzle
  readonly sqlite: Sqlite
  /** The `updated_at` of every row this commit changes, in epoch milliseconds. */
  readonly stamp: () => number
  /** Has something done right after this change is on disk, in the order of the changes. */
  readonly afterCommit: (work: () => void) => void
}

/**
 * The one SQLite connection of the process. A failing statement is a bug or a full disk, never an
 * answer: it dies.
 */
export class Database extends Context.Service<
  Database,
  {
    /** Asks now. Never inside a transaction: bun:sqlite is synchronous, so nothing interleaves. */
    readonly read: <A>(query: (db: Drizzle, sqlite: Sqlite) => A) => Effect.Effect<A>
    /**
     * Changes rows in the next group commit and answers once it is on disk. The change is
     * synchronous and does nothing but change rows. `bytes` is its rough size when it is large.
     */
    readonly write: <A>(change: (tx: Transaction) => A, bytes?: number) => Effect.Effect<A>
    /**
     * A mark for delta clients, in epoch milliseconds: all rows stamped up to it are visible, and
     * all committed later are stamped later. At most a second behind the clock.
     */
    readonly mark: Effect.Effect<number>
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
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const { sqlite, secureErase } = yield* Effect.acquireRelease(
          Effect.try({ try: () => open(file), catch: (cause) => refusal(file, cause) }),
          ({ sqlite, secureErase }) =>
            Effect.sync(() => {
              sqlite.close()
              secureErase.close()
            }),
        )
        const clock = yield* Clock.Clock
        const fork = Effect.runForkWith(yield* Effect.context<never>())
        const db = drizzle({ client: sqlite })
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

        const tx: Transaction = {
          db,
          sqlite,
          stamp: () => {
            stamped ??= syncClock.tick(clock.currentTimeMillisUnsafe())
            return stamped
          },
          afterCommit: group.afterCommit,
        }

        const write = <A>(change: (tx: Transaction) => A, bytes = 0): Effect.Effect<A> =>
          Effect.callback<A>((resume) => {
            group.submit(
              () => change(tx),
              bytes,
              (value) => resume(Effect.succeed(value)),
              (cause) => resume(Effect.die(cause)),
            )
          })

        return Database.of({
          read: (query) => Effect.sync(() => query(db, sqlite)),
          write,
          mark: Effect.suspend(() =>
            syncClock.isStale(clock.currentTimeMillisUnsafe())
              ? write(({ stamp }) => stamp())
              : Effect.sync(syncClock.last),
          ),
          eraseFreed: Effect.gen(function* () {
            for (let page: number | null = 1; page !== null; ) {
              const next: number | null = secureErase.blank(page)
              yield* next === page ? Effect.sleep(READERS_LEAVE) : Effect.yieldNow
              page = next
            }
          }),
          checkpoint: Effect.sync(() => sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")),
        })
      }),
    )
}

const open = (file: string) => {
  // SQLite gives its log the mode of the file, so that is made first, for its owner's eyes alone.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600))
  const sqlite = new Sqlite(file, { create: true, strict: true })
  try {
    prepare(sqlite)
    return { sqlite, secureErase: makeSecureErase(sqlite, file) }
  } catch (cause) {
    sqlite.close()
    throw cause
  }
}

const prepare = (sqlite: Sqlite) => {
  sqlite.run("PRAGMA journal_mode = WAL")
  sqlite.run("PRAGMA synchronous = FULL")
  sqlite.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  sqlite.run("PRAGMA secure_delete = ON")
  sqlite.run("PRAGMA cache_size = -32000")
  migrate(sqlite)
}
