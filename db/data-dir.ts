import { Database as Sqlite } from "bun:sqlite"
import { chmodSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { Context, Data, Effect, Layer } from "effect"

/** Another process owns the folder, or it cannot be used at all. */
export class DataDirRefused extends Data.TaggedError("DataDirRefused")<{
  readonly message: string
}> {}

/** The folder everything lives in, owned by this process for as long as the scope is open. */
export class DataDir extends Context.Service<
  DataDir,
  {
    /** The path of a file in it. */
    readonly file: (name: string) => string
    /** True when nothing had been kept here before this process came. */
    readonly isNew: boolean
  }
>()("db/DataDir") {
  /** Makes the folder, for its owner's eyes alone, and locks it. Refuses when it is locked. */
  static readonly layer = (path: string) =>
    Layer.effect(
      DataDir,
      Effect.gen(function* () {
        const isNew = !existsSync(join(path, LOCK))
        yield* Effect.try({
          try: () => {
            mkdirSync(path, { recursive: true, mode: 0o700 })
            chmodSync(path, 0o700)
          },
          catch: () => new DataDirRefused({ message: `DATA_DIR ${path} cannot be made or used.` }),
        })
        yield* Effect.acquireRelease(
          Effect.suspend(() => {
            const lock = tryLock(path)
            if (lock) {
              held.add(lock)
              return Effect.succeed(lock)
            }
            return Effect.fail(
              new DataDirRefused({
                message: `DATA_DIR ${path} is in use by another hygeia: one process owns a folder.`,
              }),
            )
          }),
          (lock) =>
            Effect.sync(() => {
              held.delete(lock)
              lock.close()
            }),
        )
        return DataDir.of({ isNew, file: (name) => join(path, name) })
      }),
    )
}

const LOCK = "lock"

/** A lock that nothing points to is collected, and with it goes the folder. */
const held = new Set<Sqlite>()

/**
 * The lock is an exclusive transaction on a file of its own: the kernel frees it with the process,
 * however that ends. Null when somebody else has it.
 */
const tryLock = (path: string): Sqlite | null => {
  const sqlite = new Sqlite(join(path, LOCK), { create: true })
  try {
    sqlite.run("PRAGMA busy_timeout = 0")
    sqlite.run("PRAGMA journal_mode = DELETE")
    sqlite.run("BEGIN EXCLUSIVE")
    return sqlite
  } catch {
    sqlite.close()
    return null
  }
}

/** Whether some process owns the folder right now. */
export const isOwned = (path: string): boolean => {
  if (!existsSync(join(path, LOCK))) return false
  const lock = tryLock(path)
  lock?.close()
  return lock === null
}
