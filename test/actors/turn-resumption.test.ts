import { expect } from "bun:test"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { REPLAY_MS, TurnEvents } from "#actors/turn-events"
import { MemoryStore } from "#db/memory"
import { ProfileStore } from "#db/profiles"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import type { MemoryDraft } from "#domain/memory"
import { whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import {
  finishedTurn,
  heldAt,
  itOnFloor,
  rowOf,
  startMortal,
  startProcess,
} from "#test/supervision"
import { ada, bodies, hello, rules, saidBy, untilSaid } from "#test/turns"

const goal: MemoryDraft = {
  agent: "orchestrator",
  kind: "goal",
  text: "I want to sleep longer.",
  confidence: 0.9,
  meta: null,
}

itOnFloor("goes on with the first unfinished step, and asks the model nothing twice", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const first = yield* startProcess()
    const { turn, release } = yield* heldAt("reflect", first.turns)
    yield* first.end
    expect((yield* rowOf(turn.id)).status).toBe("running")

    yield* release
    const second = yield* startProcess()
    yield* second.turns.idle
    expect((yield* rowOf(turn.id)).status).toBe("completed")
    expect(model.asked).toMatchObject({ judge: 1, work: 2, reflect: 2 })

    const events = yield* saidBy(turn.id)
    const phases = bodies(events).flatMap((body) => (body.type === "phase" ? [body.phase] : []))
    expect(phases.filter((phase) => phase === "route")).toHaveLength(1)
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  }),
)

itOnFloor("resumes one agent of a step without asking the other again", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const first = yield* startProcess()
    const turn = yield* finishedTurn(first.turns)
    expect(
      (yield* (yield* TurnStepStore).finished(turn.id)).map(({ step, part }) => `${step}/${part}`),
    ).toContain("run_supporting_agents/domain_expert")
    expect(model.asked.work).toBe(2)
  }),
)

itOnFloor("starts an interrupted synthesis again, and says so before its first delta", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.says("One thing. ", "Another thing. ", "The end.")
    const release = yield* model.stallsAt("synthesise")
    const first = yield* startProcess()
    const turn = yield* first.turns.start(ada, hello)
    yield* whileTimePasses(untilSaid(turn.id, "synthesis_delta"))
    yield* first.end

    model.says("All ", "new. ", "Quite new.")
    yield* release
    const second = yield* startProcess()
    yield* whileTimePasses(second.turns.idle)

    const said = bodies(yield* saidBy(turn.id))
    const mark = said.findLastIndex(
      (body) => body.type === "phase" && body.phase === "synthesis_restarted",
    )
    const deltas = (from: number, to?: number) =>
      said
        .slice(from, to)
        .flatMap((body) => (body.type === "synthesis_delta" ? [body.text] : []))
        .join("")
    expect(deltas(0, mark)).toBe("One thing. Another thing.")
    expect(deltas(mark)).toBe("All new. Quite new.")
    const { result } = yield* rowOf(turn.id)
    expect(result?.answer).toBe("All new. Quite new.")
  }),
)

itOnFloor("writes memory once, whichever process finishes the turn", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    model.remembers(goal)
    const { turns } = yield* startProcess()
    const turn = yield* finishedTurn(turns)
    const kept = yield* (yield* MemoryStore).page(ada, { kinds: ["goal"], limit: 10 })
    expect(kept.map(({ text }) => text)).toEqual([goal.text])
    const said = bodies(yield* saidBy(turn.id))
    expect(said.filter(({ type }) => type === "memory")).toEqual([
      {
        type: "memory",
        entries: [{ ts: kept[0]!.ts, agent: "orchestrator", kind: "goal", text: goal.text }],
      },
    ])
  }),
)

itOnFloor(
  "writes what a person states into the empty fields of their profile, and over nothing they have entered since",
  () =>
    Effect.gen(function* () {
      const model = yield* ModelScript
      const profiles = yield* ProfileStore
      model.notes(
        { field: "age", from: null, to: 41 },
        { field: "weight_kg", from: null, to: 80 },
        { field: "gender", from: "female", to: "male" },
      )
      yield* profiles.update(ada, { weight_kg: 75, gender: "female" })
      const first = yield* startProcess()
      yield* finishedTurn(first.turns)
      expect(yield* profiles.find(ada)).toMatchObject({ age: 41, weight_kg: 75, gender: "male" })
    }),
)

itOnFloor("notes a profile once in the life of a turn", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const profiles = yield* ProfileStore
    model.notes({ field: "age", from: null, to: 41 })
    const release = yield* model.stallsAt("synthesise")
    const first = yield* startProcess()
    yield* first.turns.start(ada, hello)
    yield* model.reached("synthesise")
    yield* first.end
    expect((yield* profiles.find(ada))?.age ?? null).toBeNull()
    yield* release
    const second = yield* startProcess()
    yield* second.turns.idle
    yield* profiles.update(ada, { age: null })
    yield* second.end
    const third = yield* startProcess()
    yield* third.turns.idle
    expect((yield* profiles.find(ada))?.age).toBeNull()
  }),
)

itOnFloor("drives what was queued and never started", () =>
  Effect.gen(function* () {
    const store = yield* TurnStore
    const left = yield* store.insert(ada, hello)
    const { turns } = yield* startProcess()
    yield* turns.idle
    expect((yield* rowOf(left.id)).status).toBe("completed")
  }),
)

itOnFloor("counts the turns of the last process against the limit", () =>
  Effect.gen(function* () {
    const store = yield* TurnStore
    yield* (yield* ModelScript).stallsAt("judge")
    for (let turn = 0; turn < 20; turn++) yield* store.insert(ada, hello)
    const { turns } = yield* startProcess()
    expect(yield* Effect.flip(turns.start(ada, hello))).toMatchObject({ in_flight: 20 })
  }),
)

/** When a turn that may have ended a process begins again, at the latest. */
const ALONE_AFTER = "3 seconds"

/** Has a process die while what it resumed waits for the model. */
const killedAt = Effect.fnUntraced(function* (part: "reflect" | "synthesise") {
  const model = yield* ModelScript
  const before = model.asked[part]
  const next = yield* startMortal()
  yield* TestClock.adjust(ALONE_AFTER)
  yield* model.reached(part, before + 1)
  yield* next.kill
})

itOnFloor(
  "resumes a turn twice at one step when it is killed, and then fails it with internal_error",
  () =>
    Effect.gen(function* () {
      const first = yield* startMortal()
      const { turn, release } = yield* heldAt("reflect", first.turns)
      yield* first.kill
      for (const _ of ["second", "third"]) {
        yield* killedAt("reflect")
        expect((yield* rowOf(turn.id)).status).toBe("running")
      }
      yield* release
      const last = yield* startProcess()
      yield* last.turns.idle
      const { status, error } = yield* rowOf(turn.id)
      expect([status, error?.code]).toEqual(["failed", "internal_error"])
      expect(bodies(yield* saidBy(turn.id)).at(-1)).toMatchObject({
        type: "turn.failed",
        code: "internal_error",
      })
    }),
)

itOnFloor("counts no start after an orderly shutdown, before the kills or between them", () =>
  Effect.gen(function* () {
    const first = yield* startProcess()
    const { turn } = yield* heldAt("reflect", first.turns)
    yield* first.end
    for (let kills = 0; kills < 3; kills++) {
      for (let ends = 0; ends < 3; ends++) yield* (yield* startProcess()).end
      expect((yield* rowOf(turn.id)).status).toBe("running")
      yield* killedAt("reflect")
    }
    const last = yield* startProcess()
    yield* last.turns.idle
    expect((yield* rowOf(turn.id)).status).toBe("failed")
  }),
)

itOnFloor("counts resumptions anew once a step is finished", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const first = yield* startMortal()
    const { turn, release: reflect } = yield* heldAt("reflect", first.turns)
    yield* first.kill
    yield* killedAt("reflect")
    const third = yield* startMortal()
    const synthesise = yield* model.stallsAt("synthesise")
    yield* reflect
    yield* TestClock.adjust(ALONE_AFTER)
    yield* model.reached("synthesise")
    yield* third.kill
    yield* killedAt("synthesise")
    yield* synthesise
    const last = yield* startProcess()
    yield* TestClock.adjust(ALONE_AFTER)
    yield* last.turns.idle
    expect((yield* rowOf(turn.id)).status).toBe("completed")
  }),
)

itOnFloor("lets running turns finish within the grace when it is told to stop", () =>
  Effect.gen(function* () {
    const { turns, end } = yield* startProcess(rules)
    const { turn, release } = yield* heldAt("reflect", turns)
    const ending = yield* Effect.forkChild(end)
    yield* TestClock.adjust("5 seconds")
    yield* release
    yield* Fiber.join(ending)
    expect((yield* rowOf(turn.id)).status).toBe("completed")
  }),
)

itOnFloor("shows an hour of replay after the end, and then an empty stream", () =>
  Effect.gen(function* () {
    const { turns } = yield* startProcess()
    const turn = yield* finishedTurn(turns)
    yield* TestClock.adjust(REPLAY_MS - 1)
    expect((yield* saidBy(turn.id)).length).toBeGreaterThan(0)
    yield* TestClock.adjust(1)
    expect(yield* saidBy(turn.id)).toEqual([])
  }),
)

itOnFloor("keeps no watcher of a turn that has ended, nor one that left", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const release = yield* model.stallsAt("judge")
    const { turns } = yield* startProcess()
    const events = yield* TurnEvents
    const turn = yield* turns.start(ada, hello)
    const leave = yield* events.follow(turn.id, 0, { next: () => {}, end: () => {} })
    yield* events.follow(turn.id, 0, { next: () => {}, end: () => {} })
    expect(yield* events.watchers).toBe(2)
    leave()
    expect(yield* events.watchers).toBe(1)
    yield* release
    yield* turns.idle
    expect(yield* events.watchers).toBe(0)
  }),
)
