import { Database } from "bun:sqlite"
import { rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { table } from "#bench/figures"
import { ensureBuilt, person, run, serve } from "#bench/product"
import { emptyFolder } from "#bench/program"
import { ask } from "#bench/turns"

/** What a person of two years takes on disk, and what one more question adds. */
const YEARS = 2
const QUESTIONS = 50

await ensureBuilt()
const folder = emptyFolder()
const data = join(folder, "data")

/** Bytes in use of the database file, once the log is written into it. */
const bytes = () => {
  const sqlite = new Database(join(data, "hygeia.db"))
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")
  const pragma = (name: string) =>
    Object.values(sqlite.query(`PRAGMA ${name}`).get() as Record<string, number>)[0]!
  const used = (pragma("page_count") - pragma("freelist_count")) * pragma("page_size")
  sqlite.close()
  return used
}

/** What work adds to the database, in kilobytes. */
const added = async (work: (product: Awaited<ReturnType<typeof serve>>) => Promise<unknown>) => {
  const before = bytes()
  const product = await serve(data)
  await work(product)
  await product.stop()
  return (bytes() - before) / 1_000
}

await (await serve(data)).stop()
const made = await added(() => run(data, "demo"))
const asked = await added(async (product) => {
  const { headers } = await person(product, "--demo")
  for (let at = 0; at < QUESTIONS; at++)
    await ask(product.url, headers, `How did I sleep in the last ${at + 5} days?`)
})
const backup = join(folder, "backup.age")
const child = Bun.spawn([process.execPath, "src/main.ts", "backup", backup], {
  env: { ...process.env, DATA_DIR: data, BACKUP_PASSPHRASE: "a passphrase of this benchmark" },
  stdout: "ignore",
  stderr: "ignore",
})
if ((await child.exited) !== 0) throw new Error("no backup was made")
table(
  ["what is kept", "kB"],
  [
    ["a person-year: days, nights, training, labs and diary of the demo person", made / YEARS],
    ["a question with its answer, steps and receipt", asked / QUESTIONS],
    ["a backup of the whole", statSync(backup).size / 1_000],
  ],
)
rmSync(folder, { recursive: true })
