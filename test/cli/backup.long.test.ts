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
import { hygeia, serving } from "#test/command"

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

const quiet = { LOG_LEVEL: "none", TODAY }

/** A folder with the demo person, who is asked once and has uploaded a report. */
const lived = async (root: string) => {
  const DATA_DIR = join(root, "data")
  const env = { DATA_DIR, ...quiet }
  expect((await hygeia(["demo"], env)).code).toBe(0)
  const upload = join(DATA_DIR, "uploads", "user_someone")
  mkdirSync(upload, { recursive: true })
  writeFileSync(join(upload, "ab12"), "a report")
  return { DATA_DIR, env }
}

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
    expect(readFileSync(join(restored, "uploads/user_someone/ab12"), "utf8")).toBe("a report")
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
  const refused = await hygeia(["backup", join(path, "b.age")], { DATA_DIR: path })
  expect(refused).toEqual({
    code: 1,
    stdout: "",
    stderr: "hygeia: Set BACKUP_PASSPHRASE, or name a file with it in BACKUP_PASSPHRASE_FILE.\n",
  })
})
