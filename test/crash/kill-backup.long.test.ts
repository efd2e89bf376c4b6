import { afterAll, beforeAll, expect, test } from "bun:test"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { generateX25519Identity, identityToRecipient } from "age-encryption"
import { hygeia, serving, started } from "#test/command"
import { sent, signedIn } from "#test/first-visit"

const root = mkdtempSync(join(tmpdir(), "hygeia-kill-backup-"))
afterAll(() => rmSync(root, { recursive: true }))

const env = { DATA_DIR: join(root, "data"), LOG_LEVEL: "none", TODAY: "2026-11-20" }
const keys = join(root, "keys.txt")
const file = join(root, "backup.age")

const identity = await generateX25519Identity()
await Bun.write(keys, identity)
const recipient = await identityToRecipient(identity)

beforeAll(async () => {
  expect((await hygeia(["demo"], env)).code).toBe(0)
  expect((await hygeia(["backup", file, "--recipient", recipient], env)).code).toBe(0)
})

/** How far into its work a command is killed, as parts of the time that it takes. */
const MOMENTS = Array.from({ length: 10 }, (_, at) => (at + 0.5) / 10)

/** Runs a command and kills it after a time; answers whether it had ended by itself. */
const killed = async (args: ReadonlyArray<string>, env: Record<string, string>, ms: number) => {
  const child = started(args, env)
  const ended = await Promise.race([child.exited.then(() => true), Bun.sleep(ms).then(() => false)])
  child.kill("SIGKILL")
  await child.exited
  return ended
}

const timed = async (work: () => Promise<{ readonly code: number }>) => {
  const from = performance.now()
  expect((await work()).code).toBe(0)
  return performance.now() - from
}

const restored = async (from: string, name: string) => {
  const DATA_DIR = join(root, name)
  const { code } = await hygeia(["restore", from, "--identity", keys], { ...env, DATA_DIR })
  return { code, DATA_DIR }
}

test("a backup that is killed leaves a whole file or none, and a server nothing beside its files", async () => {
  const server = await serving(env)
  const args = ["backup", file, "--recipient", recipient]
  const takes = await timed(() => hygeia(args, env))
  for (const [at, moment] of MOMENTS.entries()) {
    const path = join(root, `killed-${at}.age`)
    const ended = await killed(["backup", path, "--recipient", recipient], env, moment * takes)
    if (existsSync(path)) expect((await restored(path, `from-killed-${at}`)).code).toBe(0)
    else expect(ended).toBe(false)
  }
  await server.end("SIGKILL")
  const again = await serving(env)
  await again.end("SIGTERM")
  expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith("backup-"))).toEqual([])
})

test("a restore that is killed has restored everything or is begun again", async () => {
  const takes = await timed(() => restored(file, "whole"))
  for (const [at, moment] of MOMENTS.entries()) {
    const DATA_DIR = join(root, `half-${at}`)
    const args = ["restore", file, "--identity", keys]
    await killed(args, { ...env, DATA_DIR }, moment * takes)
    if (!existsSync(join(DATA_DIR, "hygeia.db")))
      expect((await restored(file, `half-${at}`)).code).toBe(0)
    const { code, stdout } = await hygeia(["ask", "--demo", "How did I sleep last week?"], {
      ...env,
      DATA_DIR,
    })
    expect({ code, isAnswered: stdout.includes("sleep") }).toEqual({ code: 0, isAnswered: true })
  }
})

/** A server of an empty folder, and how long it takes to restore a backup and to start again. */
const firstVisit = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const DATA_DIR = join(root, name)
  const server = await serving({ ...env, DATA_DIR })
  const cookie = await signedIn(server.url, server.greeting)
  const from = performance.now()
  const answer = sent(server.url, cookie, bytes, { identity }).catch(() => null)
  return { DATA_DIR, server, answer, since: () => performance.now() - from }
}

const SCRATCH = /^(backup-|restor)/

test("a restore on the first visit that is killed leaves a folder that starts, empty or whole", async () => {
  const bytes = new Uint8Array(await Bun.file(file).bytes())
  const whole = await firstVisit("visited", bytes)
  expect((await whole.answer)?.status).toBe(200)
  await whole.server.says(/hygeia token/)
  const takes = whole.since()
  await whole.server.end("SIGKILL")
  const ends: Array<string> = []
  for (const [at, moment] of MOMENTS.entries()) {
    const { DATA_DIR, server, answer } = await firstVisit(`visited-${at}`, bytes)
    await Bun.sleep(moment * takes)
    await server.end("SIGKILL")
    const wasKept = (await answer)?.status === 200
    const again = await serving({ ...env, DATA_DIR })
    expect(readdirSync(DATA_DIR).filter((name) => SCRATCH.test(name))).toEqual([])
    const cookie = await signedIn(again.url, again.greeting)
    const response = await sent(again.url, cookie, bytes, { identity })
    ends.push(response.status === 409 ? "whole" : "empty")
    expect(wasKept ? [409] : [200, 409]).toContain(response.status)
    if (response.status === 200) await again.says(/hygeia token/)
    const { code, stdout } = await hygeia(["ask", "--demo", "How did I sleep last week?"], {
      ...env,
      DATA_DIR,
    })
    expect({ code, isAnswered: stdout.includes("sleep") }).toEqual({ code: 0, isAnswered: true })
    await again.end("SIGKILL")
  }
  expect([...new Set(ends)].sort()).toEqual(["empty", "whole"])
}, 300_000)
