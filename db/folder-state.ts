import { constants, existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { Effect } from "effect"
import { keptWithoutDatabase } from "#db/data-dir"
import { mayUse, unusableEntries } from "#db/folder-entries"
import { DATABASE, RESTORING, SECRET_NAMES } from "#db/folder-names"
import { isSecret } from "#db/secrets"
import { bytesOf, freeBytes } from "#db/sqlite/file-space"
import { type Glance, glanceAt } from "#db/sqlite/glance"
import { KNOWN_VERSION } from "#db/sqlite/migrations"
import { quickCheck } from "#db/sqlite/quick-check"

/** What a DATA_DIR looks like from outside, whoever owns it. */
export interface FolderState {
  readonly exists: boolean
  /** It is a folder, or can be made as one. */
  readonly isUsable: boolean
  /** What in it cannot be used: its rights are wrong, or a file stands for a folder, or a folder for a file. */
  readonly unusable: ReadonlyArray<string>
  /** Generated secrets that are cut off, or none. */
  readonly cut_off: ReadonlyArray<string>
  /** Files that cannot be used without a database, where there is none. */
  readonly orphans: ReadonlyArray<string>
  /** A restore was begun in it, and not finished. */
  readonly isRestoring: boolean
  readonly database_bytes: number
  /** The log of writes beside the database. */
  readonly log_bytes: number
  /** What others than its owner can read: the folder, or files in it. */
  readonly exposed: ReadonlyArray<string>
  readonly hasDatabase: boolean
  readonly free_bytes: number
  /** When the database was last written, in epoch milliseconds; null without one. */
  readonly written_at: number | null
}

const OTHERS = 0o077

/** The nearest folder above that is there; what stands there may be no folder. */
const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))

const isExposed = (path: string) => existsSync(path) && (statSync(path).mode & OTHERS) !== 0

/** Whether a folder can be written, or made, and the bytes that are free on its disk. */
export const folderRoom = (path: string): { isUsable: boolean; free_bytes: number } => {
  const there = nearest(resolve(path))
  const isUsable = statSync(there).isDirectory() && mayUse(there, constants.W_OK)
  return { isUsable, free_bytes: freeBytes(there) }
}

/** Looks at a folder without changing anything in it. */
export const folderState = (path: string): Effect.Effect<FolderState> =>
  Effect.sync(() => {
    const { isUsable, free_bytes } = folderRoom(path)
    const exists = existsSync(path) && isUsable
    const database = join(path, DATABASE)
    const hasDatabase = exists && existsSync(database)
    // The files of a folder that nobody else can enter are nobody else's to read.
    const files = exists && isExposed(path) ? SECRET_NAMES.map((name) => join(path, name)) : []
    const unusable = exists ? unusableEntries(path) : []
    const secrets =
      exists && unusable.length === 0
        ? SECRET_NAMES.filter((name) => existsSync(join(path, name)))
        : []
    return {
      exists,
      isUsable,
      free_bytes,
      unusable,
      cut_off: secrets.filter((name) => !isSecret(name, readFileSync(join(path, name), "utf8"))),
      orphans: exists && unusable.length === 0 ? keptWithoutDatabase(path) : [],
      isRestoring: exists && existsSync(join(path, RESTORING)),
      database_bytes: exists ? bytesOf(database) : 0,
      log_bytes: exists ? bytesOf(`${database}-wal`) : 0,
      exposed: exists ? [path, ...files].filter(isExposed) : [],
      hasDatabase,
      written_at: hasDatabase ? statSync(database).mtimeMs : null,
    }
  })

/** Whether the database of a folder that no process owns is whole; null where it cannot be read, as on a full disk. */
export const isWhole = (path: string): Effect.Effect<boolean | null> =>
  Effect.try(() => quickCheck(join(path, DATABASE))).pipe(Effect.catch(() => Effect.succeed(null)))

/** What the database of a folder says of itself, and the version known here; null when it cannot be read. */
export const glance = (path: string): Effect.Effect<(Glance & { readonly known: number }) | null> =>
  Effect.try(() => ({ ...glanceAt(join(path, DATABASE)), known: KNOWN_VERSION })).pipe(
    Effect.catch(() => Effect.succeed(null)),
  )
