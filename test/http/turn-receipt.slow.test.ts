import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import type { ModelCall } from "#domain/model-call"
import type { Client } from "#test/client"
import { serverOn, TODAY } from "#test/demo-server"
import { itLive } from "#test/effect"
import { fault, judged, judgement, says, text, toolUse, USAGE, written } from "#test/fake-anthropic"
import {
  MEAN,
  NIGHTS,
  Provider,
  QUESTION,
  ServedWithProvider,
  sleeper,
  WINDOW,
} from "#test/model-provider"
import { asked } from "#test/question"
import { recordsIn, unzipped } from "#test/unzip"

const ADMIN_KEY = "an-admin-key-of-a-test"

/** The whole service as `serve` wires it, with a model provider that does as a test tells it. */
const withProvider = (env: Readonly<Record<string, string>> = {}) =>
  itLive(ServedWithProvider({ ADMIN_KEY, ...env }))

const it = withProvider()
const itPoor = withProvider({ TURN_BUDGET_USD: "0.015" })
const itLocal = withProvider({ MODEL: "llama", MODEL_FAST: "llama" })
const itEmbedded = itLive(serverOn(TODAY, undefined, { ADMIN_KEY }))

const INVENTED = "You also walked 9417 steps a day."

const answersFromData = Effect.gen(function* () {
  const provider = yield* Provider
  provider.next("work", () =>
    says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW })),
  )
  provider.next("work", () => says(text(`Sleep was {{${MEAN}}} a night.`)))
  provider.always("synthesise", () => written(`You slept {{${MEAN}}} a night. ${INVENTED}`))
  provider.always("rewrite", () => says(text(INVENTED)))
  return provider
})

const receiptOf = (client: Client["Service"], id: string) =>
  Effect.map(client.get(`/v1/turns/${id}/receipt`), ({ body }) => body)

const asAdmin = (client: Client["Service"], id: string) =>
  client.send(`/admin/turns/${id}/receipt`, { headers: { "x-admin-key": ADMIN_KEY } })

const everyCall = query((db, { modelCalls }) => db.select().from(modelCalls))

const sha256 = (body: string) => new Bun.CryptoHasher("sha256").update(body).digest("hex")

const sonnet = (USAGE.input_tokens * 2 + USAGE.output_tokens * 10) / 1e6
const haiku = (USAGE.input_tokens * 0.1 + USAGE.output_tokens * 0.5) / 1e6

describe("the receipt of a turn", () => {
  it("has every call with the bytes and the hash of what was sent, its tokens and its cost", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      const receipt = yield* receiptOf(client, turn.id)
      const sent = provider.asked()
      expect(sent.length).toBeGreaterThan(3)
      for (const [at, { raw, body }] of sent.entries())
        expect(receipt.calls[at]).toMatchObject({
          seq: at + 1,
          host: new URL(provider.url).host,
          model: body.model,
          bytes_sent: Buffer.byteLength(raw),
          sha256: sha256(raw),
          input_tokens: USAGE.input_tokens,
          output_tokens: USAGE.output_tokens,
          is_estimated: false,
          outcome: "answered",
          limit_reached: null,
        })
      expect(receipt.calls).toHaveLength(sent.length)
      for (const { prompt_version, step, duration_ms } of receipt.calls) {
        expect(prompt_version).not.toBe("unknown")
        expect(step).not.toBe("unknown")
        expect(duration_ms).toBeGreaterThanOrEqual(0)
      }
      const small = sent.filter(({ body }) => body.model.includes("haiku")).length
      const cost = small * haiku + (sent.length - small) * sonnet
      expect(receipt.totals.cost_usd).toBeCloseTo(cost, 9)
      expect(turn.result.cost_usd).toBeCloseTo(cost, 9)
      expect(receipt.hosts).toMatchObject([{ is_local: true, calls: sent.length }])
    }))

  it("has the tools that were called with the rows they read, and what was struck from the answer", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      expect(turn.result.answer).not.toContain("steps")
      const receipt = yield* receiptOf(client, turn.id)
      const rows = [{ of: "sleep_minutes", rows: NIGHTS }]
      expect(receipt.tool_calls).toEqual([
        {
          step: "run_main_agent",
          agent: "data_science",
          tool: "describe",
          input: { metric: "sleep_minutes", window: WINDOW },
          rows,
        },
      ])
      expect(receipt.rows).toEqual(rows)
      expect(receipt.struck).toEqual([{ class: "ungrounded", sentence: INVENTED }])
    }))

  it("leaves out what was asked and written, for an operator", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      const own = yield* receiptOf(client, turn.id)
      const { status, body } = yield* asAdmin(client, turn.id)
      expect([status, body.calls, body.totals]).toEqual([200, own.calls, own.totals])
      expect(body.tool_calls).toEqual([
        { step: "run_main_agent", agent: "data_science", tool: "describe", rows: NIGHTS },
      ])
      expect(body.struck).toEqual([{ class: "ungrounded", count: 1 }])
      const unknown = yield* asAdmin(client, "turn_00000000000000000000000000000000")
      expect([unknown.status, unknown.body.error.code]).toEqual([404, "turn_not_found"])
    }))

  it("is nobody else's to read", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      const minted = yield* client.send("/admin/tokens", {
        method: "POST",
        headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
        body: JSON.stringify({ email: "stranger@example.org" }),
      })
      const refused = yield* client.get(`/v1/turns/${turn.id}/receipt`, {
        authorization: `Bearer ${minted.body.service_token}`,
      })
      expect([refused.status, refused.body.error.code]).toEqual([404, "turn_not_found"])
    }))

  it("has attempts that failed, and the turn that failed of them says what it cost", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.next("work", () =>
        says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW })),
      )
      provider.always("work", () => fault(401))
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      expect(turn.error.code).toBe("upstream_unavailable")
      const { calls, totals } = yield* receiptOf(client, turn.id)
      expect(calls.at(-1)).toMatchObject({ outcome: "client_error", cost_usd: 0 })
      expect(totals.cost_usd).toBeCloseTo(haiku + sonnet, 9)
      const [listed] = (yield* client.get("/v1/turns")).body.data
      expect(listed.cost_usd).toBeCloseTo(haiku + sonnet, 9)
    }))

  it("has a call before it is answered, and what it may have cost when nobody waits for its answer", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const client = yield* sleeper
      const reached = Promise.withResolvers<void>()
      provider.always("judge", () => {
        reached.resolve()
        return new Promise<Response>(() => {})
      })
      const messages = [{ role: "user", content: QUESTION }]
      const { id } = (yield* client.post("/v1/turns", { messages })).body
      yield* Effect.promise(() => reached.promise)
      const [under_way] = (yield* receiptOf(client, id)).calls
      const { raw } = provider.asked()[0]!
      expect(under_way).toMatchObject({ outcome: "sent", sha256: sha256(raw), duration_ms: null })
      yield* client.post(`/v1/turns/${id}/cancel`, {})
      const [left] = (yield* receiptOf(client, id)).calls
      expect(left).toMatchObject({ outcome: "abandoned", is_estimated: true })
      expect(left.cost_usd).toBeGreaterThan(0)
      const [listed] = (yield* client.get("/v1/turns")).body.data
      expect(listed.cost_usd).toBe(left.cost_usd)
    }))

  it("goes into an export, and with its turn", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION, undefined, { conversation_id: "nights" })
      const { calls, struck } = yield* receiptOf(client, turn.id)
      const headers = { authorization: `Bearer ${client.token}` }
      const archive = yield* client.fetch("/v1/me/export", { headers })
      const files = yield* unzipped(yield* Effect.promise(() => archive.bytes()))
      const of = (name: string) => recordsIn(files, `conversations/${name}.ndjson`)
      expect(of("calls")).toEqual(calls.map((call: ModelCall) => ({ turn_id: turn.id, ...call })))
      expect(of("struck")).toEqual([{ turn_id: turn.id, seq: 0, ...struck[0] }])
      yield* client.send("/v1/conversations/nights", { method: "DELETE", headers })
      expect((yield* client.get(`/v1/turns/${turn.id}/receipt`)).status).toBe(404)
      const { rows } = yield* Database
      expect(yield* rows(everyCall)).toEqual([])
    }))

  it("is counted for whoever watches the service, by model and agent", () =>
    Effect.gen(function* () {
      const provider = yield* answersFromData
      const client = yield* sleeper
      yield* asked(client, QUESTION)
      const { text } = yield* client.send("/metrics", { headers: { "x-admin-key": ADMIN_KEY } })
      const labels = 'model="claude-sonnet-5-5",agent="data_science"'
      expect(text).toContain(`hygeia_model_calls_total{${labels},outcome="answered"} 2`)
      expect(text).toContain(`hygeia_model_tokens_total{${labels},kind="input"} 2000`)
      expect(text).toContain(`hygeia_model_cost_usd_total{${labels}} 0.008`)
      expect(text).toContain('hygeia_struck_sentences_total{class="ungrounded"} 1')
      expect(text).not.toContain(client.user_id)
      expect(provider.asked("work")).toHaveLength(2)
    }))

  itLocal("does not know what a model without a price costs, and counts its tokens", () =>
    Effect.gen(function* () {
      yield* answersFromData
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      expect(turn.result.cost_usd).toBe(0)
      const { calls, totals } = yield* receiptOf(client, turn.id)
      for (const { cost_usd } of calls) expect(cost_usd).toBeNull()
      expect(totals.cost_usd).toBe(0)
      expect(totals.input_tokens).toBe(calls.length * USAGE.input_tokens)
    }),
  )

  itEmbedded("says that nothing was sent for a turn that the built-in engine answered", () =>
    Effect.gen(function* () {
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      const receipt = yield* receiptOf(client, turn.id)
      expect(receipt).toMatchObject({ hosts: [], calls: [], totals: { calls: 0, bytes_sent: 0 } })
      expect(receipt.rows.length).toBeGreaterThan(0)
    }),
  )
})

describe("a turn that has used what it may", () => {
  itPoor("is finished by the built-in engine, within what it may cost", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      provider.always("work", () =>
        says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW })),
      )
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      expect(turn.status).toBe("completed")
      expect(turn.result.cost_usd).toBeLessThanOrEqual(0.015)
      expect(turn.result.notes).toMatchObject([{ code: "budget_reached" }])
      const { calls } = yield* receiptOf(client, turn.id)
      const held = calls.filter(({ outcome }: ModelCall) => outcome === "not_sent")
      expect(held[0]).toMatchObject({ limit_reached: "cost", sha256: null, bytes_sent: 0 })
      expect(calls).toHaveLength(provider.asked().length + held.length)
    }),
  )

  it("makes no more calls than it may, however long its agents would go on", () =>
    Effect.gen(function* () {
      const provider = yield* Provider
      const agents = ["data_science", "domain_expert", "investigator", "health_coach"]
      const assignments = agents.map((agent) => ({ agent, question: "How was sleep?" }))
      const supporting = agents.slice(1)
      provider.always("judge", () => judged(judgement({ supporting, assignments })))
      provider.always("work", () =>
        says(toolUse("describe", { metric: "sleep_minutes", window: WINDOW })),
      )
      const client = yield* sleeper
      const { turn } = yield* asked(client, QUESTION)
      expect(turn.status).toBe("completed")
      expect(turn.result.notes).toMatchObject([{ code: "budget_reached" }])
      expect(provider.asked()).toHaveLength(23)
      expect(provider.asked("synthesise")).toHaveLength(1)
    }))
})
