import { Database as Sqlite } from "bun:sqlite"
import { expect } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Context, Effect, Fiber, Layer } from "effect"
import { Database } from "#db/database"
import { SqliteConnection } from "#db/sqlite/connection"
import { testDatabase } from "#test/database"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const ROWS = 4_000

const onDisk = Effect.gen(function* () {
  const file = join(yield* scratchFolder, "hygeia.db")
  const context = yield* Layer.build(Layer.fresh(Database.layer(file)))
  const database = Context.get(context, Database)
  const { sqlite } = Context.get(context, SqliteConnection)
  const run = <A>(work: (sqlite: Sqlite) => A) => Effect.sync(() => work(sqlite))
  yield* run((sqlite) => {
    sqlite.run("CREATE TABLE birds (name TEXT PRIMARY KEY, song TEXT) STRICT")
    sqlite.run("CREATE INDEX birds_by_song ON birds (song)")
  })
  const holds = (text: string) =>
    [file, `${file}-wal`].some((path) => readFileSync(path).includes(text))
  return { ...database, file, holds, run }
})

type OnDisk = Effect.Success<typeof onDisk>

const whose = (n: number) => (n % 3 === 0 ? "canary" : "sparrow")

/** Rows of two kinds side by side, in no order, which grow later on; then one kind goes. */
const comeAndGo = Effect.fnUntraced(function* ({ run }: OnDisk) {
  yield* run((sqlite) => {
    const insert = sqlite.query("INSERT INTO birds VALUES (?, ?)")
    const grow = sqlite.query("UPDATE birds SET song = song || ? WHERE name = ?")
    const nameOf = (n: number) => `${(n * 7_919) % ROWS} ${whose(n)}`
    for (let n = 0; n < ROWS; n++) insert.run(nameOf(n), `${whose(n)} ${"la".repeat(n % 40)}`)
    for (let n = 0; n < ROWS; n += 2) grow.run("di".repeat(n % 300), nameOf(n))
  })
  yield* run((sqlite) => void sqlite.run("DELETE FROM birds WHERE name LIKE '%canary'"))
})

const rowsIn = ({ run }: OnDisk) =>
  run((sqlite) => sqlite.query("SELECT * FROM birds ORDER BY name").all())

it("leaves no trace of what was deleted, and nothing else changed", () =>
  Effect.gen(function* () {
    const database = yield* onDisk
    yield* comeAndGo(database)
    yield* database.checkpoint
    // Were it not so, there would be no need for any of this.
    expect(database.holds("canary")).toBe(true)
    const rows = yield* rowsIn(database)
    yield* database.eraseFreed
    expect(database.holds("canary")).toBe(false)
    expect(yield* rowsIn(database)).toEqual(rows)
    const [check] = yield* database.run((sqlite) => sqlite.query("PRAGMA integrity_check").all())
    expect(check).toEqual({ integrity_check: "ok" })
  }))

it("lets others write meanwhile, and no trace comes back with what they wrote", () =>
  Effect.gen(function* () {
    const database = yield* onDisk
    const { eraseFreed, run } = database
    yield* comeAndGo(database)
    const insert = (n: number) =>
      run((sqlite) => sqlite.run("INSERT INTO birds VALUES (?, 'cheep')", [`new ${n}`]))
    yield* Effect.all(
      [
        eraseFreed,
        Effect.forEach(
          Array.from({ length: 200 }, (_, n) => n),
          insert,
        ),
      ],
      {
        concurrency: "unbounded",
      },
    )
    yield* run((sqlite) => void sqlite.run("UPDATE birds SET song = 'hush ' || song"))
    yield* database.checkpoint
    expect(database.holds("canary")).toBe(false)
    expect(database.holds("new 199")).toBe(true)
  }))

it("waits for another process that reads the file, and holds nobody up meanwhile", () =>
  Effect.gen(function* () {
    const database = yield* onDisk
    yield* comeAndGo(database)
    const other = new Sqlite(database.file, { readonly: true })
    other.run("BEGIN")
    other.query("SELECT count(*) FROM birds").all()
    const erasing = yield* Effect.forkChild(database.eraseFreed, { startImmediately: true })
    yield* database.run((sqlite) => sqlite.run("INSERT INTO birds VALUES ('late', '')"))
    expect(erasing.pollUnsafe()).toBeUndefined()
    other.run("COMMIT")
    other.close()
    yield* Fiber.join(erasing)
    expect(database.holds("canary")).toBe(false)
  }))

itLive(testDatabase())("has nothing to do in memory", () =>
  Database.use(({ eraseFreed }) => eraseFreed),
)
