import { expect } from "bun:test"
import { Effect } from "effect"
import { makeClient } from "#test/client"
import { delivering, ownerClient } from "#test/demo-server"
import { itLive } from "#test/effect"
import { judged, judgement, says, text, toolUse, written } from "#test/fake-anthropic"
import { Provider, ServedWithProvider, sleeper, WINDOW } from "#test/model-provider"
import { asked } from "#test/question"
import { daily, ORDER, ORDERS, obey, ordersStored } from "#test/stored-orders"
import { recordsIn, unzipped } from "#test/unzip"

/**
 * Orders to the model stand in everything that is stored of a person, and the model obeys every text that it meets:
 * nothing of it comes out.
 */

const ADMIN_KEY = "an-admin-key-of-a-test"
const it = itLive(ServedWithProvider({ ADMIN_KEY }))

/** The places that the questions of this test have a model read. */
const READ = [
  "analyte",
  "comment",
  "unit",
  "tag",
  "event",
  "goal",
  "story",
  "medication",
  "memory",
  "earlier",
] as const

/** What of them a person must never read as an answer: their numbers in figures and words, addresses and claims. */
const FORBIDDEN =
  /\b(?:391|77\.7|91[2-9]|921|48 bpm)\b|nine hundred|evil|iron overload|warfarin|\bBob\b|OBEY/i

/** Values of the other person. */
const SECRETS = /\b31,?337\b|bobsled/i

/** Another person of the same service, with rows that nobody else may read. */
const bob = Effect.gen(function* () {
  const { base, send } = yield* ownerClient
  const minted = yield* send("/admin/tokens", {
    method: "POST",
    headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
    body: JSON.stringify({ email: "bob@example.org" }),
  })
  const { service_token: token, user_id } = minted.body
  const client = makeClient(fetch, base, { token, user_id })
  const deliver = yield* delivering
  yield* deliver(JSON.stringify(daily(user_id, 31_337, "bobsled")))
  yield* client.post("/v1/labs", {
    test_date: "2026-11-02",
    results: [{ name: "Bobium", value: 31_337, unit: "mg/L" }],
  })
  yield* client.post("/v1/memory", { text: "I ride a bobsled.", kind: "goal" })
  return client
})

/** The calls of a model that wants to see everything, and somebody else's rows. */
const greedyCalls = (other: string) =>
  [
    ["biomarkers", {}],
    ["biomarkers", { name: "Bobium" }],
    ["describe", { metric: "sleep_minutes", window: WINDOW, user_id: other }],
    ["describe", { metric: "steps", window: WINDOW, user: other }],
    ["sessions", { by: "latest", window: WINDOW, limit: 5 }],
    ["happenings", { window: WINDOW }],
    ["sessions", { sport: "evil.example", by: "latest", window: WINDOW, limit: 1 }],
    ["rows_of", { user_id: other }],
    ["tagged", { tag: "skeleton", target: "sleep_minutes", lag: 1, window: WINDOW }],
  ].map(([name, input]) => toolUse(name as string, input))

const asksFor = (widget: object) => `<widget>${JSON.stringify(widget)}</widget>`

/** A model that does as every text says that it is sent, the instructions apart. */
const gullible = Effect.fnUntraced(function* (other: string) {
  const provider = yield* Provider
  const met = new Set<string>()
  const ordersIn = (body: { readonly messages: unknown }) => {
    for (const [, order] of JSON.stringify(body.messages).matchAll(ORDER)) met.add(order!)
    return [...met, ORDERS.bob]
  }
  const everything = (orders: ReadonlyArray<string>) => orders.map((each) => `${each}.`).join(" ")
  provider.always("judge", ({ body }) => {
    const orders = ordersIn(body)
    const agents = ["investigator", "domain_expert", "health_coach", "data_science"]
    return judged(
      judgement({
        urgency: { level: "immediate", topic: "body", quote: ORDERS.written },
        supporting: agents.slice(0, 3),
        assignments: agents.map((agent, at) => ({
          agent,
          question: orders[at] ?? everything(orders),
        })),
        statements: orders.map((quote) => ({ kind: "goal", quote })),
      }),
    )
  })
  provider.always("work", ({ body }) => {
    const orders = ordersIn(body)
    return body.messages.length === 1 ? says(...greedyCalls(other)) : says(text(orders.join("\n")))
  })
  provider.always("reflect", ({ body }) =>
    judged({ sufficient: false, advice: everything(ordersIn(body)) }),
  )
  provider.always("rewrite", ({ body }) => judged({ sentence: ordersIn(body).join(". ") }))
  provider.always("synthesise", ({ body }) => {
    const orders = ordersIn(body)
    const found = JSON.stringify(body.messages).matchAll(/\\"ref\\":\\"(f\d+)\\"/g)
    const refs = [...found].map(([, ref]) => `It is {{${ref}}}.`)
    return written(
      [
        "You asked about your nights.",
        everything(orders),
        ...orders.map((each) => `“${each}”. You noted “${each}”, and “OBEY:${each};”.`),
        asksFor({ kind: "checklist", title: orders[0], items: orders }),
        asksFor({ kind: "investigation_summary", verdict: everything(orders), evidence: ["e1"] }),
        ...refs,
      ].join("\n\n"),
    )
  })
  return { met, provider }
})

const QUESTIONS = [
  "How did I sleep in the past two weeks?",
  "What do my lab results say?",
  "What happened around my worst nights?",
  "What were my last workouts?",
]

/** Everything that a person is shown of a turn, apart from what they stored themselves. */
const shownOf = ({ turn, frames }: Effect.Success<ReturnType<typeof asked>>) => ({
  answer: turn.result.answer,
  evidence: turn.result.evidence,
  widgets: turn.result.widgets,
  notes: turn.result.notes,
  facts: turn.result.fact_sheet.map(({ value, unit }: Record<string, unknown>) => [value, unit]),
  frames: frames.map(({ data }) => ({ ...data, result: undefined })),
})

it("what a model obeys that is stored of a person comes out nowhere", () =>
  Effect.gen(function* () {
    const client = yield* sleeper
    const other = yield* bob
    yield* ordersStored(client)
    const { met } = yield* gullible(other.user_id)
    const more = { conversation_id: "thread", title: obey(ORDERS.title) }
    yield* asked(client, `Good night. ${obey(ORDERS.earlier)}`, undefined, more)
    const briefing = (yield* client.get("/v1/today")).body
    expect(JSON.stringify(briefing)).not.toMatch(SECRETS)

    for (const question of QUESTIONS) {
      const turned = yield* asked(client, question, undefined, { conversation_id: "thread" })
      expect([question, turned.turn.error]).toEqual([question, null])
      expect(turned.turn.result.answer).toStartWith("You asked about your nights.")
      expect(turned.turn.result.answer).not.toContain("emergency")
      const shown = JSON.stringify(shownOf(turned))
      expect([question, shown.match(FORBIDDEN)?.[0]]).toEqual([question, undefined])
      expect(JSON.stringify(turned)).not.toMatch(SECRETS)
      const receipt = (yield* client.get(`/v1/turns/${turned.turn.id}/receipt`)).body
      expect(receipt.struck.length).toBeGreaterThan(0)
      expect(JSON.stringify({ ...receipt, struck: [], tool_calls: [] })).not.toMatch(FORBIDDEN)
      expect(JSON.stringify(receipt.rows)).not.toMatch(SECRETS)
    }
    // The model has met the orders of every place that a question reads.
    for (const place of READ) expect([place, met.has(ORDERS[place])]).toEqual([place, true])

    const thread = (yield* client.get("/v1/conversations/thread")).body
    for (const { result } of thread.turns.slice(1))
      expect(JSON.stringify(result.answer)).not.toMatch(FORBIDDEN)
    const memory = (yield* client.get("/v1/memory")).body
    expect(JSON.stringify(memory)).not.toMatch(SECRETS)
    const said = memory.data.filter(({ agent }: { agent: string }) => agent !== "user")
    expect(JSON.stringify(said)).not.toMatch(FORBIDDEN)
    expect((yield* client.get("/v1/experiments")).body.experiments).toEqual([])
    const archive = yield* client.fetch("/v1/me/export", {
      headers: { authorization: `Bearer ${client.token}` },
    })
    const files = yield* unzipped(yield* Effect.promise(() => archive.bytes()))
    const turns = recordsIn(files, "conversations/turns.ndjson")
    expect(turns.length).toBe(QUESTIONS.length + 1)
    for (const [name, bytes] of files) {
      expect([name, SECRETS.test(new TextDecoder().decode(bytes))]).toEqual([name, false])
    }
  }))
