import { describe, expect } from "bun:test"
import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { App } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { framesOf } from "#test/sse"

const it = itLive(App)

/** The events of one turn, after it has ended. */
const turn = Effect.gen(function* () {
  const { fetch, post, token } = yield* Client
  const ask = { messages: [{ role: "user", content: "How did I sleep?" }] }
  const { body } = yield* post("/v1/turns", ask)
  yield* TurnSupervisor.use(({ idle }) => idle)
  const headers = { authorization: `Bearer ${token}` }
  const response = yield* fetch(body.stream_url, { headers })
  return yield* Effect.promise(() => framesOf(response))
})

/** A turn that remembers something, and one that fails. */
const bothTurns = Effect.gen(function* () {
  const model = yield* ModelScript
  model.remembers({
    agent: "hc",
    kind: "goal",
    text: "Sleep before midnight.",
    confidence: 1,
    meta: null,
  })
  const completed = yield* turn
  model.isDownAt("judge", 1, false)
  return { completed, failed: yield* turn }
})

const anything = {
  text: expect.any(String),
  count: expect.any(Number),
  stamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
}

const shapes: Readonly<Record<string, object>> = {
  "turn.started": {
    seq: 1,
    at: anything.stamp,
    turn_id: expect.stringMatching(/^turn_/),
  },
  phase: { agent: anything.text, phase: anything.text },
  agent_start: { agent: anything.text, question: anything.text },
  agent_end: { agent: anything.text, duration_ms: anything.count, facts: anything.count },
  synthesis_delta: { text: anything.text },
  memory: {
    entries: [{ ts: anything.stamp, agent: "hc", kind: "goal", text: "Sleep before midnight." }],
  },
  "turn.completed": {
    turn_id: expect.stringMatching(/^turn_/),
    result: expect.objectContaining({ answer: anything.text }),
  },
  "turn.failed": { code: "upstream_unavailable", message: anything.text, step: anything.text },
}

describe("an event of the type", () => {
  for (const [type, fields] of Object.entries(shapes))
    it(`${type} has the fields of the specification`, () =>
      Effect.gen(function* () {
        const { completed, failed } = yield* bothTurns
        const found = [...completed, ...failed].filter(({ event }) => event === type)
        expect(found.length).toBeGreaterThan(0)
        for (const { data } of found) expect(data).toEqual({ type, ...fields })
      }))
})

it("tells what is remembered after the synthesis and before the end", () =>
  Effect.gen(function* () {
    const { completed } = yield* bothTurns
    const events = completed.map(({ event }) => event)
    expect(events.indexOf("memory")).toBeGreaterThan(events.lastIndexOf("synthesis_delta"))
    expect(events.indexOf("memory")).toBeLessThan(events.indexOf("turn.completed"))
  }))
