import { afterAll, describe, expect, test } from "bun:test"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, Redacted } from "effect"
import { DataDir, isOwned } from "#db/data-dir"
import { Database } from "#db/database"
import { readSecret, Secrets } from "#db/secrets"
import { announceServer, runningServer } from "#db/server-file"

const root = mkdtempSync(join(tmpdir(), "hygeia-data-dir-"))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
const fresh = () => join(root, `${count++}`, "data")

const owning = <A, E>(path: string, body: Effect.Effect<A, E, DataDir | Secrets>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.provide(body, Secrets.layer.pipe(Layer.provideMerge(DataDir.layer(path)))),
    ),
  )

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

test("makes the folder and its secrets for their owner's eyes alone", async () => {
  const path = fresh()
  await owning(
    path,
    Secrets.use((secrets) => secrets.get("admin-key")),
  )
  expect(mode(path)).toBe("700")
  expect(mode(join(path, "admin-key"))).toBe("600")
  expect(readdirSync(path).sort()).toEqual(["admin-key", "lock"])
})

/** A folder whose database has seen its first migration. */
const established = async () => {
  const path = fresh()
  await owning(path, withDatabase(path))
  return path
}

const withDatabase = (path: string) =>
  Database.use(() => Effect.void).pipe(Effect.provide(Database.layer(join(path, "hygeia.db"))))

test("makes a secret once and keeps it over restarts", async () => {
  const path = await established()
  const read = Secrets.use((secrets) => Effect.map(secrets.get("webhook-secret"), Redacted.value))
  const first = await owning(path, read)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await owning(path, read)).toBe(first)
  const seen = await Effect.runPromise(readSecret(path, "webhook-secret"))
  expect(Redacted.value(seen!)).toBe(first)
})

test("refuses a kept secret that is empty or short, and names its file alone", async () => {
  for (const text of ["", "\n", " ".repeat(64), "fifteen-letters"]) {
    const path = await established()
    writeFileSync(join(path, "admin-key"), text)
    const refused = await owning(
      path,
      Effect.flip(Secrets.use((secrets) => secrets.get("admin-key"))),
    )
    expect(refused.message).toStartWith(`${join(path, "admin-key")} must hold at least 16`)
    expect(refused.message).not.toContain("fifteen")
  }
})

test("refuses a second owner in one clear line, and takes one again once the first has gone", async () => {
  const path = fresh()
  const second = DataDir.use(() => Effect.void).pipe(
    Effect.provide(Layer.fresh(DataDir.layer(path))),
    Effect.scoped,
  )
  await owning(
    path,
    Effect.gen(function* () {
      const refused = yield* Effect.flip(second)
      expect(refused._tag).toBe("DataDirInUse")
      expect(refused.message).not.toContain("\n")
      expect(isOwned(path)).toBe(true)
    }),
  )
  expect(isOwned(path)).toBe(false)
  await Effect.runPromise(second)
})

test("loses its lock with the process, however that ends", async () => {
  const path = fresh()
  const holder = Bun.spawn(
    [
      process.execPath,
      "-e",
      // An open socket keeps the process there: an effect that never ends does not.
      `Bun.serve({ port: 0, fetch: () => new Response() })
       const { Effect } = await import("effect")
       const { DataDir } = await import("#db/data-dir")
       const held = DataDir.use(() => Effect.sync(() => console.log("held")))
       Effect.runFork(Effect.andThen(held, Effect.never).pipe(Effect.provide(DataDir.layer(${JSON.stringify(path)}))))`,
    ],
    { stdout: "pipe", cwd: process.cwd() },
  )
  await holder.stdout.getReader().read()
  expect(isOwned(path)).toBe(true)
  holder.kill("SIGKILL")
  await holder.exited
  expect(isOwned(path)).toBe(false)
})

test("refuses a path that is no folder", async () => {
  const path = join(root, "a-file")
  writeFileSync(path, "")
  const refused = await owning(path, Effect.void).catch((error) => error)
  expect(refused.message).toContain("cannot be made or used")
})

test("knows a folder with a database from one that has a lock alone, or an empty file", async () => {
  const path = fresh()
  const isNew = DataDir.use((dir) => Effect.succeed(dir.isNew))
  expect(await owning(path, isNew)).toBe(true)
  expect(await owning(path, isNew)).toBe(true)
  writeFileSync(join(path, "hygeia.db"), "")
  expect(await owning(path, isNew)).toBe(true)
  await owning(path, withDatabase(path))
  expect(await owning(path, isNew)).toBe(false)
})

describe("refuses a folder without its database, and says what is left", () => {
  const left: ReadonlyArray<readonly [what: string, named: string, leave: (path: string) => void]> =
    [
      ["a key", "admin-key", (path) => writeFileSync(join(path, "admin-key"), "k".repeat(64))],
      [
        "an upload",
        "uploads/",
        (path) => {
          mkdirSync(join(path, "uploads", "user_ada"), { recursive: true })
          writeFileSync(join(path, "uploads", "user_ada", "report"), "%PDF-")
        },
      ],
    ]
  const lost: ReadonlyArray<readonly [what: string, lose: (file: string) => void]> = [
    ["is gone", (file) => rmSync(file)],
    ["is empty", (file) => writeFileSync(file, "")],
    ["has seen no migration", (file) => writeFileSync(file, Buffer.alloc(4_096))],
  ]
  for (const [what, named, leave] of left)
    for (const [how, lose] of lost)
      test(`${what}, where hygeia.db ${how}`, async () => {
        const path = await established()
        leave(path)
        await owning(path, Effect.void)
        lose(join(path, "hygeia.db"))
        const refused = await owning(path, Effect.void).catch((error) => error)
        expect(refused.message).toBe(
          `DATA_DIR ${path} holds ${named} and no database: restore a backup, or remove what is left to start anew.`,
        )
      })

  test("but takes empty folders for uploads, and a database that lies in its log still", async () => {
    const path = fresh()
    mkdirSync(join(path, "uploads", "user_ada"), { recursive: true })
    await owning(path, Effect.void)
    writeFileSync(join(path, "admin-key"), "k".repeat(64))
    writeFileSync(join(path, "hygeia.db"), Buffer.alloc(4_096))
    writeFileSync(join(path, "hygeia.db-wal"), Buffer.alloc(4_096))
    await owning(path, Effect.void)
  })
})

test("tells where the owner answers, and forgets it when the owner has gone", async () => {
  const path = fresh()
  const running = runningServer(path)
  expect(await Effect.runPromise(running)).toBeNull()
  await owning(
    path,
    Effect.gen(function* () {
      yield* announceServer("http://127.0.0.1:3000")
      expect(yield* running).toEqual({ url: "http://127.0.0.1:3000", pid: process.pid })
    }).pipe(Effect.scoped),
  )
  writeFileSync(join(path, "server.json"), '{"url":"http://127.0.0.1:1","pid":1}')
  expect(await Effect.runPromise(running)).toBeNull()
})
