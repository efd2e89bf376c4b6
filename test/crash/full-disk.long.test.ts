import { afterAll, expect, test } from "bun:test"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { signatureOf } from "#operations/webhook-signature"
import { program, serving } from "#test/command"
import { parseExposition, valueOf } from "#test/exposition"

const dir = mkdtempSync(join(tmpdir(), "hygeia-full-disk-"))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A file system of its own in memory, so small that it can be filled, seen by the server alone. */
const onSmallDisk = [
  "unshare",
  "--map-root-user",
  "--mount",
  "sh",
  "-c",
  `mount -t tmpfs -o size=24m tmpfs '${dir}' && exec "$@"`,
  "sh",
]

const WEBHOOK_SECRET = "secret-of-a-full-disk"
const ADMIN_KEY = "admin-of-a-full-disk"

interface Answered {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly body: any
}

test("a full disk is said to be full, stops no reader, and is forgotten once there is room", async () => {
  const env = { DATA_DIR: dir, LOG_LEVEL: "none", WEBHOOK_SECRET, ADMIN_KEY }
  const { url, pid, end } = await serving(env, onSmallDisk)
  const ask = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const response = await fetch(url + path, init)
    const { status, headers } = response
    return { status, headers, body: await response.json() }
  }
  const json = { "content-type": "application/json" }
  const admin = { ...json, "x-admin-key": ADMIN_KEY }
  const minted = await ask("/admin/tokens", { method: "POST", headers: admin, body: "{}" })
  const bearer = { ...json, authorization: `Bearer ${minted.body.service_token}` }
  const question = (content: string) =>
    JSON.stringify({ messages: [{ role: "user", content }], conversation_id: "t" })
  const start = (content: string) =>
    ask("/v1/turns", { method: "POST", headers: bearer, body: question(content) })
  const deliver = (body: string) => {
    const timestamp = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
    const signature = signatureOf(WEBHOOK_SECRET, timestamp, Buffer.from(body))
    const headers = { ...json, "aggregator-signature": signature }
    return ask("/webhooks/aggregator", { method: "POST", headers, body })
  }
  const upload = () => {
    const body = new FormData()
    const report = `%PDF-1.4${"x".repeat(5_000_000)}`
    body.append("file", new Blob([report], { type: "application/pdf" }), "report.pdf")
    const { authorization } = bearer
    return ask("/v1/labs/upload", { method: "POST", headers: { authorization }, body })
  }

  const { id } = (await start("How did I sleep?")).body
  expect(await (await fetch(`${url}/v1/turns/${id}/events`, { headers: bearer })).text()).toContain(
    "turn.completed",
  )
  expect((await ask("/readyz")).status).toBe(200)
  const exported = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`, { headers: admin })).text()
    return valueOf(parseExposition(text), name)
  }
  expect(await exported("hygeia_database_writable")).toBe(1)
  expect(await exported("hygeia_database_log_bytes")).toBeGreaterThan(0)
  const free = await exported("hygeia_disk_free_bytes")

  const filler = join(`/proc/${pid}/root`, dir, "filler")
  const fill = () => {
    const chunk = Buffer.alloc(65_536)
    try {
      for (;;) writeFileSync(filler, chunk, { flag: "a" })
    } catch (cause) {
      expect(cause).toMatchObject({ code: "ENOSPC" })
    }
  }
  fill()

  const large = "x".repeat(30_000)
  let refused = await start(large)
  // The log may have room left that it took before.
  for (let tries = 0; refused.status === 202 && tries < 400; tries++) refused = await start(large)
  expect(refused.status).toBe(503)
  expect(refused.headers.get("retry-after")).toBe("30")
  expect(refused.body.error).toMatchObject({ code: "upstream_unavailable", upstream: "storage" })

  const notTaken = await deliver(
    JSON.stringify({ type: "healthcheck", x: crypto.randomUUID().repeat(99) }),
  )
  expect(notTaken.status).toBe(503)
  expect(notTaken.headers.get("retry-after")).toBe("30")
  expect(notTaken.body).toEqual({
    error: "storage_unavailable",
    request_id: notTaken.headers.get("x-request-id"),
  })
  const notStored = await upload()
  expect(notStored.status).toBe(503)
  expect(notStored.body.error.upstream).toBe("storage")
  expect((await ask("/readyz")).status).toBe(503)
  expect(await exported("hygeia_database_writable")).toBe(0)
  expect(await exported("hygeia_disk_free_bytes")).toBeLessThan(free / 20)

  for (const path of [
    "/v1/me",
    "/v1/turns",
    `/v1/turns/${id}`,
    "/v1/conversations",
    "/v1/conversations/t",
    "/v1/data/sync",
    "/v1/memory",
    "/v1/labs",
  ])
    expect([path, (await ask(path, { headers: bearer })).status]).toEqual([path, 200])

  rmSync(filler)
  const ready = async (): Promise<void> => {
    if ((await ask("/readyz")).status !== 200) return ready()
  }
  await ready()
  expect((await deliver(JSON.stringify({ type: "healthcheck", n: 1 }))).status).toBe(200)
  expect((await start("How did I sleep?")).status).toBe(202)
  expect((await end("SIGTERM")).code).toBe(0)
}, 120_000)

test("a disk that is full at the start is named, and the database is called neither damaged nor in use", async () => {
  await (await serving({ DATA_DIR: join(dir, "seed"), LOG_LEVEL: "none" })).end("SIGTERM")
  const mount = `mount -t tmpfs -o size=4m tmpfs '${dir}/full' && cp -a '${dir}/seed/.' '${dir}/full'`
  const fill = `chmod 700 '${dir}/full' && { head -c 9m /dev/zero >'${dir}/full/filler' 2>&-; true; }`
  mkdirSync(join(dir, "full"))
  const says = async (command: string) => {
    const child = Bun.spawn(
      [
        "unshare",
        "--map-root-user",
        "--mount",
        "sh",
        "-c",
        `${mount} && ${fill} && exec "$@"`,
      ].concat(["sh", program, command]),
      { env: { DATA_DIR: join(dir, "full"), PORT: "0" }, stdout: "pipe", stderr: "pipe" },
    )
    const said = (await child.stdout.text()) + (await child.stderr.text())
    return { code: await child.exited, said }
  }
  const served = await says("serve")
  expect([served.code, served.said]).toEqual([1, expect.stringContaining("disk is full")])
  const { code, said } = await says("doctor")
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^fail {2}disk: 0 MB are free -> make room/m),
  ])
  for (const text of [served.said, said]) expect(text).not.toMatch(/damaged|in use/)
})
