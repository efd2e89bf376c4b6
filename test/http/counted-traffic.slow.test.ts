import { expect } from "bun:test"
import { connect } from "node:net"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, Served, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { parseExposition, valueOf } from "#test/exposition"
import { initialize, tokenWith } from "#test/mcp-client"

const it = itLive(Served)

const ROUNDS = 40
const AT_ONCE = 8

/** What the client has seen: requests by method, route and status, and what it asked for in them. */
class Tally {
  readonly answered = new Map<string, number>()
  accepted = 0
  duplicate = 0
  turns = 0

  add(method: string, route: string, status: number) {
    const key = `${method} ${route} ${status}`
    this.answered.set(key, (this.answered.get(key) ?? 0) + 1)
  }
}

interface As {
  readonly base: string
  readonly bearer: string
  readonly assistant: string
}

const json = { "content-type": "application/json" }

/** A request whose client goes away before its body is sent: nobody is answered. */
const cutOff = (base: string, bearer: string) => {
  const { hostname, port } = new URL(base)
  const head = `POST /v1/turns HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${bearer}\r\n`
  return new Promise<void>((gone) => {
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(`${head}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`, () => {
        socket.destroy()
        gone()
      }),
    )
  })
}

/** One round of traffic of every kind, some of it wrong, some of it left before its end. */
const round = async ({ base, bearer, assistant }: As, n: number, tally: Tally) => {
  const authorization = { authorization: bearer }
  const ask = async (method: string, path: string, route: string, init: RequestInit = {}) => {
    const answer = await fetch(base + path, { method, ...init })
    tally.add(method, route, answer.status)
    return answer
  }
  const read = async (method: string, path: string, route: string, init: RequestInit = {}) => {
    const answer = await ask(method, path, route, init)
    return { status: answer.status, text: await answer.text() }
  }

  const messages = [{ role: "user", content: "How did I sleep?" }]
  const headers = { ...authorization, ...json }
  const body = JSON.stringify({ messages })
  const turn = await read("POST", "/v1/turns", "/v1/turns", { headers, body })
  if (turn.status === 202) {
    tally.turns += 1
    const events = `/v1/turns/${JSON.parse(turn.text).id}/events`
    if (n % 2 === 0) await read("GET", events, "/v1/turns/{id}/events", { headers })
    else {
      const left = new AbortController()
      await ask("GET", events, "/v1/turns/{id}/events", { headers, signal: left.signal })
      left.abort()
    }
  }

  const delivery = JSON.stringify({ type: "daily", user: { user_id: `u${n}` }, data: [], n })
  const now = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const signed = signatureOf(WEBHOOK_SECRET, now, Buffer.from(delivery))
  const deliver = (signature: string) =>
    read("POST", "/webhooks/aggregator", "/webhooks/aggregator", {
      headers: { ...json, "aggregator-signature": signature },
      body: delivery,
    })
  for (const outcome of ["accepted", "duplicate"] as const)
    if ((await deliver(signed)).status === 200) tally[outcome] += 1
  await deliver(`t=${now},v1=${"0".repeat(64)}`)

  const call = { ...json, authorization: assistant, accept: "application/json, text/event-stream" }
  const mcp = (message: object, more: Record<string, string> = {}) =>
    ask("POST", "/mcp", "/mcp", { headers: { ...call, ...more }, body: JSON.stringify(message) })
  const begun = await mcp(initialize)
  await begun.text()
  const session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" }
  await (await mcp({ jsonrpc: "2.0", id: 2, method: "tools/list" }, session)).text()
  await (await mcp({ jsonrpc: "2.0", id: 3, method: "nothing" }, { authorization: "none" })).text()

  await cutOff(base, bearer)
  tally.add("POST", "/v1/turns", 499)
  await read("GET", "/v1/me", "/v1/me")
  await read("GET", "/v1/turns/turn_nobody", "/v1/turns/{id}", { headers })
  await read("POST", "/v1/turns", "/v1/turns", { headers, body: "{not json" })
  await read("GET", `/nobody/${n}`, "none")
  await read("PATCH", "/v1/me/profile", "none", { headers, body: "{}" })
}

it("counts mixed traffic as its clients have: turns, deliveries, streams, MCP, errors and what is left", () =>
  Effect.gen(function* () {
    const { base, token, send } = yield* Client
    const as = { base, bearer: `Bearer ${token}`, assistant: yield* tokenWith("read") }
    const tally = new Tally()
    tally.add("POST", "/v1/tokens", 201)
    const rounds = Array.from({ length: ROUNDS }, (_, n) => n)
    yield* Effect.forEach(rounds, (n) => Effect.promise(() => round(as, n, tally)), {
      concurrency: AT_ONCE,
    })
    yield* TurnSupervisor.use(({ idle }) => idle)
    yield* Ingest.use(({ idle }) => idle)

    const scrape = Effect.map(
      send("/metrics", { headers: { "x-admin-key": ADMIN_KEY } }),
      ({ text }) => parseExposition(text),
    )
    let all = yield* scrape
    const gone = { method: "POST", route: "/v1/turns", status: "499" }
    // What was left is closed, and what was cut off is counted, when the socket says so.
    while (
      valueOf(all, "hygeia_event_streams") > 0 ||
      valueOf(all, "hygeia_http_requests_total", gone) < ROUNDS
    )
      all = yield* scrape

    const counted = (all.get("hygeia_http_requests_total")?.samples ?? [])
      .filter(({ labels }) => labels.route !== "/metrics")
      .map(({ labels, value }) => [`${labels.method} ${labels.route} ${labels.status}`, value])
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(tally.answered))
    const statuses = new Set([...tally.answered.keys()].map((key) => key.slice(-3)))
    for (const status of ["200", "202", "400", "401", "404"]) expect(statuses).toContain(status)

    const timed = (all.get("hygeia_http_request_duration_seconds")?.samples ?? [])
      .filter(({ name, labels }) => name.endsWith("_count") && labels.route !== "/metrics")
      .reduce((sum, { value }) => sum + value, 0)
    expect(timed).toBe([...tally.answered.values()].reduce((sum, value) => sum + value, 0))

    const { turns, accepted, duplicate } = tally
    expect([turns, accepted, duplicate]).toEqual([expect.any(Number), ROUNDS, ROUNDS])
    const name = "hygeia_turn_duration_seconds_count"
    expect(valueOf(all, name, { status: "completed" })).toBe(turns)
    for (const [outcome, value] of Object.entries({ accepted, duplicate }))
      expect(valueOf(all, "hygeia_deliveries_total", { outcome })).toBe(value)
    expect(valueOf(all, "hygeia_deliveries_normalised_total", { state: "parked" })).toBe(accepted)
    expect(valueOf(all, "hygeia_ingest_lag_seconds_count")).toBe(accepted)
  }))
