import { describe, expect } from "bun:test"
import { Clock, Effect, Fiber } from "effect"
import { IdempotencyStore } from "#db/idempotency"
import type { UserId } from "#domain/ids"
import { IdempotentRequests } from "#http/idempotent-requests"
import { ADMIN_KEY, App, appIn } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { direct } from "#test/sqlite"

const it = itLive(App)

const asking = (content: string) => ({ messages: [{ role: "user", content }] })
const question = asking("How did I sleep?")
const goal = { text: "Sleep eight hours.", kind: "goal" }
const key = (key: string) => ({ "idempotency-key": key })

const replayed = (headers: Headers) => headers.get("idempotency-replayed")

const turnCount = Client.use(({ get }) =>
  Effect.map(get("/v1/turns"), ({ body }) => body.data.length as number),
)

const remove = (path: string, headers: Record<string, string>) =>
  Client.use(({ send, token }) =>
    send(path, { method: "DELETE", headers: { authorization: `Bearer ${token}`, ...headers } }),
  )

const mint = (email: string) =>
  Client.use(({ send }) =>
    send("/admin/tokens", {
      method: "POST",
      headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    }),
  ).pipe(Effect.map(({ body }) => ({ authorization: `Bearer ${body.service_token}` })))

const hash = (body: unknown) => Bun.SHA256.hash(JSON.stringify(body), "hex")

describe("the same Idempotency-Key with the same body", () => {
  it("returns the first response, and has no second effect", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const first = yield* post("/v1/turns", question, key("k1"))
      const again = yield* post("/v1/turns", question, key("k1"))
      expect([first.status, replayed(first.headers)]).toEqual([202, null])
      expect([again.status, replayed(again.headers)]).toEqual([202, "true"])
      expect(again.text).toBe(first.text)
      expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"))
      expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"))
      expect(yield* turnCount).toBe(1)
    }))

  it("while the first is under way waits for it and gets its answer", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const answers = yield* Effect.all(
        Array.from({ length: 10 }, () => post("/v1/turns", question, key("k1"))),
        { concurrency: "unbounded" },
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers.filter(({ headers }) => replayed(headers) === null)).toHaveLength(1)
      expect(yield* turnCount).toBe(1)
    }))

  it("returns what was deleted as deleted again", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const entry = yield* post("/v1/memory", goal, key("k1"))
      expect((yield* post("/v1/memory", goal, key("k1"))).body).toEqual(entry.body)
      const path = `/v1/memory/${entry.body.id}`
      const gone = yield* remove(path, key("k2"))
      const again = yield* remove(path, key("k2"))
      expect([gone.status, again.status, again.text]).toEqual([204, 204, ""])
      expect([replayed(gone.headers), replayed(again.headers)]).toEqual([null, "true"])
      expect((yield* remove(path, key("k3"))).body.error.code).toBe("memory_not_found")
    }))

  it("returns how many turns a conversation had", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      yield* post("/v1/turns", { ...question, conversation_id: "c1" })
      const first = yield* remove("/v1/conversations/c1", key("k1"))
      expect(first.body).toEqual({ id: "c1", deleted: 1 })
      const again = yield* remove("/v1/conversations/c1", key("k1"))
      expect([again.status, again.body]).toEqual([200, first.body])
      expect((yield* remove("/v1/conversations/c1", key("k2"))).body.deleted).toBe(0)
    }))

  it("returns a refusal that says how things stood, under its own request id", () =>
    Effect.gen(function* () {
      const first = yield* remove("/v1/memory/mem_missing", key("k1"))
      const again = yield* remove("/v1/memory/mem_missing", key("k1"))
      expect([again.status, replayed(again.headers)]).toEqual([404, "true"])
      expect(again.body.error).toEqual({
        ...first.body.error,
        request_id: again.headers.get("x-request-id"),
      })
    }))
})

it("the same Idempotency-Key with a different body is refused with idempotency_key_mismatch", () =>
  Effect.gen(function* () {
    const { post } = yield* Client
    yield* post("/v1/turns", question, key("k1"))
    const other = yield* post("/v1/turns", asking("And my heart?"), key("k1"))
    expect([other.status, other.body.error.code]).toEqual([409, "idempotency_key_mismatch"])
    const spaced = yield* Client.use(({ send, token }) =>
      send("/v1/turns", {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...key("k1"),
        },
        body: JSON.stringify(question, null, 2),
      }),
    )
    expect(spaced.status).toBe(409)
    expect(yield* turnCount).toBe(1)
    expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(202)
  }))

describe("a key is another one", () => {
  it("for another user, method or path", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const somebody = yield* mint("somebody@else.example")
      const mine = yield* post("/v1/turns", question, key("k1"))
      const theirs = yield* post("/v1/turns", question, { ...somebody, ...key("k1") })
      expect([theirs.status, replayed(theirs.headers)]).toEqual([202, null])
      expect(theirs.body.id).not.toBe(mine.body.id)
      expect((yield* post("/v1/memory", goal, key("k1"))).status).toBe(201)
      expect((yield* remove("/v1/conversations/c1", key("k1"))).status).toBe(200)
    }))

  it("after 24 hours", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const store = yield* IdempotencyStore
      const first = yield* post("/v1/turns", question, key("k1"))
      const second = yield* post("/v1/turns", question, key("k2"))
      const aged = (key: string, by: number) =>
        direct((_, sqlite) =>
          sqlite
            .query("UPDATE idempotency_keys SET reserved_at = reserved_at - ? WHERE key = ?")
            .run(by, key),
        )
      yield* aged("k1", 86_400_000)
      yield* aged("k2", 86_340_000)
      expect((yield* post("/v1/turns", question, key("k2"))).text).toBe(second.text)
      const later = yield* post("/v1/turns", asking("Something else?"), key("k1"))
      expect([later.status, later.body.id === first.body.id]).toEqual([202, false])
      yield* aged("k1", 86_400_000)
      yield* store.forget(yield* Clock.currentTimeMillis)
      const left = yield* direct((_, sqlite) =>
        sqlite.query("SELECT key FROM idempotency_keys").all(),
      )
      expect(left).toEqual([{ key: "k2" }])
    }))
})

describe("a key has 1 to 255 characters", () => {
  for (const [length, status] of [
    [1, 202],
    [255, 202],
    [256, 400],
    [0, 400],
  ] as const)
    it(`${length} of them: ${status}`, () =>
      Effect.gen(function* () {
        const { post } = yield* Client
        const answer = yield* post("/v1/turns", question, key("k".repeat(length)))
        expect(answer.status).toBe(status)
        if (status === 400) expect(answer.body.error.details).toEqual({ field: "Idempotency-Key" })
      }))
})

describe("is not kept", () => {
  it("a request refused by validation", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      expect((yield* post("/v1/turns", { messages: [] }, key("k1"))).status).toBe(400)
      expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(202)
      expect(
        (yield* post("/v1/memory", { ...goal, text: "x".repeat(501) }, key("k2"))).status,
      ).toBe(422)
      expect((yield* post("/v1/memory", goal, key("k2"))).status).toBe(201)
      expect((yield* post("/v1/turns", { pad: "x".repeat(1_048_576) }, key("k3"))).status).toBe(413)
    }))

  it("a request without a good token", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const bad = { authorization: "Bearer nonsense", ...key("k1") }
      expect((yield* post("/v1/turns", question, bad)).status).toBe(401)
      expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(202)
    }))

  it("a token, which is fresh each time", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      const answers = [
        yield* post("/v1/auth/cli-approve", {}, key("k1")),
        yield* post("/v1/auth/cli-approve", {}, key("k1")),
      ]
      for (const { headers } of answers) expect(replayed(headers)).toBe(null)
      const kept = yield* direct((_, sqlite) =>
        sqlite.query("SELECT * FROM idempotency_keys").all(),
      )
      expect(kept).toEqual([])
    }))

  itLive(appIn({ TURNS_IN_FLIGHT: "1" }))("a 429", () =>
    Effect.gen(function* () {
      const { post } = yield* Client
      yield* post("/v1/turns", { ...question, conversation_id: "c1" })
      expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(429)
      yield* remove("/v1/conversations/c1", {})
      expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(202)
    }),
  )
})

describe("a crash", () => {
  const keyed = (user_id: string, body: unknown) => ({
    user_id: user_id as UserId,
    method: "POST",
    path: "/v1/turns",
    key: "k1",
    body_hash: hash(body),
  })

  it("that left a key reserved and unanswered lets the same request try again", () =>
    Effect.gen(function* () {
      const { post, user_id } = yield* Client
      const store = yield* IdempotencyStore
      yield* store.reserve(keyed(user_id, question), yield* Clock.currentTimeMillis)
      expect((yield* post("/v1/turns", asking("Another?"), key("k1"))).status).toBe(409)
      const taken = yield* post("/v1/turns", question, key("k1"))
      expect([taken.status, replayed(taken.headers)]).toEqual([202, null])
      expect((yield* post("/v1/turns", question, key("k1"))).text).toBe(taken.text)
    }))

  it("never comes between an effect and its answer: both are one commit", () =>
    Effect.gen(function* () {
      const { post, user_id } = yield* Client
      yield* direct((_, sqlite) =>
        sqlite.run(
          "CREATE TRIGGER full BEFORE UPDATE ON idempotency_keys BEGIN SELECT raise(FAIL, 'full'); END",
        ),
      )
      expect((yield* post("/v1/turns", question, key("k1"))).status).toBe(500)
      expect(yield* turnCount).toBe(0)
      yield* direct((_, sqlite) => sqlite.run("DROP TRIGGER full"))
      const first = yield* post("/v1/turns", question, key("k1"))
      const store = yield* IdempotencyStore
      const now = yield* Clock.currentTimeMillis
      const taken = yield* store.find(keyed(user_id, question), now)
      expect(taken!.answer).toEqual({ status: 202, body: first.text })
      const rows = yield* direct((_, sqlite) => sqlite.query("SELECT id FROM turns").all())
      expect(rows).toEqual([{ id: first.body.id }])
    }))
})

it("a request that ended without an answer leaves the key to the one that waits", () =>
  Effect.gen(function* () {
    const requests = yield* IdempotentRequests
    const { user_id } = yield* Client
    const keyed = {
      user_id: user_id as UserId,
      method: "POST",
      path: "/v1/labs/upload",
      key: "k1",
      body_hash: hash("file"),
    }
    const [first, second] = [new Request("http://localhost"), new Request("http://localhost")]
    expect(yield* requests.claim(first, keyed)).toBe(null)
    const waiting = yield* Effect.forkChild(requests.claim(second, keyed), {
      startImmediately: true,
    })
    yield* requests.completeClaim(first, null)
    yield* requests.completeClaim(first, { status: 200, body: "{}" })
    expect(yield* Fiber.join(waiting)).toBe(null)
    yield* requests.completeClaim(second, { status: 200, body: "{}" })
    const third = yield* requests.claim(new Request("http://localhost"), keyed)
    expect(third).toEqual({ status: 200, body: "{}" })
  }))
