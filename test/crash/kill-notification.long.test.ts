import { Database as Sqlite } from "bun:sqlite"
import { afterAll, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Webhook } from "standardwebhooks"
import { hygeia, type Serving, serving } from "#test/command"

const root = mkdtempSync(join(tmpdir(), "hygeia-kill-notification-"))
afterAll(() => rmSync(root, { recursive: true }))

const WEBHOOK_OUT_SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`

interface Sent {
  readonly id: string
  readonly turn_id: string
}

/** A receiver of webhooks; `onReceipt` runs before each is answered. */
const receiving = (onReceipt: (count: number) => Promise<void>) => {
  const sent: Array<Sent> = []
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const text = await request.text()
      const { "webhook-id": id = "", ...rest } = Object.fromEntries(
        request.headers as unknown as Iterable<[string, string]>,
      )
      new Webhook(WEBHOOK_OUT_SECRET).verify(text, { "webhook-id": id, ...rest })
      sent.push({ id, turn_id: JSON.parse(text).data.turn_id })
      await onReceipt(sent.length)
      return new Response()
    },
  })
  return { url: `http://127.0.0.1:${server.port}/in`, sent, stop: () => server.stop(true) }
}

const asked = async ({ url }: Serving, token: string, content: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const body = JSON.stringify({ messages: [{ role: "user", content }] })
  const started = await fetch(`${url}/v1/turns`, { method: "POST", headers, body })
  const { id } = (await started.json()) as { readonly id: string }
  const events = await fetch(`${url}/v1/turns/${id}/events`, { headers })
  // It ends with the turn, or with the server.
  await events.text().catch(() => "")
  return id
}

const queued = (DATA_DIR: string) => {
  using sqlite = new Sqlite(join(DATA_DIR, "hygeia.db"), { readonly: true })
  return sqlite.query("SELECT id FROM notifications WHERE target = 'webhook'").all()
}

/** Takes the first notification for as long as it is asked, and answers nothing: no other is sent meanwhile. */
const silent = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () => Promise.withResolvers<Response>().promise,
})
afterAll(() => silent.stop(true))

const TURNS = 3

for (const at of [1, 2, TURNS])
  test(`killed while notification ${at} of ${TURNS} is answered, a server sends it again, and each once`, async () => {
    const running = Promise.withResolvers<Serving>()
    const all = Promise.withResolvers<void>()
    const receiver = receiving(async (count) => {
      if (count === at) await (await running.promise).end("SIGKILL")
      if (count === TURNS + 1) all.resolve()
    })
    const env = {
      DATA_DIR: join(root, `${at}`),
      LOG_LEVEL: "none",
      WEBHOOK_OUT_URL: receiver.url,
      WEBHOOK_OUT_SECRET,
    }
    const token = (await hygeia(["token"], env)).stdout.trim()
    const quiet = await serving({ ...env, WEBHOOK_OUT_URL: silent.url.href })
    await fetch(`${quiet.url}/v1/me/notifications`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ events: true }),
    })
    const turns: Array<string> = []
    for (let n = 0; n < TURNS; n++)
      turns.push(await asked(quiet, token, `Remember the number ${n}`))
    await quiet.end("SIGKILL")
    expect(queued(env.DATA_DIR)).toHaveLength(TURNS)

    const server = await serving(env)
    running.resolve(server)
    await server.ended()
    expect(receiver.sent.map(({ turn_id }) => turn_id)).toEqual(turns.slice(0, at))

    const again = await serving(env)
    await all.promise
    expect((await again.end("SIGTERM")).code).toBe(0)
    const expected = [...turns.slice(0, at), ...turns.slice(at - 1)]
    expect(receiver.sent.map(({ turn_id }) => turn_id)).toEqual(expected)
    expect(new Set(receiver.sent.map(({ id }) => id)).size).toBe(TURNS)
    expect(receiver.sent[at]!.id).toBe(receiver.sent[at - 1]!.id)
    expect(queued(env.DATA_DIR)).toEqual([])
    await receiver.stop()
  })
