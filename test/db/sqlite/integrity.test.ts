import { Database as Sqlite } from "bun:sqlite"
import { afterAll, expect, test } from "bun:test"
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { Database } from "#db/database"
import { Integrity } from "#db/sqlite/integrity"

const folder = mkdtempSync(join(tmpdir(), "hygeia-integrity-"))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = new URL("../../../src/workers/integrity.ts", import.meta.url)

const isWhole = (file: string) =>
  Effect.runPromise(
    Integrity.use(({ isWhole }) => isWhole).pipe(
      Effect.provide(Layer.provide(Integrity.layer(entry), Database.layer(file))),
      Effect.scoped,
    ),
  )

/** Writes noise over the page a table begins on, as a failing disk does. */
const corrupt = (file: string, table: string) => {
  using sqlite = new Sqlite(file)
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")
  const { rootpage } = sqlite
    .query<{ rootpage: number }, [string]>("SELECT rootpage FROM sqlite_schema WHERE name = ?")
    .get(table)!
  const fd = openSync(file, "r+")
  writeSync(fd, Buffer.alloc(4_096, 0xa5), 0, 4_096, (rootpage - 1) * 4_096)
  closeSync(fd)
}

test("a database that was just made is whole, in a file or in memory", async () => {
  expect(await isWhole(join(folder, "whole.db"))).toBe(true)
  expect(await isWhole(":memory:")).toBe(true)
})

test("a database with a page of noise is not", async () => {
  const file = join(folder, "noise.db")
  expect(await isWhole(file)).toBe(true)
  corrupt(file, "diary_days")
  expect(await isWhole(file)).toBe(false)
})
