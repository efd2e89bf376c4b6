import { Database as Sqlite } from "bun:sqlite"
import { expect, test } from "bun:test"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Cause, Effect, Exit, Layer } from "effect"
import { TestClock } from "effect/testing"
import { type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { users } from "#db/schema/account"
import { SqliteConnection } from "#db/sqlite/connection"
import { migrate, NewerDatabase } from "#db/sqlite/migrations"
import { testDatabase } from "#test/database"
import { itWith } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itWith(testDatabase())

const person = (name: string) => ({
  id: `user_${name}` as const,
  issuer: "test",
  subject: name,
  email: null,
  created_at: "2026-01-01T00:00:00.000Z",
})

type Person = Omit<typeof users.$inferSelect, "seq">

const insert = query((db, { users }, given: Given<Person>) =>
  db.insert(users).values(givenColumns(users, given, ["seq"])),
)

it("rolls back the write that fails and keeps its neighbours of the same commit", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const add = (name: string) => write("system", (tx) => tx.rows(insert, person(name)))
    const [ada, twice, bob] = yield* Effect.all(
      [add("ada"), add("ada"), add("bob")].map(Effect.exit),
      { concurrency: "unbounded" },
    )
    expect([ada, twice, bob].map((exit) => Exit.isSuccess(exit!))).toEqual([true, false, true])
    expect(yield* direct((db) => db.select().from(users).all())).toHaveLength(2)
  }))

it("has what is not waited for on disk before what is written after it", () =>
  Effect.gen(function* () {
    const { write, enqueue } = yield* Database
    const add = (name: string) => (tx: Transaction) => tx.rows(insert, person(name))
    for (const name of ["ada", "ada", "bob"]) yield* enqueue("system", add(name))
    yield* write("system", add("carol"))
    const names = yield* direct((db) => db.select({ name: users.subject }).from(users).all())
    expect(names.map(({ name }) => name)).toEqual(["ada", "bob", "carol"])
  }))

it("never shows a mark that a later commit could fall behind", () =>
  Effect.gen(function* () {
    const { write, mark } = yield* Database
    yield* TestClock.setTime(5_000)
    const shown = yield* mark
    yield* TestClock.setTime(1_000)
    const stamp = yield* write("system", (tx) => tx.stamp())
    expect(shown).toBe(5_000)
    expect(stamp).toBeGreaterThan(shown)
    expect(yield* mark).toBe(stamp)
  }))

it("gives the rows of one commit one stamp, and the next commit a later one", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const stamp = write("system", (tx) => tx.stamp())
    yield* stamp
    const [a, b] = yield* Effect.all([stamp, stamp], { concurrency: "unbounded" })
    expect(a).toBe(b!)
    expect(yield* stamp).toBeGreaterThan(a!)
  }))

test("refuses a file that a newer executable has written", () => {
  const sqlite = new Sqlite(":memory:")
  sqlite.run("PRAGMA user_version = 9999")
  expect(() => migrate(sqlite)).toThrow(NewerDatabase)
})

test("keeps a file as it was before a migration beside it, until deleted rows are erased", async () => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-database-"))
  const file = join(dir, "hygeia.db")
  const made = new Sqlite(file)
  migrate(made, 5)
  made.run("INSERT INTO users VALUES ('user_ada', 'local', 'ada', NULL, '2026-11-20')")
  made.close()
  const opened = Effect.scoped(Layer.build(Database.layer(file)))
  await Effect.runPromise(opened)
  await Effect.runPromise(opened)
  expect(readdirSync(dir).sort()).toEqual(["hygeia.db", "hygeia.db.before-5"])
  expect(statSync(`${file}.before-5`).mode & 0o077).toBe(0)
  using before = new Sqlite(`${file}.before-5`, { readonly: true })
  expect(before.query("PRAGMA user_version").get()).toEqual({ user_version: 5 })
  expect(before.query("SELECT count(*) AS n FROM users").get()).toEqual({ n: 1 })
  const erased = Database.use(({ eraseFreed }) => eraseFreed)
  await Effect.runPromise(Effect.provide(erased, Database.layer(file)))
  expect(readdirSync(dir)).toEqual(["hygeia.db"])
  rmSync(dir, { recursive: true })
})

test("names the file that is no database, and leaves it as it was", async () => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-database-"))
  const file = join(dir, "hygeia.db")
  writeFileSync(file, "this is a diary, not a database".repeat(50))
  const refused = await Effect.runPromise(
    Effect.flip(Effect.scoped(Layer.build(Database.layer(file)))),
  )
  expect(refused._tag).toBe("DatabaseRefused")
  expect(refused.message).toStartWith(`${file}: file is not a database: restore a backup`)
  expect(readFileSync(file, "utf8")).toStartWith("this is a diary")
  rmSync(dir, { recursive: true })
})

it("answers every write of a commit, whatever is thrown right after it", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const done: Array<string> = []
    const said = (name: string, work: () => void) =>
      write("system", function* (tx) {
        tx.afterCommit(work)
        return name
      })
    const answers = yield* Effect.all(
      [
        said("ada", () => done.push("ada")),
        said("bob", () => {
          throw new Error("a bug")
        }),
        said("eve", () => done.push("eve")),
      ],
      { concurrency: "unbounded" },
    )
    expect(answers).toEqual(["ada", "bob", "eve"])
    expect(done).toEqual(["ada", "eve"])
  }))

it("fails what a full disk does not take, with its neighbours, and takes what fits again", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const pages = yield* direct((_, sqlite) => {
      sqlite.run("PRAGMA cache_size = 10")
      const { page_count } = sqlite.query<{ page_count: number }, []>("PRAGMA page_count").get()!
      sqlite.run(`PRAGMA max_page_count = ${page_count}`)
      return page_count
    })
    const add = (name: string, email: string | null) =>
      write("system", function* (tx) {
        yield* tx.stamp()
        yield* tx.rows(insert, { ...person(name), email })
      })
    const exits = yield* Effect.all(
      [add("bob", "b".repeat(500_000)), add("ada", null)].map(Effect.exit),
      { concurrency: "unbounded" },
    )
    const reasons = exits.map((exit) => Exit.isFailure(exit) && String(Cause.squash(exit.cause)))
    expect(reasons).toEqual(Array(2).fill(expect.stringContaining("disk is full")))
    yield* direct((_, sqlite) => sqlite.run(`PRAGMA max_page_count = ${pages + 1_000}`))
    yield* add("eve", "e".repeat(500_000))
    expect(yield* direct((db) => db.select().from(users).all())).toHaveLength(1)
  }))

it("leaves what takes long for the next turn of the event loop, and answers all in order", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    let turns = 0
    const turn = () => {
      turns++
      if (turns < 100) setImmediate(turn)
    }
    setImmediate(turn)
    const order: Array<number> = []
    const slow = (at: number) =>
      write("system", function* () {
        const began = performance.now()
        while (performance.now() - began < 6);
        order.push(at)
        return turns
      })
    const seen = yield* Effect.all([0, 1, 2, 3].map(slow), { concurrency: "unbounded" })
    expect(order).toEqual([0, 1, 2, 3])
    expect(new Set(seen).size).toBe(4)
  }))

it("lets the event loop turn between two commits, however many write at once", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    let turns = 0
    setImmediate(() => void turns++)
    const writer = write("system", function* () {}).pipe(
      Effect.andThen(
        write("system", function* () {
          return turns
        }),
      ),
    )
    const seen = yield* Effect.all(
      Array.from({ length: 1_000 }, () => writer),
      { concurrency: "unbounded" },
    )
    expect(seen).toEqual(Array(1_000).fill(1))
  }))

it("lets the event loop turn between answers, where what callers do with them takes long", () =>
  Effect.gen(function* () {
    const { write } = yield* Database
    const order: Array<string> = []
    const busy = (name: string) =>
      Effect.andThen(
        write("system", (tx) => tx.rows(insert, person(name))),
        Effect.sync(() => {
          if (order.length === 0) setImmediate(() => order.push("the loop"))
          order.push(name)
          const until = performance.now() + 4
          while (performance.now() < until);
        }),
      )
    const names = Array.from({ length: 12 }, (_, at) => `person_${at}`)
    yield* Effect.all(names.map(busy), { concurrency: "unbounded" })
    expect(order.filter((name) => name !== "the loop")).toEqual(names)
    expect(order.indexOf("the loop")).toBeLessThan(names.length)
  }))

it("shows no mark that a failed commit has taken with it", () =>
  Effect.gen(function* () {
    const { write, mark } = yield* Database
    yield* TestClock.setTime(5_000)
    const kept = yield* mark
    yield* TestClock.setTime(5_500)
    const { sqlite } = yield* SqliteConnection
    const lost = write("system", function* (tx) {
      yield* tx.stamp()
      sqlite.run("ROLLBACK")
    })
    expect(Exit.isFailure(yield* Effect.exit(lost))).toBe(true)
    expect(yield* mark).toBe(kept)
    const onDisk = () =>
      direct(
        (_, sqlite) => sqlite.query<{ mark: number }, []>("SELECT mark FROM clock").get()!.mark,
      )
    expect(yield* onDisk()).toBe(kept)
    const later = yield* write("system", (tx) => tx.stamp())
    expect([yield* mark, yield* onDisk()]).toEqual([later, later])
  }))

test("keeps the file and its log for their owner's eyes alone", async () => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-database-"))
  const file = join(dir, "hygeia.db")
  const modes = Effect.gen(function* () {
    yield* direct((db) => db.insert(users).values(person("ada")).run())
    return [file, `${file}-wal`].map((path) => statSync(path).mode & 0o777)
  })
  expect(await Effect.runPromise(Effect.provide(modes, Database.layer(file)))).toEqual([
    0o600, 0o600,
  ])
  rmSync(dir, { recursive: true })
})
