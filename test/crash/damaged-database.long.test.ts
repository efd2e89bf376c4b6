import { Database as Sqlite } from "bun:sqlite"
import { afterAll, expect, test } from "bun:test"
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hygeia, serving } from "#test/command"

const root = mkdtempSync(join(tmpdir(), "hygeia-damaged-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = () => mkdtempSync(join(root, "data-"))

const ready = async (url: string, dir: string) => {
  const key = readFileSync(join(dir, "admin-key"), "utf8")
  const response = await fetch(`${url}/readyz`, { headers: { "x-admin-key": key } })
  return { status: response.status, body: (await response.json()) as { integrity: string } }
}

/** What the first check after a start has found. */
const checked = async (url: string, dir: string): Promise<Awaited<ReturnType<typeof ready>>> => {
  const answer = await ready(url, dir)
  if (answer.body.integrity !== "checking") return answer
  expect(answer.status).toBe(200)
  await new Promise((resume) => setImmediate(resume))
  return checked(url, dir)
}

test("a damaged page is found soon after the start, and then the service is not ready", async () => {
  const dir = folder()
  const env = { DATA_DIR: dir, LOG_LEVEL: "none" }
  const whole = await serving(env)
  expect(await checked(whole.url, dir)).toMatchObject({ status: 200, body: { integrity: "ok" } })
  expect(await (await fetch(`${whole.url}/readyz`)).json()).not.toHaveProperty("integrity")
  await whole.end("SIGTERM")

  const file = join(dir, "hygeia.db")
  const sqlite = new Sqlite(file)
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)")
  const { rootpage } = sqlite
    .query<{ rootpage: number }, []>("SELECT rootpage FROM sqlite_schema WHERE name = 'diary_days'")
    .get()!
  sqlite.close()
  const fd = openSync(file, "r+")
  writeSync(fd, Buffer.alloc(4_096, 0xa5), 0, 4_096, (rootpage - 1) * 4_096)
  closeSync(fd)

  const damaged = await serving(env)
  expect(await checked(damaged.url, dir)).toMatchObject({
    status: 503,
    body: { ok: false, integrity: "failing" },
  })
  expect((await fetch(`${damaged.url}/readyz`)).status).toBe(503)
  await damaged.end("SIGTERM")
}, 60_000)

test("no key is written before the database has seen a migration", async () => {
  const dir = folder()
  writeFileSync(
    join(dir, "hygeia.db"),
    "this is no database, and long enough to be looked at ".repeat(99),
  )
  const { code, stderr } = await hygeia(["serve"], { DATA_DIR: dir, PORT: "0" })
  expect(code).toBe(1)
  expect(stderr).toStartWith(`hygeia: ${join(dir, "hygeia.db")}: `)
  expect(readdirSync(dir).filter((name) => /key|secret/.test(name))).toEqual([])
}, 60_000)

test("a folder whose database is gone is refused in one line, and nothing is made in it", async () => {
  const dir = folder()
  const env = { DATA_DIR: dir, LOG_LEVEL: "none" }
  await (await serving(env)).end("SIGKILL")
  for (const name of ["hygeia.db", "hygeia.db-wal", "hygeia.db-shm"])
    rmSync(join(dir, name), { force: true })
  const { code, stderr } = await hygeia(["serve"], { ...env, PORT: "0" })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^hygeia: DATA_DIR .+ and no database: restore a backup, or remove .+\n$/)
  expect(existsSync(join(dir, "hygeia.db"))).toBe(false)
}, 60_000)
