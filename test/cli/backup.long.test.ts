import { afterAll, describe, expect, test } from "bun:test"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateX25519Identity, identityToRecipient } from "age-encryption"
import { hygeia, serving, started } from "#test/command"
import { sent, signedIn } from "#test/first-visit"

const root = mkdtempSync(join(tmpdir(), "hygeia-backup-"))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
const freshFolder = () => {
  const path = join(root, `${count++}`)
  mkdirSync(path)
  return path
}

const BACKUP_PASSPHRASE = "correct horse battery staple"
const TODAY = "2026-11-20"

const REPORT = "test/fixtures/labs/de_si_decimal_comma.pdf"

const quiet = { LOG_LEVEL: "none", TODAY }

/** A folder with the demo person, who is asked once and has uploaded a report. */
const lived = async (root: string) => {
  const DATA_DIR = join(root, "data")
  const env = { DATA_DIR, ...quiet }
  expect((await hygeia(["demo"], env)).code).toBe(0)
  expect((await hygeia(["upload", REPORT], env)).code).toBe(0)
  // No row names it: it is in no backup.
  writeFileSync(join(DATA_DIR, "uploads", "left-behind"), "a report")
  return { DATA_DIR, env }
}

/** The files of reports in a folder, and what is in them. */
const uploadsOf = (folder: string) =>
  readdirSync(join(folder, "uploads"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "left-behind")
    .map(({ name, parentPath }) => [
      name,
      Bun.SHA256.hash(readFileSync(join(parentPath, name)), "hex"),
    ])

const QUESTION = "How did I sleep last week?"

const asked = async (DATA_DIR: string) => {
  const { stdout } = await hygeia(["ask", "--demo", "--json", QUESTION], { DATA_DIR, ...quiet })
  const { result } = JSON.parse(stdout)
  return { answer: result.answer, widgets: result.widgets }
}

const synced = async (DATA_DIR: string) => {
  const env = { DATA_DIR, ...quiet }
  const token = (await hygeia(["token", "--demo"], env)).stdout.trim()
  const server = await serving(env)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}/v1/data/sync`, { headers })
  const { now, ...rows } = (await response.json()) as { readonly now: string }
  await server.end("SIGTERM")
  return rows
}

const SECRETS = ["admin-key", "forgotten-key", "service-token-secret", "session-key"]

const secretsOf = (folder: string) =>
  SECRETS.map((name) => readFileSync(join(folder, name), "utf8"))

describe("a backup", () => {
  test("made beside a running server is restored to the same rows, answers, secrets and uploads", async () => {
    const path = freshFolder()
    const { DATA_DIR, env } = await lived(path)
    const server = await serving(env)
    const file = join(path, "backup.age")
    const made = await hygeia(["backup", file], { ...env, BACKUP_PASSPHRASE })
    await server.end("SIGTERM")
    expect(made).toMatchObject({ code: 0, stderr: "" })
    expect(made.stdout).toContain("read back whole")
    expect(readFileSync(file).includes("SQLite format")).toBe(false)
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith("backup-copy"))).toEqual([])

    const restored = join(path, "restored")
    const { code, stderr } = await hygeia(["restore", file], {
      DATA_DIR: restored,
      BACKUP_PASSPHRASE,
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(secretsOf(restored)).toEqual(secretsOf(DATA_DIR))
    expect(uploadsOf(restored)).toEqual(uploadsOf(DATA_DIR))
    expect(uploadsOf(restored)).toHaveLength(1)
    expect(existsSync(join(restored, "uploads", "left-behind"))).toBe(false)
    expect(existsSync(join(restored, "restoring"))).toBe(false)
    expect(await synced(restored)).toEqual(await synced(DATA_DIR))
    expect(await asked(restored)).toEqual(await asked(DATA_DIR))
  })

  test("for a recipient opens with the recipient's key and with no passphrase", async () => {
    const path = freshFolder()
    const { env } = await lived(path)
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const keys = join(path, "keys.txt")
    writeFileSync(keys, `# created: today\n${identity}\n`)
    const file = join(path, "backup.age")
    expect((await hygeia(["backup", file, "--recipient", recipient], env)).code).toBe(0)
    const into = { DATA_DIR: join(path, "restored"), BACKUP_PASSPHRASE }
    expect((await hygeia(["restore", file], into)).stderr).toBe(
      "hygeia: The backup does not open with this passphrase or key.\n",
    )
    expect((await hygeia(["restore", file, "--identity", keys], into)).code).toBe(0)
  })
})

/** As many notes as a page of the diary shows. */
const MAX_NOTES = 100

/** A note of the owner's diary; the first says 1. */
const noted = async (url: string, token: string, value: number) => {
  const response = await fetch(`${url}/v1/diary`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ date: TODAY, kind: "text", text: `note ${value}` }),
  })
  expect(response.status).toBe(201)
}

const notesOf = async (DATA_DIR: string) => {
  const env = { DATA_DIR, ...quiet }
  const token = (await hygeia(["token"], env)).stdout.trim()
  const server = await serving(env)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}/v1/diary?limit=100`, { headers })
  const { data } = (await response.json()) as { readonly data: ReadonlyArray<{ text: string }> }
  await server.end("SIGTERM")
  return data.map(({ text }) => Number(text.slice(5))).sort((a, b) => a - b)
}

test("a backup taken while others write and ask has one moment, and the rows and answers of who did not", async () => {
  const path = freshFolder()
  const { DATA_DIR, env } = await lived(path)
  const token = (await hygeia(["token"], env)).stdout.trim()
  const before = await synced(DATA_DIR)
  const server = await serving({ ...env, RATE_LIMIT_PER_MINUTE: "0" })
  const file = join(path, "backup.age")
  let isMade = false
  let written = 0
  const write = async () => {
    while (!isMade && written < MAX_NOTES) await noted(server.url, token, ++written)
    return written
  }
  const ask = async () => {
    let asks = 0
    for (; !isMade; asks++) expect((await hygeia(["ask", QUESTION], env)).code).toBe(0)
    return asks
  }
  for (let n = 0; n < 5; n++) await noted(server.url, token, ++written)
  const acknowledged = written
  const load = Promise.all([write(), ask()])
  const made = await hygeia(["backup", file], { ...env, BACKUP_PASSPHRASE })
  isMade = true
  const [writes, asks] = await load
  await server.end("SIGTERM")
  expect(made).toMatchObject({ code: 0, stderr: "" })
  expect(writes).toBeGreaterThan(acknowledged)
  expect(asks).toBeGreaterThan(0)

  const restored = join(path, "restored")
  expect((await hygeia(["restore", file], { DATA_DIR: restored, BACKUP_PASSPHRASE })).code).toBe(0)
  const notes = await notesOf(restored)
  expect(notes.length).toBeGreaterThanOrEqual(acknowledged)
  expect(notes).toEqual(Array.from({ length: notes.length }, (_, at) => at + 1))
  expect(await synced(restored)).toEqual(before)
  expect(await asked(restored)).toEqual(await asked(DATA_DIR))
})

/** More than the buffers between two programs hold: its sender is answered before the last of it is read. */
const LARGE = new Uint8Array(100_000_000)

/** The same backup, whose header says that its passphrase takes four times the work. */
const costlier = (backup: Uint8Array<ArrayBuffer>) =>
  Buffer.from(
    Buffer.from(backup)
      .toString("latin1")
      .replace(/(-> scrypt \S+) 18\n/, "$1 20\n"),
    "latin1",
  )

test("the first visit to an empty folder restores a backup, and the server goes on with it", async () => {
  const path = freshFolder()
  const { DATA_DIR, env } = await lived(path)
  const file = join(path, "backup.age")
  expect((await hygeia(["backup", file], { ...env, BACKUP_PASSPHRASE })).code).toBe(0)
  const bytes = new Uint8Array(readFileSync(file))
  const key = { passphrase: BACKUP_PASSPHRASE }
  const empty = join(path, "empty")
  const server = await serving({ DATA_DIR: empty, ...quiet })
  const cookie = await signedIn(server.url, server.greeting)

  const refused = await sent(server.url, cookie, bytes, { passphrase: "another passphrase" })
  expect(refused.status).toBe(422)
  const costly = await sent(server.url, cookie, costlier(bytes), key)
  expect([costly.status, await costly.text()]).toEqual([422, expect.stringContaining("memory")])
  expect((await sent(server.url, cookie, bytes.slice(0, -1), key)).status).toBe(422)
  expect((await sent(server.url, "", LARGE, key)).status).toBe(401)
  expect(readdirSync(empty).filter((name) => /^(backup-|restor)/.test(name))).toEqual([])
  expect(secretsOf(empty)).not.toEqual(secretsOf(DATA_DIR))

  const answer = await sent(server.url, cookie, bytes, key)
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
    200,
    ["made_at", "rows"],
  ])
  expect(await server.says(/hygeia token/)).toContain(server.url)
  expect((await fetch(`${server.url}/v1/backups`, { headers: { cookie } })).status).toBe(401)
  const again = await signedIn(server.url, await server.says(/code alone/))
  expect((await sent(server.url, again, bytes, key)).status).toBe(409)
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 })
  expect(secretsOf(empty)).toEqual(secretsOf(DATA_DIR))
  expect(uploadsOf(empty)).toEqual(uploadsOf(DATA_DIR))
  expect(readdirSync(empty).filter((name) => /^(backup-|restor)/.test(name))).toEqual([])
  expect(await synced(empty)).toEqual(await synced(DATA_DIR))
  expect(await asked(empty)).toEqual(await asked(DATA_DIR))
}, 60_000)

for (const command of ["backup", "restore"])
  test(`${command} with DATABASE_URL ends with 1, and names the tools of PostgreSQL`, async () => {
    const DATA_DIR = freshFolder()
    const DATABASE_URL = "postgres://hygeia:a-password@localhost/hygeia"
    const env = { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE }
    const { code, stdout, stderr } = await hygeia([command, join(DATA_DIR, "b.age")], env)
    expect([code, stdout, stderr.split("\n").length]).toEqual([1, "", 2])
    expect(stderr).toContain("pg_dump")
    expect(stderr).toContain("point-in-time recovery")
    expect(stderr).not.toContain("a-password")
    expect(readdirSync(DATA_DIR)).toEqual([])
  })

test("no server starts on DATA_DIR where DATABASE_URL says that it is kept elsewhere", async () => {
  const DATABASE_URL = "postgres://localhost/hygeia"
  const refused = await hygeia(["serve"], { DATA_DIR: freshFolder(), DATABASE_URL, PORT: "0" })
  expect([refused.code, refused.stdout]).toEqual([1, ""])
  expect(refused.stderr).toContain("DATABASE_URL must not be set")
})

test("no server starts in a folder in which a restore was ended", async () => {
  const DATA_DIR = freshFolder()
  mkdirSync(join(DATA_DIR, "restoring"))
  writeFileSync(join(DATA_DIR, "restoring", "hygeia.db"), "half of it")
  const refused = await hygeia(["serve"], { DATA_DIR, PORT: "0" })
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toContain("restore a backup, or remove what is left")
})

test("a backup without a passphrase where nobody can type one is refused in one line", async () => {
  const path = freshFolder()
  writeFileSync(join(path, "hygeia.db"), "of somebody")
  const refused = await hygeia(["backup", join(path, "b.age")], { DATA_DIR: path })
  expect(refused).toEqual({
    code: 1,
    stdout: "",
    stderr: "hygeia: Set BACKUP_PASSPHRASE, or name a file with it in BACKUP_PASSPHRASE_FILE.\n",
  })
})

const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"

test("a backup that would write over something else, or that nobody could open, is refused in one line", async () => {
  const path = freshFolder()
  const env = { DATA_DIR: join(path, "data"), ...quiet }
  const refusal = async (name: string, recipient = RECIPIENT, more = {}) => {
    const args = ["backup", join(path, name), "--recipient", recipient]
    const { code, stdout, stderr } = await hygeia(args, { ...env, ...more })
    expect([code, stdout]).toEqual([1, ""])
    return stderr.replaceAll(path, "")
  }
  expect(await refusal("b.age")).toBe("hygeia: DATA_DIR /data holds no data to back up.\n")
  expect((await hygeia(["token"], env)).code).toBe(0)
  writeFileSync(join(path, "diary.txt"), "of somebody")
  mkdirSync(join(path, "folder"))
  const before = readdirSync(path)
  for (const name of ["diary.txt", "folder", "data/hygeia.db"])
    expect(await refusal(name)).toBe(
      `hygeia: /${name} is there, and is no backup: name another file.\n`,
    )
  expect(await refusal("b.age", RECIPIENT.replace(/p$/, "q"))).toContain("to its last character")
  expect(await refusal("no/b.age")).toBe("hygeia: /no/b.age could not be written to its end.\n")
  expect(readdirSync(path)).toEqual(before)
})

test("a backup that is stopped is not done: it ends with 1, and leaves no file", async () => {
  const path = freshFolder()
  const { env } = await lived(path)
  const file = join(path, "backup.age")
  const child = started(["backup", file], { ...env, BACKUP_PASSPHRASE })
  while (!existsSync(`${file}.part`) && child.exitCode === null) await Bun.sleep(1)
  child.kill("SIGINT")
  expect([await child.exited, await child.stderr.text()]).toEqual([
    1,
    "hygeia: Stopped before it was done.\n",
  ])
  expect(readdirSync(path)).toEqual(["data"])
})
