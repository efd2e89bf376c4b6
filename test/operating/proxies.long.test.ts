import { afterAll, beforeAll, expect } from "bun:test"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { freePort } from "#http/site"
import { signatureOf } from "#operations/webhook-signature"
import { hygeia, type Serving, serving } from "#test/command"
import { testWith } from "#test/installed"

const LIMIT_MS = 120_000
const WEBHOOK_SECRET = "a-webhook-secret-of-this-test"
const MEGABYTE = 1_048_576
const folder = mkdtempSync(join(tmpdir(), "hygeia-proxies-"))

/** A provider that never answers: a turn runs for as long as anybody watches it. */
const silent = Bun.serve({ port: 0, fetch: () => new Promise<Response>(() => {}) })

let server: Serving
let authorization = ""

beforeAll(async () => {
  const env = {
    DATA_DIR: join(folder, "data"),
    TRUSTED_PROXIES: "127.0.0.1",
    WEBHOOK_SECRET,
    ANTHROPIC_BASE_URL: silent.url.href.replace(/\/$/, ""),
    SHUTDOWN_GRACE_S: "0",
  }
  server = await serving(env)
  const { stdout } = await hygeia(["token"], { DATA_DIR: env.DATA_DIR })
  authorization = `Bearer ${stdout.trim()}`
}, LIMIT_MS)

afterAll(async () => {
  await server.end("SIGTERM")
  await silent.stop(true)
  rmSync(folder, { recursive: true, force: true })
})

/** Waits until a proxy answers. */
const ready = async (url: string) => {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await Bun.sleep(50)
  }
}

/** What everything behind a proxy needs: events as they come, bodies byte by byte and of any size. */
const serves = async (url: string) => {
  const headers = { authorization, "content-type": "application/json" }
  const messages = [{ role: "user", content: "How did I sleep?" }]
  const started = await fetch(`${url}/v1/turns`, {
    method: "POST",
    headers,
    body: JSON.stringify({ messages }),
  })
  const { stream_url } = (await started.json()) as { readonly stream_url: string }
  const leave = new AbortController()
  const stream = await fetch(`${url}${stream_url}`, {
    headers: { authorization },
    signal: leave.signal,
  })
  const reader = stream.body!.getReader()
  // The turn does not end: only what is passed on at once is ever read.
  let read = ""
  const decoder = new TextDecoder()
  while (!read.includes("event: turn.started")) read += decoder.decode((await reader.read()).value)
  leave.abort()
  await reader.cancel().catch(() => {})

  const body = ` {"type": "daily",\t"user": {"user_id": "nobody", "provider": "GARMIN"}, "data": [], "note": "é"}\n`
  const at = Math.floor(Date.now() / 1_000)
  const signature = signatureOf(WEBHOOK_SECRET, at, Buffer.from(body))
  const delivered = await fetch(`${url}/webhooks/aggregator`, {
    method: "POST",
    headers: { "aggregator-signature": signature },
    body,
  })
  expect(delivered.status).toBe(200)

  const large = `day,metric,value,unit\n${"2026-03-02,steps,8200,\n".repeat((8 * MEGABYTE) / 23)}`
  const pushed = await fetch(`${url}/v1/push`, {
    method: "POST",
    headers: { authorization, "content-type": "text/csv" },
    body: large,
  })
  expect(pushed.status).toBe(202)
}

const at = (url: string) => url.replace("http://", "")

testWith(
  "caddy",
  "the Caddyfile serves: events as they come, bodies as they were signed, large files",
  async (caddy) => {
    const port = await Effect.runPromise(freePort("127.0.0.1"))
    const url = `http://127.0.0.1:${port}`
    const child = Bun.spawn([caddy, "run", "--config", "docs/operating/Caddyfile"], {
      env: {
        HOME: folder,
        HYGEIA_HOST: url,
        HYGEIA_AT: at(server.url),
        CADDY_ADMIN: "off",
      },
      stdout: "ignore",
      stderr: "ignore",
    })
    await ready(url)
    await serves(url)
    child.kill()
    await child.exited
  },
  LIMIT_MS,
)

testWith(
  "nginx",
  "nginx.conf serves the same",
  async (nginx) => {
    const port = await Effect.runPromise(freePort("127.0.0.1"))
    const sample = await Bun.file("docs/operating/nginx.conf").text()
    const listed = sample
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace(/^\s*ssl_certificate.*$/gm, "")
      .replaceAll("http://127.0.0.1:3000", server.url)
    const home = join(folder, "nginx")
    mkdirSync(home)
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${home}/${kind};`)
      .join(" ")
    const config = join(home, "nginx.conf")
    writeFileSync(
      config,
      `daemon off; pid ${home}/pid; error_log ${home}/error.log; events {}\n` +
        `http { access_log off; ${temporary}\n${listed}\n}`,
    )
    const child = Bun.spawn([nginx, "-c", config, "-p", home], {
      stdout: "ignore",
      stderr: "ignore",
    })
    const url = `http://127.0.0.1:${port}`
    await ready(url)
    await serves(url)
    child.kill()
    await child.exited
  },
  LIMIT_MS,
)

testWith(
  "systemd-analyze",
  "the systemd unit is sound and confines what it starts",
  async (analyze) => {
    const unit = join(folder, "hygeia.service")
    const sample = await Bun.file("docs/operating/hygeia.service").text()
    writeFileSync(unit, sample.replace("/usr/local/bin/hygeia", "/bin/true"))
    const run = async (...args: ReadonlyArray<string>) => {
      const child = Bun.spawn([analyze, ...args], { stdout: "pipe", stderr: "pipe" })
      const [said, wrong] = await Promise.all([child.stdout.text(), child.stderr.text()])
      return { code: await child.exited, said, wrong }
    }
    expect(await run("verify", unit)).toMatchObject({ code: 0, wrong: "" })
    const { code } = await run("security", "--offline=true", "--threshold=20", unit)
    expect(code).toBe(0)
  },
)
