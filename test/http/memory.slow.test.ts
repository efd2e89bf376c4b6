import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { Database } from "#db/database"
import { MemoryStore } from "#db/memory"
import { newId, type UserId } from "#domain/ids"
import { MEMORY_KINDS, type Memory } from "#domain/memory"
import { App } from "#test/app"
import { type Answer, Client } from "#test/client"
import { itLive, itOnOne } from "#test/effect"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"
import { direct } from "#test/sqlite"

const it = itLive(App)
const refusal = itOnOne(App)

type Who = Readonly<Record<string, string>>

const write = (body: unknown, who: Who = {}) =>
  Client.use(({ post }) => post("/v1/memory", body, who))

const goal = (text: string, who: Who = {}) => write({ text, kind: "goal" }, who)

const list = (query = "", who: Who = {}) =>
  Client.use(({ get }) => Effect.map(get(`/v1/memory${query}`, who), ({ body }) => body))

const textsOf = ({ data }: { readonly data: ReadonlyArray<Memory> }) => data.map(({ text }) => text)

const remove = Effect.fnUntraced(function* (id: string, who?: Who) {
  const { send, token } = yield* Client
  return yield* send(`/v1/memory/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: who ?? { authorization: `Bearer ${token}` },
  })
})

/** Entries as the service writes them itself, at times of a test's choosing. */
const kept = Effect.fnUntraced(function* (...entries: ReadonlyArray<Partial<Memory>>) {
  const { user_id } = yield* Client
  const { append } = yield* MemoryStore
  const rows = entries.map(
    (entry): Memory => ({
      id: newId("mem"),
      ts: "2026-05-01T12:00:00.000Z",
      agent: "orchestrator",
      kind: "goal",
      text: "I want to sleep.",
      confidence: 0.9,
      meta: null,
      ...entry,
    }),
  )
  yield* Database.use(({ write }) =>
    write(user_id as UserId, (tx) => append(tx, user_id as UserId, null, rows)),
  )
})

const refuses = ({ status, body }: Answer, field: string) => {
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ code: "invalid_field", details: { field } })
}

const everyKind = MEMORY_KINDS.map((kind) => ({ kind, text: kind }))

describe("POST /v1/memory", () => {
  it("answers 201 with the entry, whose agent is user and whose confidence is 1 unless it is said", () =>
    Effect.gen(function* () {
      const { status, body } = yield* goal("I want to sleep more.")
      expect(status).toBe(201)
      expect(body).toEqual({
        id: expect.stringMatching(/^mem_[0-9a-f]{32}$/),
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        agent: "user",
        kind: "goal",
        text: "I want to sleep more.",
        confidence: 1,
        meta: null,
      })
      expect((yield* list()).data).toEqual([body])
      for (const confidence of [0, 0.25])
        expect((yield* write({ text: "x", kind: "value", confidence })).body).toMatchObject({
          confidence,
        })
    }))

  for (const kind of MEMORY_KINDS.filter((kind) => kind !== "tested_hypothesis"))
    it(`takes an entry of the kind ${kind}`, () =>
      Effect.gen(function* () {
        expect((yield* write({ text: "So it is.", kind })).body).toMatchObject({ kind })
      }))

  const kinds: ReadonlyArray<readonly [what: string, body: object]> = [
    ["a missing kind", { text: "x" }],
    ["a null kind", { text: "x", kind: null }],
    ["an unknown kind", { text: "x", kind: "wish" }],
    ["a kind in capitals", { text: "x", kind: "Goal" }],
    [
      "the kind tested_hypothesis, which is the validator's",
      { text: "x", kind: "tested_hypothesis" },
    ],
  ]
  for (const [what, body] of kinds)
    refusal(`refuses ${what} as the invalid field kind`, () =>
      Effect.gen(function* () {
        refuses(yield* write(body), "kind")
        expect((yield* list("?include=tested_hypothesis")).data).toEqual([])
      }),
    )

  const fields: ReadonlyArray<readonly [what: string, field: string, body: object]> = [
    ["a missing text", "text", { kind: "goal" }],
    ["a null text", "text", { kind: "goal", text: null }],
    ["an empty text", "text", { kind: "goal", text: "" }],
    ["a blank text", "text", { kind: "goal", text: " \n\t" }],
    ["a text that is a number", "text", { kind: "goal", text: 8 }],
    ["a confidence above 1", "confidence", { kind: "goal", text: "x", confidence: 1.01 }],
    ["a confidence below 0", "confidence", { kind: "goal", text: "x", confidence: -0.1 }],
    ["a confidence that is text", "confidence", { kind: "goal", text: "x", confidence: "1" }],
    ["a null confidence", "confidence", { kind: "goal", text: "x", confidence: null }],
  ]
  for (const [what, field, body] of fields)
    refusal(`refuses ${what}`, () =>
      Effect.gen(function* () {
        refuses(yield* write(body), field)
      }),
    )

  for (const body of [[], "goal", null, 1])
    refusal(`refuses ${JSON.stringify(body)} as an invalid request`, () =>
      Effect.gen(function* () {
        const answer = yield* write(body)
        expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"])
      }),
    )

  it("answers 422 unprocessable to a text over 500 characters, and takes 500", () =>
    Effect.gen(function* () {
      const long = yield* goal("x".repeat(501))
      expect([long.status, long.body.error.code]).toEqual([422, "unprocessable"])
      expect((yield* list()).data).toEqual([])
      for (const text of ["x".repeat(500), "💤".repeat(500)]) {
        const { status, body } = yield* goal(text)
        expect([status, body.text]).toEqual([201, text])
      }
    }))

  it("ignores fields it does not know, and those that are not the client's to say", () =>
    Effect.gen(function* () {
      const sent = { id: "mem_1", ts: "2000-01-01", agent: "validator", meta: {}, mood: "good" }
      const { status, body } = yield* write({ text: "x", kind: "goal", ...sent })
      expect(status).toBe(201)
      expect(body).toMatchObject({ agent: "user", meta: null })
      expect(body.id).not.toBe("mem_1")
    }))

  it("keeps every text as it was sent", () =>
    Effect.gen(function* () {
      const texts = [
        "größer 💤",
        " a  b ",
        "'; DROP TABLE memory; --",
        "{{hrv}}",
        "a\nb",
        "\u0000x",
      ]
      for (const text of texts) expect((yield* goal(text)).body.text).toBe(text)
      expect(textsOf(yield* list())).toEqual(texts.toReversed())
    }))

  it("appends what was said before: the list keeps both, a turn is told the newest", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      yield* goal("I want to sleep 8 hours.")
      yield* goal("I want to sleep 7 hours.")
      yield* goal("I want to sleep 7 hours.")
      expect((yield* list()).data).toHaveLength(3)
      const model = yield* ModelScript
      yield* post("/v1/turns", { messages: [{ role: "user", content: "How am I?" }] })
      yield* (yield* TurnSupervisor).idle
      expect(model.briefed()?.memory).toEqual(["Goal: I want to sleep 7 hours."])
    }))
})

describe("GET /v1/memory", () => {
  it("lists 20 entries, newest first, when it is not told how many", () =>
    Effect.gen(function* () {
      for (let n = 0; n < 21; n++) yield* goal(`${n}`)
      const { data, has_more, next_cursor } = yield* list()
      expect(textsOf({ data })).toEqual(Array.from({ length: 20 }, (_, n) => `${20 - n}`))
      expect(has_more).toBe(true)
      expect(textsOf(yield* list(`?cursor=${next_cursor}`))).toEqual(["0"])
    }))

  it("leaves tested_hypothesis out unless include asks for it", () =>
    Effect.gen(function* () {
      yield* kept(...everyKind)
      const plain = MEMORY_KINDS.filter((kind) => kind !== "tested_hypothesis").toReversed()
      expect(textsOf(yield* list())).toEqual(plain)
      expect(textsOf(yield* list("?kind=tested_hypothesis"))).toEqual([])
      expect(textsOf(yield* list("?include=tested_hypothesis"))).toEqual(MEMORY_KINDS.toReversed())
      expect(textsOf(yield* list("?include=tested_hypothesis&kind=tested_hypothesis"))).toEqual([
        "tested_hypothesis",
      ])
      expect(textsOf(yield* list("?include=tested_hypothesis&kind=goal"))).toEqual(["goal"])
    }))

  it("lists one kind when it is asked for", () =>
    Effect.gen(function* () {
      yield* kept(...everyKind, { kind: "barrier", text: "another" })
      expect(textsOf(yield* list("?kind=barrier"))).toEqual(["another", "barrier"])
    }))

  it("lists what was written after and before an instant, in any offset, without bounds by default", () =>
    Effect.gen(function* () {
      yield* kept(
        ...["01", "02", "03"].map((day) => ({ ts: `2026-05-${day}T12:00:00.000Z`, text: day })),
      )
      expect(textsOf(yield* list("?after=2026-05-01T12:00:00Z"))).toEqual(["03", "02"])
      expect(textsOf(yield* list("?before=2026-05-02T12:00:00.000Z"))).toEqual(["01"])
      const around = "?after=2026-05-01T13:59:59%2B02:00&before=2026-05-02T12:00:01Z"
      expect(textsOf(yield* list(around))).toEqual(["02", "01"])
      expect(textsOf(yield* list())).toEqual(["03", "02", "01"])
    }))

  it("shows what the validator noted of a finding", () =>
    Effect.gen(function* () {
      const meta = {
        finding_id: "steps_hrv_lag1_20260101_20260201",
        feature: "steps",
        target: null,
        verdict: "rejected" as const,
        effect: -0.1,
      }
      yield* kept({ agent: "validator", kind: "insight", meta })
      expect((yield* list()).data).toMatchObject([{ agent: "validator", meta }])
    }))

  it("walks past entries that come and go meanwhile, and shows each that stays once", () =>
    Effect.gen(function* () {
      for (const text of ["a", "b", "c", "d", "e", "f"]) yield* goal(text)
      const first = yield* list("?limit=2")
      yield* goal("new")
      yield* remove(first.data[1].id)
      yield* remove((yield* list("?limit=4")).data[3].id)
      const second = yield* list(`?limit=2&cursor=${first.next_cursor}`)
      yield* goal("newer")
      const third = yield* list(`?limit=2&cursor=${second.next_cursor}`)
      expect([first, second, third].map(textsOf)).toEqual([["f", "e"], ["d", "b"], ["a"]])
      expect(third).toMatchObject({ next_cursor: null, has_more: false })
    }))

  it("refuses a cursor of another person, list, kind, time or include", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* goal("a")
      yield* goal("b")
      const { next_cursor } = yield* list("?limit=1")
      const cursor = `cursor=${next_cursor}`
      refuses(yield* get(`/v1/memory?${cursor}`, yield* otherUser), "cursor")
      refuses(yield* get(`/v1/turns?${cursor}`), "cursor")
      for (const other of ["kind=goal", "after=2020-01-01", "include=tested_hypothesis"])
        refuses(yield* get(`/v1/memory?${cursor}&${other}`), "cursor")
      expect(textsOf(yield* list(`?limit=5&${cursor}`))).toEqual(["a"])
    }))

  const queries = [
    "limit=0",
    "limit=101",
    "limit=1.5",
    "limit=",
    "cursor=",
    "cursor=abc",
    "kind=wish",
    "kind=",
    "include=goal",
    "include=",
    "after=yesterday",
    "before=2026-13-01",
  ]
  for (const query of queries)
    refusal(`names the field in ?${query}`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ get }) => get(`/v1/memory?${query}`))
        refuses(answer, query.split("=")[0]!)
      }),
    )

  it("shows a person's own entries and nobody else's", () =>
    Effect.gen(function* () {
      const theirs = yield* otherUser
      yield* goal("mine")
      yield* goal("theirs", theirs)
      expect(textsOf(yield* list())).toEqual(["mine"])
      expect(textsOf(yield* list("", theirs))).toEqual(["theirs"])
    }))
})

describe("DELETE /v1/memory/{id}", () => {
  it("answers 204 without a body, and a repeated delete 404 memory_not_found", () =>
    Effect.gen(function* () {
      const { id } = (yield* goal("a")).body
      yield* goal("b")
      const gone = yield* remove(id)
      expect([gone.status, gone.text]).toEqual([204, ""])
      const again = yield* remove(id)
      expect([again.status, again.body.error.code]).toEqual([404, "memory_not_found"])
      expect(textsOf(yield* list())).toEqual(["b"])
    }))

  it("leaves no tombstone", () =>
    Effect.gen(function* () {
      const { id } = (yield* goal("a")).body
      yield* remove(id)
      const rows = yield* direct((_, sqlite) => sqlite.query("SELECT * FROM memory").all())
      expect(rows).toEqual([])
    }))

  it("does not know another person's entry, nor one that never was", () =>
    Effect.gen(function* () {
      const { id } = (yield* goal("mine")).body
      for (const answer of [yield* remove(id, yield* otherUser), yield* remove("mem_0")]) {
        expect(answer.status).toBe(404)
        expect(answer.body.error).toMatchObject({
          code: "memory_not_found",
          message: "There is no such memory entry.",
        })
      }
      expect(textsOf(yield* list())).toEqual(["mine"])
    }))
})

describe("a memory entry", () => {
  it("cannot be edited, nor deleted with others", () =>
    Effect.gen(function* () {
      const { send, token } = yield* Client
      const { id } = (yield* goal("a")).body
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      for (const [method, path] of [
        ["PATCH", `/v1/memory/${id}`],
        ["PUT", `/v1/memory/${id}`],
        ["DELETE", "/v1/memory"],
      ] as const) {
        const { status, body } = yield* send(path, { method, headers, body: "{}" })
        expect([method, status, body.error.code]).toEqual([method, 404, "not_found"])
      }
      expect(textsOf(yield* list())).toEqual(["a"])
    }))

  for (const [method, path] of [
    ["GET", "/v1/memory"],
    ["POST", "/v1/memory"],
    ["DELETE", "/v1/memory/mem_0"],
  ] as const)
    refusal(`is for nobody without a token: ${method}`, () =>
      Effect.gen(function* () {
        const { status, body } = yield* Client.use(({ send }) => send(path, { method }))
        expect([status, body.error.code]).toEqual([401, "missing_authorization"])
      }),
    )
})
