import { describe, expect } from "bun:test"
import { Effect } from "effect"
import type { TokenScope } from "#domain/personal-token"
import { ServedEmbedded } from "#test/app"
import { Client } from "#test/client"
import { contract } from "#test/contract"
import { itLive } from "#test/effect"
import { program, tokenWith } from "#test/mcp-client"
import { asked } from "#test/question"

const it = itLive(ServedEmbedded)

/** The person's own client, and one that acts by a token of theirs with these scopes. */
const acting = Effect.fnUntraced(function* (...scopes: ReadonlyArray<TokenScope>) {
  const client = yield* Client
  const authorization = yield* tokenWith(...scopes)
  const headers = { authorization, "content-type": "application/json" }
  const say = Effect.fnUntraced(function* (content: string) {
    const body = JSON.stringify({ messages: [{ role: "user", content }], conversation_id: "day" })
    const { id } = (yield* client.send("/v1/turns", { method: "POST", headers, body })).body
    yield* Effect.promise(async () => {
      const events = await fetch(`${client.base}/v1/turns/${id}/events`, { headers })
      await events.text()
    })
    return String((yield* client.get(`/v1/turns/${id}`)).body.result.answer)
  })
  return { client, authorization, headers, say }
})

const diary = Effect.map(
  Client.use(({ get }) => get("/v1/diary?limit=100")),
  ({ body }) =>
    (body.data as ReadonlyArray<{ name: string; value: number }>).map(
      ({ name, value }) => `${name} ${value}`,
    ),
)

const NOTED = ["coffees 2"]
const STAYS = /^Your diary stays as it is/

/** Every route by which a token deletes. */
const DELETING = Object.entries(contract("full").paths).flatMap(([path, methods]) =>
  "delete" in methods && /^\/v1\/(?!session$)/.test(path) ? [path] : [],
)

describe("a token of the scope ask", () => {
  it("deletes nothing by any route", () =>
    Effect.gen(function* () {
      const { client, headers } = yield* acting("ask", "read", "push")
      expect(DELETING.length).toBeGreaterThan(15)
      for (const path of DELETING) {
        const asking = path.replace(/\{\w+\}/g, "x")
        const { status } = yield* client.send(asking, { method: "DELETE", headers })
        expect([path, status]).toEqual([path, 403])
      }
    }))

  it("deletes no conversation, which one of the scope write does", () =>
    Effect.gen(function* () {
      const { client, headers } = yield* acting("ask")
      yield* asked(client, "had 2 coffees", undefined, { conversation_id: "day" })
      const remove = (given: typeof headers) =>
        client.send("/v1/conversations/day", { method: "DELETE", headers: given })
      expect((yield* remove(headers)).status).toBe(403)
      expect((yield* client.get("/v1/conversations/day")).body.turns).toHaveLength(1)
      const { headers: writing } = yield* acting("write")
      expect((yield* remove(writing)).body).toEqual({ id: "day", deleted: 1 })
    }))

  it("takes nothing out of the diary by what it says, nor changes it, and hears why", () =>
    Effect.gen(function* () {
      const { client, say } = yield* acting("ask", "read")
      yield* asked(client, "had 2 coffees", undefined, { conversation_id: "day" })
      expect(yield* diary).toEqual(NOTED)
      expect(yield* say("no, 3 coffees")).toMatch(STAYS)
      for (const words of ["undo that", "delete that note", "delete all my notes"]) {
        expect(yield* say(words)).not.toMatch(/^(Taken back|Changed)/)
        expect(yield* diary).toEqual(NOTED)
      }
      expect(yield* say("had a beer")).toContain("Noted for today: 1 beer")
      expect(yield* say("undo that")).toMatch(STAYS)
      expect((yield* diary).toSorted()).toEqual(["beer 1", ...NOTED])
    }))

  it("takes nothing out of it over MCP either", () =>
    Effect.gen(function* () {
      const { client, authorization } = yield* acting("ask")
      yield* asked(client, "had 2 coffees", undefined, { conversation_id: "day" })
      const mcp = yield* program(authorization)
      const answer = yield* Effect.promise(() =>
        mcp.callTool({ name: "ask", arguments: { question: "undo that", conversation_id: "day" } }),
      )
      expect(JSON.stringify(answer.content)).toContain("Your diary stays as it is")
      expect(yield* diary).toEqual(NOTED)
    }).pipe(Effect.scoped))

  it("cancels a turn, and what it had noted stays", () =>
    Effect.gen(function* () {
      const { client, headers } = yield* acting("ask")
      const { turn } = yield* asked(client, "had 2 coffees", undefined, { conversation_id: "day" })
      const path = `/v1/turns/${turn.id}/cancel`
      expect((yield* client.send(path, { method: "POST", headers })).body.status).toBe("completed")
      expect(yield* diary).toEqual(NOTED)
    }))
})

describe("a token of the scopes ask and write", () => {
  it("takes a note back as the person does", () =>
    Effect.gen(function* () {
      const { client, say } = yield* acting("ask", "write")
      yield* asked(client, "had 2 coffees", undefined, { conversation_id: "day" })
      expect(yield* say("no, 3 coffees")).toContain("Changed, now noted for today: 3 coffees")
      expect(yield* say("undo that")).toContain("Taken back")
      expect(yield* diary).toEqual([])
    }))
})
