import { expect } from "bun:test"
import { Effect } from "effect"
import { Ingest } from "#actors/ingest"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { signatureOf } from "#operations/webhook-signature"
import { ADMIN_KEY, Served, WEBHOOK_SECRET } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"

const it = itLive(Served)

const scrape = (
  path = "/metrics",
  headers: Record<string, string> = { "x-admin-key": ADMIN_KEY },
) => Client.use(({ send }) => send(path, { headers }))

/** The value of one sample; 0 of what nothing was counted of. */
const sample = (name: string) =>
  Effect.map(scrape(), ({ text }) => {
    const line = text.split("\n").find((line) => line.startsWith(`${name} `))
    return Number(line?.split(" ").at(-1) ?? 0)
  })

/** Delivers what nobody here is known for. */
const deliver = Effect.fnUntraced(function* (aggregator_user: string) {
  const user = { user_id: aggregator_user, provider: "GARMIN" }
  const body = JSON.stringify({ type: "daily", user, data: [] })
  const at = Math.floor((performance.timeOrigin + performance.now()) / 1_000)
  const headers = { "aggregator-signature": signatureOf(WEBHOOK_SECRET, at, Buffer.from(body)) }
  yield* Client.use(({ send }) => send("/webhook", { method: "POST", body, headers }))
  yield* Ingest.use(({ idle }) => idle)
})

it("speaks the text format of Prometheus, at /metrics as at /admin/metrics", () =>
  Effect.gen(function* () {
    yield* deliver("nobody")
    for (const path of ["/metrics", "/admin/metrics"]) {
      const { text, headers } = yield* scrape(path)
      expect(headers.get("content-type")).toStartWith("text/plain; version=0.0.4")
      expect(text).toContain('\nhygeia_raw_events{state="parked"} 1\n')
      expect(text).toContain("\nhygeia_users 1\n")
      for (const line of text.trimEnd().split("\n"))
        expect(line).toMatch(
          /^# (HELP|TYPE) \w+ .+$|^\w+(\{\w+="[\w.+]+"(,\w+="[\w.+]+")*\})? [\d.e+-]+$/,
        )
    }
  }))

it("takes the admin key as a bearer too, where the other admin routes do not", () =>
  Effect.gen(function* () {
    const bearer = { authorization: `Bearer ${ADMIN_KEY}` }
    expect((yield* scrape("/metrics", bearer)).status).toBe(200)
    expect((yield* scrape("/admin/metrics", bearer)).status).toBe(200)
    expect((yield* scrape("/admin/users", bearer)).status).toBe(403)
    const { token } = yield* Client
    const strangers = { authorization: `Bearer ${token}` }
    expect((yield* scrape("/metrics", strangers)).body.error.code).toBe("forbidden")
    expect((yield* scrape("/metrics", {})).body.error.code).toBe("missing_authorization")
  }))

it("counts deliveries by how they were answered and by what became of them", () =>
  Effect.gen(function* () {
    for (const user of ["one", "two", "two"]) yield* deliver(user)
    expect(yield* sample('hygeia_deliveries_total{outcome="accepted"}')).toBe(2)
    expect(yield* sample('hygeia_deliveries_total{outcome="duplicate"}')).toBe(1)
    expect(yield* sample('hygeia_deliveries_normalised_total{state="parked"}')).toBe(2)
  }))

it("has a histogram of what turns took", () =>
  Effect.gen(function* () {
    const { post } = yield* Client
    yield* post("/v1/turns", { messages: [{ role: "user", content: "How did I sleep?" }] })
    yield* TurnSupervisor.use(({ idle }) => idle)
    const name = "hygeia_turn_duration_seconds"
    expect(yield* sample(`${name}_count{status="completed"}`)).toBe(1)
    expect(yield* sample(`${name}_bucket{status="completed",le="+Inf"}`)).toBe(1)
    expect(yield* sample(`${name}_count{status="failed"}`)).toBe(0)
  }))

it("has a histogram of what requests took, by the class of their status", () =>
  Effect.gen(function* () {
    const { send } = yield* Client
    yield* send("/healthz")
    yield* send("/nope")
    yield* send("/v1/me")
    const name = "hygeia_http_request_duration_seconds"
    expect(yield* sample(`${name}_count{status="2xx"}`)).toBe(1)
    expect(yield* sample(`${name}_count{status="4xx"}`)).toBe(2)
  }))
