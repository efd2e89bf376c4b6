import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { type Answer, Client } from "#test/client"
import { itLive } from "#test/effect"
import { otherUser } from "#test/other-user"
import { ModelScript } from "#test/scripted-model"

const it = itLive(App)

const ask = (content = "How did I sleep?") => ({ messages: [{ role: "user", content }] })

/** Starts so many turns and waits for their end. */
const someTurns = Effect.fnUntraced(function* (count: number) {
  const { post } = yield* Client
  const { idle } = yield* TurnSupervisor
  const ids: Array<string> = []
  for (let n = 0; n < count; n++) ids.push((yield* post("/v1/turns", ask(`Question ${n}`))).body.id)
  yield* idle
  return ids
})

describe("POST /v1/turns", () => {
  it("accepts a turn before any of its work is done, and GET tells how it goes", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      const release = yield* (yield* ModelScript).stallsAt("judge")
      const accepted = yield* post("/v1/turns", ask())
      expect(accepted.status).toBe(202)
      const { id } = accepted.body
      expect(accepted.body).toEqual({
        id,
        status: "queued",
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        stream_url: `/v1/turns/${id}/events`,
      })
      expect((yield* get(`/v1/turns/${id}`)).body).toMatchObject({
        id,
        completed_at: null,
        result: null,
        error: null,
      })
      yield* release
      yield* (yield* TurnSupervisor).idle
      expect((yield* get(`/v1/turns/${id}`)).body).toMatchObject({
        status: "completed",
        messages: ask().messages,
        result: { answer: "All is well." },
        error: null,
      })
    }))

  const refused: ReadonlyArray<readonly [what: string, messages: ReadonlyArray<unknown>]> = [
    ["no messages", []],
    ["a last word not the user's", [{ role: "assistant", content: "Hello." }]],
  ]
  for (const [what, messages] of refused)
    it(`refuses ${what} as an invalid request`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ post }) => post("/v1/turns", { messages }))
        expect(answer.status).toBe(400)
        expect(answer.body.error.code).toBe("invalid_request")
      }))

  it("refuses the 21st turn in flight, and takes it again once one has ended", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const release = yield* (yield* ModelScript).stallsAt("judge")
      for (let n = 0; n < 20; n++) expect((yield* post("/v1/turns", ask())).status).toBe(202)
      const refused = yield* post("/v1/turns", ask())
      expect(refused.status).toBe(429)
      expect(refused.headers.get("x-concurrency-limit")).toBe("20")
      expect(refused.headers.get("x-concurrency-in-flight")).toBe("20")
      expect(refused.headers.get("retry-after")).toBeNull()
      expect(refused.body.error.code).toBe("concurrency_limit_exceeded")
      yield* release
      yield* (yield* TurnSupervisor).idle
      expect((yield* post("/v1/turns", ask())).status).toBe(202)
    }))
})

describe("GET /v1/turns/{id}", () => {
  it("does not know another person's turn, nor one that never was", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const [id] = yield* someTurns(1)
      const theirs = yield* otherUser
      for (const path of [`/v1/turns/${id}`, `/v1/turns/${id}/events`]) {
        const answer = yield* get(path, theirs)
        expect(answer.status).toBe(404)
        expect(answer.body.error.code).toBe("turn_not_found")
      }
      expect((yield* get("/v1/turns/turn_0")).body.error.code).toBe("turn_not_found")
      expect((yield* get("/v1/turns", theirs)).body.data).toEqual([])
    }))
})

describe("GET /v1/turns", () => {
  it("walks through every turn once, newest first", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const ids = yield* someTurns(5)
      const seen: Array<string> = []
      let path = "/v1/turns?limit=2"
      const pages: Array<boolean> = []
      while (true) {
        const { body } = yield* get(path)
        seen.push(...body.data.map(({ id }: { id: string }) => id))
        pages.push(body.has_more)
        if (!body.has_more) {
          expect(body.next_cursor).toBeNull()
          break
        }
        path = `/v1/turns?limit=2&cursor=${body.next_cursor}`
      }
      expect(seen).toEqual(ids.toReversed())
      expect(pages).toEqual([true, true, false])
    }))

  it("loses no turn and repeats none when others come in during the walk", () =>
    Effect.gen(function* () {
      const { get, post } = yield* Client
      const ids = yield* someTurns(6)
      const seen: Array<string> = []
      let cursor: string | null = ""
      while (cursor !== null) {
        const asked: string = `/v1/turns?limit=2${cursor && `&cursor=${cursor}`}`
        const page: Answer = yield* get(asked)
        yield* post("/v1/turns", ask())
        seen.push(...page.body.data.map(({ id }: { id: string }) => id))
        cursor = page.body.next_cursor
      }
      expect(seen.slice(-6)).toEqual(ids.toReversed())
      expect(new Set(seen).size).toBe(seen.length)
    }))

  it("shows what a summary has and nothing more", () =>
    Effect.gen(function* () {
      const [id] = yield* someTurns(1)
      const { body } = yield* Client.use(({ get }) => get("/v1/turns"))
      expect(body.data).toEqual([
        {
          id,
          status: "completed",
          created_at: expect.any(String),
          completed_at: expect.any(String),
          user_message_preview: "Question 0",
          cost_usd: expect.any(Number),
          duration_ms: expect.any(Number),
        },
      ])
    }))

  it("filters by status and by time", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* someTurns(2)
      const found = Effect.fnUntraced(function* (query: string) {
        return (yield* get(`/v1/turns?${query}`)).body.data.length
      })
      expect(yield* found("status=completed")).toBe(2)
      expect(yield* found("status=failed")).toBe(0)
      expect(yield* found("after=2020-01-01T00:00:00Z&before=2100-01-01T00:00:00%2B02:00")).toBe(2)
      expect(yield* found("after=2100-01-01T00:00:00+02:00")).toBe(0)
      expect(yield* found("before=2020-01-01")).toBe(0)
    }))

  const wrong: ReadonlyArray<readonly [field: string, query: string]> = [
    ["limit", "limit=0"],
    ["limit", "limit=101"],
    ["limit", "limit=-1"],
    ["limit", "limit=1.5"],
    ["limit", "limit=1e1"],
    ["limit", "limit=ten"],
    ["limit", "limit="],
    ["limit", "limit=1&limit=2"],
    ["limit", "limit=99999999999999999999"],
    ["status", "status=done"],
    ["status", "status="],
    ["after", "after=yesterday"],
    ["before", "before=2026-13-01T00:00:00Z"],
    ["after", "after=2026-01-01T00:00:00%2B25:00"],
    ["after", "after=1735689600"],
    ["cursor", "cursor=abc"],
    ["cursor", "cursor="],
    ["cursor", "cursor=%00%ff"],
    ["cursor", `cursor=${Buffer.from("1.000000000000").toString("base64url")}`],
  ]
  for (const [field, query] of wrong)
    it(`names ${field} in ?${query}`, () =>
      Effect.gen(function* () {
        const answer = yield* Client.use(({ get }) => get(`/v1/turns?${query}`))
        expect(answer.status).toBe(400)
        expect(answer.body.error).toMatchObject({ code: "invalid_field", details: { field } })
      }))

  it("refuses a cursor that is not exactly one it gave out", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* someTurns(2)
      const { next_cursor } = (yield* get("/v1/turns?limit=1")).body
      const [, ...seal] = Buffer.from(next_cursor, "base64url").toString().split(".")
      const moved = Buffer.from(["0", ...seal].join(".")).toString("base64url")
      for (const cursor of [`${next_cursor}x`, `${next_cursor}=`, `%20${next_cursor}`, moved]) {
        const answer = yield* get(`/v1/turns?limit=1&cursor=${cursor}`)
        expect(answer.body.error).toMatchObject({ details: { field: "cursor" } })
      }
    }))

  it("refuses another person's cursor", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* someTurns(2)
      const { next_cursor } = (yield* get("/v1/turns?limit=1")).body
      const answer = yield* get(`/v1/turns?cursor=${next_cursor}`, yield* otherUser)
      expect(answer.body.error).toMatchObject({ details: { field: "cursor" } })
    }))

  it("refuses a cursor of other filters", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      yield* someTurns(2)
      const { next_cursor } = (yield* get("/v1/turns?limit=1")).body
      const other = yield* get(`/v1/turns?limit=1&status=completed&cursor=${next_cursor}`)
      expect(other.body.error).toMatchObject({
        code: "invalid_field",
        details: { field: "cursor" },
      })
    }))
})
