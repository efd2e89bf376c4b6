import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"
import { direct } from "#test/sqlite"
import { framesOf } from "#test/sse"

const it = itLive(App)

interface Said {
  readonly content?: string
  readonly title?: string
}

/** Asks in a thread, or outside of any; answers the turn's id. */
const ask = Effect.fnUntraced(function* (
  conversation_id: string | undefined,
  { content = "How did I sleep?", ...rest }: Said = {},
  who: Readonly<Record<string, string>> = {},
) {
  const { post } = yield* Client
  const body = { messages: [{ role: "user", content }], conversation_id, ...rest }
  return (yield* post("/v1/turns", body, who)).body.id as string
})

/** The same, and waits for the answer. */
const hear = (...asked: Parameters<typeof ask>) =>
  Effect.gen(function* () {
    const id = yield* ask(...asked)
    yield* (yield* TurnSupervisor).idle
    return id
  })

const list = Effect.fnUntraced(function* (query = "", who: Readonly<Record<string, string>> = {}) {
  return (yield* (yield* Client).get(`/v1/conversations${query}`, who)).body
})

const listed = Effect.map(list(), ({ data }) => data.map(({ id }: { id: string }) => id))

const remove = Effect.fnUntraced(function* (id: string, who?: { readonly authorization: string }) {
  const { send, token } = yield* Client
  return yield* send(`/v1/conversations/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: who ?? { authorization: `Bearer ${token}` },
  })
})

const countOf = Effect.fnUntraced(function* (table: string) {
  return yield* direct(
    (_, sqlite) => sqlite.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()!.n,
  )
})

describe("GET /v1/conversations", () => {
  it("lists threads by their newest activity: a turn's start is one, its end another", () =>
    Effect.gen(function* () {
      const { idle } = yield* TurnSupervisor
      yield* hear("a")
      yield* hear("b")
      expect(yield* listed).toEqual(["b", "a"])
      const release = yield* (yield* ModelScript).stallsAt("judge")
      yield* ask("a")
      expect(yield* listed).toEqual(["a", "b"])
      yield* ask("c")
      expect(yield* listed).toEqual(["c", "a", "b"])
      yield* remove("c")
      yield* ask("b")
      expect(yield* listed).toEqual(["b", "a"])
      yield* release
      yield* idle
      const { data } = yield* list()
      const times = data.map(({ updated_at }: { updated_at: string }) => updated_at)
      expect(times).toEqual(times.toSorted().toReversed())
    }))

  it("shows what a summary has and nothing more", () =>
    Effect.gen(function* () {
      yield* hear("sleep", { content: "How did I sleep?" })
      const { data, next_cursor, has_more } = yield* list()
      expect({ next_cursor, has_more }).toEqual({ next_cursor: null, has_more: false })
      expect(data).toEqual([
        {
          id: "sleep",
          title: "How did I sleep?",
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          turn_count: 1,
          preview: "All is well.",
        },
      ])
      expect(data[0].updated_at > data[0].created_at).toBe(true)
    }))

  it("calls a thread by the first title it was given, else by its first question cut at 80", () =>
    Effect.gen(function* () {
      const long = `${"💤".repeat(80)} and then some`
      yield* hear("t", { content: long, title: "" })
      yield* hear("t", { content: "And now?" })
      expect((yield* list()).data[0]).toMatchObject({ title: "💤".repeat(80), turn_count: 2 })
      yield* hear("t", { title: "Nights" })
      yield* hear("t", { title: "Days" })
      expect((yield* list()).data[0]).toMatchObject({ title: "Nights", turn_count: 4 })
    }))

  it("previews the last answer or question, cut at 160", () =>
    Effect.gen(function* () {
      const model = yield* ModelScript
      model.says(`${"Well. ".repeat(40)}`)
      yield* hear("p")
      expect((yield* list()).data[0].preview).toBe("Well. ".repeat(27).slice(0, 160))
      model.isDownAt("judge", 1, false)
      yield* hear("p", { content: "x".repeat(200) })
      expect((yield* list()).data[0].preview).toBe("x".repeat(160))
    }))

  it("knows no turn without a conversation_id", () =>
    Effect.gen(function* () {
      yield* hear(undefined)
      expect(yield* listed).toEqual([])
    }))

  it("keeps threads of the same name of two people apart", () =>
    Effect.gen(function* () {
      const theirs = yield* otherUser
      yield* hear("same", { title: "Mine" })
      yield* hear("same", { title: "Theirs" }, theirs)
      const titles = ({ data }: { data: ReadonlyArray<{ title: string }> }) =>
        data.map(({ title }) => title)
      expect(titles(yield* list())).toEqual(["Mine"])
      expect(titles(yield* list("", theirs))).toEqual(["Theirs"])
    }))

  it("gives 50 threads when it is not told how many", () =>
    Effect.gen(function* () {
      for (let n = 0; n < 51; n++) yield* n % 20 === 0 ? hear(`c${n}`) : ask(`c${n}`)
      const { data, has_more } = yield* list()
      expect(data.length).toBe(50)
      expect(has_more).toBe(true)
    }))

  it("walks past threads that come and go on meanwhile, and shows each that was there once", () =>
    Effect.gen(function* () {
      const ids = ["a", "b", "c", "d", "e"]
      for (const id of ids) yield* hear(id)
      const seen: Array<string> = []
      let query = "?limit=2"
      for (const meanwhile of [["a", "new"], ["c", "d", "a"], []]) {
        const { data, next_cursor } = yield* list(query)
        seen.push(...data.map(({ id }: { id: string }) => id))
        yield* Effect.forEach(meanwhile, (id) => ask(id), { concurrency: "unbounded" })
        query = `?limit=2&cursor=${next_cursor}`
      }
      expect(seen).toEqual(ids.toReversed())
    }))

  it("refuses a cursor of another person, and one of another list", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* hear("a")
      yield* hear("b")
      const { next_cursor } = yield* list("?limit=1")
      const turns = (yield* get("/v1/turns?limit=1")).body.next_cursor
      const refused = [
        yield* get(`/v1/conversations?cursor=${next_cursor}`, yield* otherUser),
        yield* get(`/v1/conversations?cursor=${turns}`),
        yield* get(`/v1/turns?cursor=${next_cursor}`),
      ]
      for (const { status, body } of refused) {
        expect(status).toBe(400)
        expect(body.error).toMatchObject({ code: "invalid_field", details: { field: "cursor" } })
      }
    }))

  for (const query of ["limit=0", "limit=101", "limit=1.5", "limit=", "cursor=", "cursor=abc"])
    it(`names the field in ?${query}`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ get }) => get(`/v1/conversations?${query}`))
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({
          code: "invalid_field",
          details: { field: query.split("=")[0] },
        })
      }))
})

describe("GET /v1/conversations/{id}", () => {
  it("shows the turns of a thread, oldest first, with what was asked and what came of it", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const first = yield* hear("t", { content: "One?", title: "Numbers" })
      ;(yield* ModelScript).isDownAt("judge", 1, false)
      const second = yield* hear("t", { content: "Two?" })
      yield* hear("other")
      const { status, body } = yield* get("/v1/conversations/t")
      expect(status).toBe(200)
      expect(body).toEqual({
        id: "t",
        title: "Numbers",
        created_at: expect.any(String),
        updated_at: expect.any(String),
        turns: [
          {
            id: first,
            status: "completed",
            created_at: body.created_at,
            completed_at: expect.any(String),
            user_message: "One?",
            result: expect.objectContaining({ answer: "All is well." }),
            error: null,
          },
          {
            id: second,
            status: "failed",
            created_at: expect.any(String),
            completed_at: expect.any(String),
            user_message: "Two?",
            result: null,
            error: expect.objectContaining({
              code: "upstream_unavailable",
              step: "classify_vagueness",
            }),
          },
        ],
      })
    }))

  const names = ["a/b", "100 %", "?limit=1#x", "größe 💤", "%2F", "x".repeat(128), "a+b", "'--"]
  for (const id of names)
    it(`finds the thread ${JSON.stringify(id.slice(0, 20))}`, () =>
      Effect.gen(function* () {
        const { get } = yield* Client
        yield* hear(id)
        const found = yield* get(`/v1/conversations/${encodeURIComponent(id)}`)
        expect(found.body).toMatchObject({ id, turns: [{ status: "completed" }] })
        expect((yield* remove(id)).body).toEqual({ id, deleted: 1 })
      }))

  it("does not know another person's thread, nor one that never was", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* hear("mine")
      for (const answer of [
        yield* get("/v1/conversations/mine", yield* otherUser),
        yield* get("/v1/conversations/none"),
      ]) {
        expect(answer.status).toBe(404)
        expect(answer.body.error).toMatchObject({
          code: "not_found",
          message: "There is no such conversation.",
        })
      }
    }))
})

describe("DELETE /v1/conversations/{id}", () => {
  it("deletes every turn of the thread and nothing else, and says 0 the second time", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const gone = [yield* hear("t"), yield* hear("t")]
      const stays = [yield* hear("u"), yield* hear(undefined)]
      const answer = yield* remove("t")
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({ id: "t", deleted: 2 })
      expect((yield* remove("t")).body).toEqual({ id: "t", deleted: 0 })
      for (const id of gone)
        for (const path of [`/v1/turns/${id}`, `/v1/turns/${id}/events`])
          expect((yield* get(path)).body.error.code).toBe("turn_not_found")
      for (const id of stays) expect((yield* get(`/v1/turns/${id}`)).status).toBe(200)
      expect((yield* get("/v1/conversations/t")).status).toBe(404)
      expect(yield* listed).toEqual(["u"])
    }))

  it("leaves no journal and no event of it, and every memory", () =>
    Effect.gen(function* () {
      ;(yield* ModelScript).remembers({
        agent: "orchestrator",
        kind: "goal",
        text: "I want to sleep longer.",
        confidence: 0.9,
        meta: null,
      })
      yield* hear("t")
      expect(yield* countOf("turn_steps")).toBeGreaterThan(0)
      yield* remove("t")
      for (const table of ["conversations", "turns", "turn_steps", "turn_events"])
        expect([table, yield* countOf(table)]).toEqual([table, 0])
      expect(yield* countOf("memory")).toBe(1)
    }))

  it("deletes nothing of another person's thread of that name", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* hear("t")
      expect((yield* remove("t", yield* otherUser)).body).toEqual({ id: "t", deleted: 0 })
      expect((yield* get("/v1/conversations/t")).body.turns).toHaveLength(1)
    }))

  it("cancels turns in flight: their streams end, and their slots are free at once", () =>
    Effect.gen(function* () {
      const { fetch, token } = yield* Client
      const model = yield* ModelScript
      yield* model.stallsAt("judge")
      const turns: Array<string> = []
      for (let n = 0; n < 20; n++) turns.push(yield* ask("t"))
      yield* model.reached("judge", 20)
      const watched = yield* fetch(`/v1/turns/${turns[0]}/events`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect((yield* remove("t")).body).toEqual({ id: "t", deleted: 20 })
      const frames = yield* Effect.promise(() => framesOf(watched))
      expect(frames.at(-1)).toMatchObject({ event: "phase", data: { phase: "classify_vagueness" } })
      for (let n = 0; n < 20; n++) expect(yield* ask("t")).toStartWith("turn_")
      yield* remove("t")
      yield* (yield* TurnSupervisor).idle
      expect(yield* countOf("turn_events")).toBe(0)
    }))

  it("starts a thread of the same name anew", () =>
    Effect.gen(function* () {
      yield* hear("t", { title: "Old" })
      yield* remove("t")
      yield* hear("t", { content: "New?" })
      expect((yield* list()).data).toMatchObject([{ id: "t", title: "New?", turn_count: 1 }])
    }))
})
