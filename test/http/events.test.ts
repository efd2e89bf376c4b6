import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { TurnEvents } from "#actors/turn-events"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { EventStreams } from "#http/event-streams"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive, itWith, whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { answerIn, framesOf } from "#test/sse"

const it = itLive(App)

const ask = { messages: [{ role: "user", content: "How did I sleep?" }] }
const TERMINAL = 9007199254740991

/** Opens the events of a turn, from after an id on. */
const open = Effect.fnUntraced(function* (id: string, after?: string) {
  const { fetch, token } = yield* Client
  return yield* fetch(`/v1/turns/${id}/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(after === undefined ? {} : { "last-event-id": after }),
    },
  })
})

const startTurn = Effect.gen(function* () {
  const { post } = yield* Client
  return (yield* post("/v1/turns", ask)).body.id as string
})

const endedTurn = Effect.gen(function* () {
  const id = yield* startTurn
  yield* (yield* TurnSupervisor).idle
  return id
})

describe("the events of a turn", () => {
  it("are a text/event-stream that nobody on the way stores or holds back", () =>
    Effect.gen(function* () {
      const response = yield* open(yield* endedTurn)
      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(response.headers.get("x-request-id")).toMatch(/^req_/)
    }))

  it("rise in id, say their type twice, and end with the sentinel", () =>
    Effect.gen(function* () {
      const response = yield* open(yield* endedTurn)
      const frames = yield* Effect.promise(() => framesOf(response))
      const ids = frames.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
      for (const { event, data } of frames) expect(data.type).toBe(event)
      expect(frames[0]).toMatchObject({ event: "turn.started", data: { seq: 1 } })
      expect(frames.at(-1)).toMatchObject({ event: "turn.completed", id: TERMINAL })
      expect(answerIn(frames)).toBe(frames.at(-1)!.data.result.answer)
    }))

  it("go on after the last one seen", () =>
    Effect.gen(function* () {
      const id = yield* endedTurn
      const all = yield* Effect.flatMap(open(id), (r) => Effect.promise(() => framesOf(r)))
      const rest = yield* Effect.flatMap(open(id, "3"), (r) => Effect.promise(() => framesOf(r)))
      expect(rest).toEqual(all.filter((frame) => frame.id > 3))
    }))

  it("are answered 204 to a client that has seen the last one, so that an EventSource stops", () =>
    Effect.gen(function* () {
      const response = yield* open(yield* endedTurn, `${TERMINAL}`)
      expect([response.status, response.body]).toEqual([204, null])
      expect((yield* open("turn_none", `${TERMINAL}`)).status).toBe(404)
    }))

  it("end at once, as 200, for a client that is one short of the last", () =>
    Effect.gen(function* () {
      const response = yield* open(yield* endedTurn, `${TERMINAL - 1}`)
      expect(response.status).toBe(200)
      const frames = yield* Effect.promise(() => framesOf(response))
      expect(frames.map(({ id }) => id)).toEqual([TERMINAL])
    }))

  it("are pushed while the turn runs, to everyone who watches", () =>
    Effect.gen(function* () {
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const id = yield* startTurn
      const [one, two] = yield* Effect.all([open(id), open(id)])
      expect(yield* Effect.flatMap(EventStreams, ({ count }) => count)).toBe(2)
      yield* release
      const [seen, same] = yield* Effect.promise(() => Promise.all([framesOf(one), framesOf(two)]))
      expect(seen.at(-1)!.event).toBe("turn.completed")
      expect(same).toEqual(seen)
      expect(yield* Effect.flatMap(EventStreams, ({ count }) => count)).toBe(0)
    }))

  it("stop being told to a client that has left", () =>
    Effect.gen(function* () {
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const id = yield* startTurn
      const response = yield* open(id)
      const events = yield* TurnEvents
      expect(yield* events.watchers).toBe(1)
      yield* Effect.promise(() => response.body!.cancel())
      expect(yield* events.watchers).toBe(0)
      expect(yield* Effect.flatMap(EventStreams, ({ count }) => count)).toBe(0)
      yield* release
      yield* (yield* TurnSupervisor).idle
    }))

  for (const header of ["abc", "-1", "1.5", "9007199254740992", "99999999999999999999"])
    it(`are refused after ${header}, which is no event id`, () =>
      Effect.gen(function* () {
        const { get } = yield* Client
        const id = yield* endedTurn
        const answer = yield* get(`/v1/turns/${id}/events`, { "last-event-id": header })
        expect(answer.body.error).toMatchObject({
          code: "invalid_field",
          details: { field: "Last-Event-Id" },
        })
      }))

  it("are not opened to be asked for their head", () =>
    Effect.gen(function* () {
      const release = yield* (yield* ModelScript).stallsAt("reflect")
      const id = yield* startTurn
      const { send, token } = yield* Client
      const answer = yield* send(`/v1/turns/${id}/events`, {
        method: "HEAD",
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
      expect(yield* Effect.flatMap(EventStreams, ({ count }) => count)).toBe(0)
      yield* release
    }))

  it("are cut off for a client that lets too much pile up, which may come back for the rest", () =>
    Effect.gen(function* () {
      const { open, count } = yield* EventStreams
      let stopped = false
      const response = yield* open((watcher) =>
        Effect.sync(() => {
          const data = JSON.stringify({ text: "x".repeat(100_000) })
          for (let id = 1; id <= 100; id++) watcher.next({ id, type: "synthesis_delta", data })
          return () => {
            stopped = true
          }
        }),
      )
      const frames = yield* Effect.promise(() => framesOf(response))
      expect(frames.length).toBeGreaterThan(30)
      expect(frames.length).toBeLessThan(60)
      expect(stopped).toBe(true)
      expect(yield* count).toBe(0)
    }))

  it("of an unknown turn are an error in JSON", () =>
    Effect.gen(function* () {
      const response = yield* open("turn_0")
      expect(response.status).toBe(404)
      expect(response.headers.get("content-type")).toStartWith("application/json")
    }))
})

describe("time", () => {
  const it = itWith(App)

  it("makes a stream say a comment every fifteen seconds", () =>
    Effect.gen(function* () {
      const release = yield* (yield* ModelScript).stallsAt("judge")
      const response = yield* open(yield* startTurn)
      const reader = response.body!.getReader()
      const read = Effect.promise(async () => new TextDecoder().decode((await reader.read()).value))
      let said = ""
      while (!said.includes("classify_vagueness")) said += yield* read
      yield* whileTimePasses(
        Effect.gen(function* () {
          while (said.split(": heartbeat\n\n").length < 3) said += yield* read
        }),
      )
      yield* release
    }))

  it("closes the events of a turn an hour after its end, while its result stays", () =>
    Effect.gen(function* () {
      const { get } = yield* Client
      const id = yield* endedTurn
      yield* TestClock.adjust("59 minutes")
      expect(yield* Effect.flatMap(open(id), (r) => Effect.promise(() => r.text()))).not.toBe("")
      yield* TestClock.adjust("2 minutes")
      const expired = yield* open(id)
      expect(expired.status).toBe(200)
      expect(yield* Effect.promise(() => expired.text())).toBe("")
      expect((yield* get(`/v1/turns/${id}`)).body.result.answer).toBe("All is well.")
    }))
})
