import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"

const it = itLive(App)

/** Asks in a thread, and waits for the answer. */
const ask = Effect.fnUntraced(function* (conversation_id: string, title?: string) {
  const { post } = yield* Client
  const messages = [{ role: "user", content: "How did I sleep?" }]
  yield* post("/v1/turns", { messages, conversation_id, title })
  yield* TurnSupervisor.use(({ idle }) => idle)
})

const rename = Effect.fnUntraced(function* (
  id: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const { send, token } = yield* Client
  return yield* send(`/v1/conversations/${encodeURIComponent(id)}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(body),
  })
})

const listed = Client.use(({ get }) =>
  Effect.map(get("/v1/conversations"), ({ body }) => body.data),
)

describe("PATCH /v1/conversations/{id}", () => {
  it("gives a thread another title, and the list and the thread show it", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* ask("c1")
      const [before] = yield* listed
      const { status, body } = yield* rename("c1", { title: "  Nights in November " })
      expect([status, body]).toEqual([200, { ...before, title: "Nights in November" }])
      expect(yield* listed).toEqual([body])
      expect((yield* get("/v1/conversations/c1")).body.title).toBe("Nights in November")
    }))

  it("is no activity: the thread keeps its place", () =>
    Effect.gen(function* () {
      yield* ask("old")
      yield* ask("new")
      yield* rename("old", { title: "Still old" })
      expect((yield* listed).map(({ id }: { id: string }) => id)).toEqual(["new", "old"])
    }))

  it("outlasts the title of a later question", () =>
    Effect.gen(function* () {
      yield* ask("c1", "Of the question")
      yield* rename("c1", { title: "Of its own" })
      yield* ask("c1", "Of the next question")
      expect((yield* listed)[0].title).toBe("Of its own")
    }))

  it("refuses a title of nothing or of more than 200 characters", () =>
    Effect.gen(function* () {
      yield* ask("c1")
      for (const title of ["", "   ", "x".repeat(201), null, 7])
        expect((yield* rename("c1", { title })).status).toBe(400)
      expect((yield* rename("c1", {})).status).toBe(400)
      expect((yield* rename("c1", { title: "x".repeat(200) })).status).toBe(200)
    }))

  it("knows neither another person's thread nor one that never was", () =>
    Effect.gen(function* () {
      yield* ask("c1")
      const stranger = yield* otherUser
      for (const answer of [
        yield* rename("c1", { title: "Mine" }, stranger),
        yield* rename("c2", { title: "Mine" }),
      ])
        expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"])
      expect((yield* listed)[0].title).toBe("How did I sleep?")
    }))

  it("answers the same key as before, whatever the title is by then", () =>
    Effect.gen(function* () {
      yield* ask("c1")
      const key = { "idempotency-key": "k1" }
      const first = yield* rename("c1", { title: "One" }, key)
      yield* rename("c1", { title: "Two" })
      expect((yield* rename("c1", { title: "One" }, key)).body).toEqual(first.body)
      expect((yield* listed)[0].title).toBe("Two")
    }))
})
