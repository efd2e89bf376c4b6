import { existsSync, statfsSync, statSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { DATABASE, SECRET_NAMES } from "#db/data-dir"
import { quickCheck } from "#db/sqlite/quick-check"

/** What a DATA_DIR looks like from outside, whoever owns it. */
export interface FolderState {
  readonly exists: boolean
  /** What others than its owner can read: the folder, or files in it. */
  readonly exposed: ReadonlyArray<string>
  readonly hasDatabase: boolean
  readonly free_bytes: number
  /** When the database was last written, in epoch milliseconds; null without one. */
  readonly written_at: number | null
}

const OTHERS = 0o077

const isExposed = (path: string) => existsSync(path) && (statSync(path).mode & OTHERS) !== 0

/** Looks at a folder without changing anything in it. */
export const folderState = (path: string): Effect.Effect<FolderState> =>
  Effect.sync(() => {
    const exists = existsSync(path)
    const database = join(path, DATABASE)
    const hasDatabase = exists && existsSync(database)
    // The files of a folder that nobody else can enter are nobody else's to read.
    const files = exists && isExposed(path) ? SECRET_NAMES.map((name) => join(path, name)) : []
    const { bavail, bsize } = statfsSync(exists ? path : ".")
    return {
      exists,
      exposed: exists ? [path, ...files].filter(isExposed) : [],
      hasDatabase,
      free_bytes: bavail * bsize,
      written_at: hasDatabase ? statSync(database).mtimeMs : null,
    }
  })

/** Whether the database of a folder that no process owns is whole. False also for one that cannot be read. */
export const isWhole = (path: string): Effect.Effect<boolean> =>
  Effect.try(() => quickCheck(join(path, DATABASE))).pipe(Effect.catch(() => Effect.succeed(false)))
