import type { Database as Sqlite } from "bun:sqlite"
import { chmodSync, readdirSync, rmSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { migrationsBefore } from "#db/sqlite/migrations"
import { copyDatabase } from "#db/sqlite/whole-copy"

const MARK = ".before-"

/** Keeps a file that is about to be migrated beside it as it is: an older executable can be gone back to. */
export const keepMigrationCopy = (sqlite: Sqlite, file: string): void => {
  const before = migrationsBefore(sqlite)
  if (before === null || file === ":memory:") return
  const copy = `${file}${MARK}${before}`
  rmSync(copy, { force: true })
  copyDatabase(file, copy)
  chmodSync(copy, 0o600)
}

/** Removes such copies of a file that were made before an instant, in epoch milliseconds. */
export const dropMigrationCopies = (file: string, before: number): void => {
  if (file === ":memory:") return
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name)
    if (name.startsWith(`${basename(file)}${MARK}`) && statSync(path).mtimeMs < before) rmSync(path)
  }
}
