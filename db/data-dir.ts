import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
} from "node:fs"
import { join } from "node:path"
import { Context, Data, Effect, Layer } from "effect"
import { unusableEntries } from "#db/folder-entries"
import { DATABASE, RESTORING, SECRET_NAMES } from "#db/folder-names"
import { finishRestore } from "#db/restored-folder"
import { bytesOf } from "#db/sqlite/file-space"
import { hasLock, lockFolder } from "#db/sqlite/folder-lock"

/** Another process owns the folder. */
export class DataDirInUse extends Data.TaggedError("DataDirInUse")<{
  readonly message: string
}> {}

/** The folder cannot be used at all. */
export class DataDirRefused extends Data.TaggedError("DataDirRefused")<{
  readonly message: string
}> {}

/** No other process holds the lock, and it cannot be taken. */
const lockFailed = (path: string, cause: unknown) =>
  new DataDirRefused({
    message: `DATA_DIR ${path} cannot be locked: ${cause instanceof Error ? cause.message : "unknown"}.`,
  })

/** The folder everything lives in, owned by this process for as long as the scope is open. */
export class DataDir extends Context.Service<
  DataDir,
  {
    /** The path of a file in it. */
    readonly file: (name: string) => string
    /** True when nothing had been kept here before this process came: there is no database yet. */
    readonly isNew: boolean
  }
>()("db/DataDir") {
  /**
   * Makes the folder, for its owner's eyes alone, locks it, and ends a restore that was begun there. Refuses when it is
   * locked, when this process cannot use what is in it, and when its database is gone while keys or uploads are still
   * there.
   */
  static readonly layer = (path: string) =>
    Layer.effect(
      DataDir,
      Effect.gen(function* () {
        yield* Effect.try({
          try: () => {
            mkdirSync(path, { recursive: true, mode: 0o700 })
            chmodSync(path, 0o700)
          },
          catch: () => new DataDirRefused({ message: `DATA_DIR ${path} cannot be made or used.` }),
        })
        const unusable = unusableEntries(path)
        if (unusable.length > 0)
          return yield* new DataDirRefused({
            message: `DATA_DIR ${path}: this user cannot use ${unusable.join(", ")}; see \`hygeia doctor\`.`,
          })
        yield* Effect.acquireRelease(
          Effect.try({
            try: () => lockFolder(path),
            catch: (cause) => lockFailed(path, cause),
          }).pipe(
            Effect.filterOrFail(
              (unlock) => unlock !== null,
              () =>
                new DataDirInUse({
                  message: `DATA_DIR ${path} is in use by another hygeia: one process owns a folder.`,
                }),
            ),
          ),
          (unlock) => Effect.sync(unlock),
        )
        yield* Effect.promise(() => finishRestore(path))
        const isNew = isEmptyDatabase(path)
        const orphans = keptWithoutDatabase(path)
        if (orphans.length > 0)
          return yield* new DataDirRefused({
            message: [
              `DATA_DIR ${path} holds ${orphans.join(", ")} and no database:`,
              `restore a backup, or remove what is left to start anew.`,
            ].join(" "),
          })
        return DataDir.of({ isNew, file: (name) => join(path, name) })
      }),
    )
}

/** Whether a folder holds a database, of whichever process. */
export const hasDatabase = (path: string): boolean => bytesOf(join(path, DATABASE)) > 0

/**
 * The offset of `user_version`, the number of applied migrations, in the header of a database file.
 */
const VERSION_AT = 60

const versionOf = (file: string): number => {
  const header = Buffer.alloc(VERSION_AT + 4)
  const fd = openSync(file, "r")
  try {
    return readSync(fd, header, 0, header.length, 0) < header.length
      ? 0
      : header.readUInt32BE(VERSION_AT)
  } finally {
    closeSync(fd)
  }
}

/** Whether no migration was ever committed here: there is no file, or one with nothing in it. */
const isEmptyDatabase = (path: string): boolean => {
  const file = join(path, DATABASE)
  if (bytesOf(file) === 0) return true
  return bytesOf(`${file}-wal`) === 0 && versionOf(file) === 0
}

/** What is left in a folder whose database is gone; nothing where there is one, or where nothing was kept. */
export const keptWithoutDatabase = (path: string): ReadonlyArray<string> =>
  isEmptyDatabase(path) ? kept(path) : []

/** Files of a folder that cannot be used without its database. A lock file does not count. */
const kept = (path: string): ReadonlyArray<string> => [
  ...SECRET_NAMES.filter((name) => existsSync(join(path, name))),
  ...["uploads", RESTORING].filter((name) => isFilled(join(path, name))).map((name) => `${name}/`),
]

const isFilled = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())

/** Whether some process owns the folder right now. */
export const isOwned = (path: string): boolean => {
  if (!hasLock(path)) return false
  try {
    const unlock = lockFolder(path)
    unlock?.()
    return unlock === null
  } catch {
    return false
  }
}
