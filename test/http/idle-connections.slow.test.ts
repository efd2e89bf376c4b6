import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { signatureOf } from "#operations/webhook-signature"
import { hygeia, serving } from "#test/command"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const SECRET = "a secret of sixteen or more characters"
const LIMIT = 1_024

/** Makes the command behind it one that can have few files and connections open. */
const limited = ["bash", "-c", `ulimit -n ${LIMIT}; exec "$@"`, "--"]

/** A connection, and what has come of it. */
interface Connection {
  isOpen: boolean
  heard: string
  readonly say: (text: string) => void
}

const connect = async (url: string, said: string): Promise<Connection> => {
  const { hostname, port } = new URL(url)
  const closed = (connection: Connection) => {
    connection.isOpen = false
  }
  const connection: Connection = { isOpen: true, heard: "", say: (text) => socket.write(text) }
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (opened) => void opened.write(said),
      data: (_, bytes) => {
        connection.heard += bytes.toString()
      },
      close: () => closed(connection),
      end: (ended) => void ended.end(),
    },
  })
  return connection
}

/** So many connections, a hundred at a time, and what is done between. */
const flood = async (
  url: string,
  count: number,
  said: string,
  between: (at: number) => Promise<void> = async () => {},
) => {
  const connections: Array<Connection> = []
  for (let at = 0; at < count; at += 100) {
    connections.push(...(await Promise.all(Array.from({ length: 100 }, () => connect(url, said)))))
    await between(at)
  }
  return connections
}

/** Waits until a server has ended connections down to half of what it can have. */
const halved = async (url: string, connections: ReadonlyArray<Connection>) => {
  while (connections.filter(({ isOpen }) => isOpen).length > LIMIT / 2)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
}

const deliver = async (url: string, n: number) => {
  const body = JSON.stringify({ type: "healthcheck", n })
  const seconds = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const headers = { "aggregator-signature": signatureOf(SECRET, seconds, Buffer.from(body)) }
  const answer = await fetch(`${url}/webhooks/aggregator`, { method: "POST", headers, body })
  return answer.status
}

const HALF = "POST /webhooks/aggregator HTTP/1.1\r\nHost: localhost\r\n"

for (const [what, said] of [
  ["idle", ""],
  ["half-sent", HALF],
] as const)
  it(`with 5,000 ${what} connections and few descriptors deliveries are taken and files imported`, () =>
    Effect.gen(function* () {
      const dir = yield* scratchFolder
      const env = { DATA_DIR: dir, LOG_LEVEL: "warn", WEBHOOK_SECRET: SECRET }
      yield* Effect.promise(async () => {
        const token = (await hygeia(["token"], env)).stdout.trim()
        const server = await serving(env, limited)
        const statuses = new Set<number>()
        const open = await flood(server.url, 5_000, said, async (at) => {
          statuses.add(await deliver(server.url, at))
        })
        expect([...statuses]).toEqual([200])
        await halved(server.url, open)

        const form = new FormData()
        form.append("file", new File(["day,metric,value,unit\n2026-06-01,steps,1,\n"], "a.csv"))
        const headers = { authorization: `Bearer ${token}` }
        const sent = { method: "POST", headers, body: form }
        const { id } = (await (await fetch(`${server.url}/v1/imports`, sent)).json()) as {
          id: string
        }
        const events = await fetch(`${server.url}/v1/imports/${id}/events`, { headers })
        expect(await events.text()).toContain("import.completed")
        const { code, stderr } = await server.end("SIGTERM")
        expect(code).toBe(0)
        expect(stderr).toContain(`may open ${LIMIT} files and connections`)
        expect(stderr).toContain("connections are ended")
      })
    }))

const asking = (sender: string) =>
  `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\n\r\n`

it("connections of a trusted proxy count as their clients': who has few keeps them", () =>
  Effect.gen(function* () {
    const dir = yield* scratchFolder
    const env = { DATA_DIR: dir, LOG_LEVEL: "none", TRUSTED_PROXIES: "127.0.0.1" }
    yield* Effect.promise(async () => {
      const server = await serving(env, limited)
      const quiet = await connect(server.url, asking("203.0.113.7"))
      const crowd = await flood(server.url, 1_500, asking("203.0.113.8"), async () => {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      })
      await halved(server.url, crowd)
      expect(quiet.isOpen).toBe(true)
      const before = quiet.heard.length
      expect(before).toBeGreaterThan(0)
      quiet.say(asking("203.0.113.7"))
      while (quiet.heard.length === before && quiet.isOpen) await fetch(`${server.url}/healthz`)
      expect(quiet.isOpen).toBe(true)
      expect((await server.end("SIGTERM")).code).toBe(0)
    })
  }))
