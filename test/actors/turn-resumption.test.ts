import { expect } from "bun:test"
import { Context, Effect, Exit, Fiber, Layer, Scope } from "effect"
import { TestClock } from "effect/testing"
import { REPLAY_MS, TurnEvents } from "#actors/turn-events"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { MemoryStore } from "#db/memory"
import { ProfileStore } from "#db/profiles"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import type { MemoryDraft } from "#domain/memory"
import { itWith, whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import {
  ada,
  bodies,
  hello,
  registered,
  rules,
  saidBy,
  supervisor,
  TurnFloor,
  untilSaid,
} from "#test/turns"

const it = itWith(TurnFloor)
const impatient = { ...rules, grace_ms: 0 }

/** A process: the supervisor over the rows of the test, and how it is ended. */
const process = Effect.fnUntraced(function* (with_rules = impatient) {
  const scope = yield* Scope.make()
  const built = yield* Layer.buildWithScope(supervisor(with_rules), scope)
  return { turns: Context.get(built, TurnSupervisor), end: Scope.close(scope, Exit.void) }
})

/** The rows of a process that is killed: it does not write what an orderly end writes. */
const killed = Layer.effect(
  TurnStore,
  Effect.map(TurnStore, (store) => ({ ...store, interrupted: Effect.void })),
)

/** A process that ends by being killed. */
const mortal = Effect.fnUntraced(function* () {
  const scope = yield* Scope.make()
  const layer = supervisor(impatient).pipe(Layer.provide(killed))
  const built = yield* Layer.buildWithScope(layer, scope)
  return { turns: Context.get(built, TurnSupervisor), kill: Scope.close(scope, Exit.void) }
})

const goal: MemoryDraft = {
  agent: "orchestrator",
  kind: "goal",
  text: "I want to sleep longer.",
  confidence: 0.9,
  meta: null,
}

it("goes on with the first unfinished step, and asks the model nothing twice", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const release = yield* model.stallsAt("reflect")
    const first = yield* process()
    const turn = yield* first.turns.start(ada, hello)
    yield* model.reached("reflect")
    yield* first.end
    const store = yield* TurnStore
    expect((yield* store.find(ada, turn.id)).status).toBe("running")

    yield* release
    const second = yield* process()
    yield* second.turns.idle
    expect((yield* store.find(ada, turn.id)).status).toBe("completed")
    expect(model.asked).toMatchObject({ classify: 1, route: 1, rephrase: 1, work: 2, reflect: 2 })

    const events = yield* saidBy(turn.id)
    const phases = bodies(events).flatMap((body) => (body.type === "phase" ? [body.phase] : []))
    expect(phases.filter((phase) => phase === "route")).toHaveLength(1)
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  }))

it("resumes one agent of a step without asking the other again", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const first = yield* process()
    const turn = yield* first.turns.start(ada, hello)
    yield* first.turns.idle
    expect(
      (yield* (yield* TurnStepStore).finished(turn.id)).map(({ step, part }) => `${step}/${part}`),
    ).toContain("run_supporting_agents/domain_expert")
    expect(model.asked.work).toBe(2)
  }))

it("starts an interrupted synthesis again, and says so before its first delta", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    model.says("One thing. ", "Another thing. ", "The end.")
    const release = yield* model.stallsAt("synthesise")
    const first = yield* process()
    const turn = yield* first.turns.start(ada, hello)
    yield* whileTimePasses(untilSaid(turn.id, "synthesis_delta"))
    yield* first.end

    model.says("All ", "new. ", "Quite new.")
    yield* release
    const second = yield* process()
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
    const { result } = yield* (yield* TurnStore).find(ada, turn.id)
    expect(result?.answer).toBe("All new. Quite new.")
  }))

it("starts a synthesis again that the provider broke off", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    model.says("Some of it. ", "And")
    model.isDownAt("synthesise", 1)
    const release = yield* model.stallsAt("synthesise")
    const { turns } = yield* process()
    const turn = yield* turns.start(ada, hello)
    yield* whileTimePasses(untilSaid(turn.id, "synthesis_delta"))
    yield* release
    yield* whileTimePasses(turns.idle)
    const said = bodies(yield* saidBy(turn.id))
    expect(said.filter(({ type }) => type === "synthesis_delta").length).toBeGreaterThan(1)
    expect(
      said.filter((body) => body.type === "phase" && body.phase === "synthesis_restarted"),
    ).toHaveLength(1)
  }))

it("writes memory once, whichever process finishes the turn", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    model.remembers(goal)
    const { turns } = yield* process()
    const turn = yield* turns.start(ada, hello)
    yield* turns.idle
    const kept = yield* (yield* MemoryStore).page(ada, { kinds: ["goal"], limit: 10 })
    expect(kept.map(({ text }) => text)).toEqual([goal.text])
    const said = bodies(yield* saidBy(turn.id))
    expect(said.filter(({ type }) => type === "memory")).toEqual([
      {
        type: "memory",
        entries: [{ ts: kept[0]!.ts, agent: "orchestrator", kind: "goal", text: goal.text }],
      },
    ])
  }))

it("writes what a person states into the empty fields of their profile, and over nothing they have entered since", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const profiles = yield* ProfileStore
    model.notes(
      { field: "age", from: null, to: 41 },
      { field: "weight_kg", from: null, to: 80 },
      { field: "gender", from: "female", to: "male" },
    )
    yield* profiles.update(ada, { weight_kg: 75, gender: "female" })
    const first = yield* process()
    yield* first.turns.start(ada, hello)
    yield* first.turns.idle
    expect(yield* profiles.find(ada)).toMatchObject({ age: 41, weight_kg: 75, gender: "male" })
  }))

it("notes a profile once in the life of a turn", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const profiles = yield* ProfileStore
    model.notes({ field: "age", from: null, to: 41 })
    const release = yield* model.stallsAt("remember")
    const first = yield* process()
    yield* first.turns.start(ada, hello)
    yield* model.reached("remember")
    yield* first.end
    expect((yield* profiles.find(ada))?.age ?? null).toBeNull()
    yield* release
    const second = yield* process()
    yield* second.turns.idle
    yield* profiles.update(ada, { age: null })
    yield* second.end
    const third = yield* process()
    yield* third.turns.idle
    expect((yield* profiles.find(ada))?.age).toBeNull()
  }))

it("drives what was queued and never started", () =>
  Effect.gen(function* () {
    yield* registered
    const store = yield* TurnStore
    const left = yield* store.insert(ada, hello)
    const { turns } = yield* process()
    yield* turns.idle
    expect((yield* store.find(ada, left.id)).status).toBe("completed")
  }))

it("counts the turns of the last process against the limit", () =>
  Effect.gen(function* () {
    yield* registered
    const store = yield* TurnStore
    yield* (yield* ModelScript).stallsAt("classify")
    for (let turn = 0; turn < 20; turn++) yield* store.insert(ada, hello)
    const { turns } = yield* process()
    expect(yield* Effect.flip(turns.start(ada, hello))).toMatchObject({ in_flight: 20 })
  }))

it("resumes a turn twice at one step when it is killed, and then fails it with internal_error", () =>
  Effect.gen(function* () {
    yield* registered
    const store = yield* TurnStore
    const model = yield* ModelScript
    const release = yield* model.stallsAt("reflect")
    const first = yield* mortal()
    const turn = yield* first.turns.start(ada, hello)
    yield* model.reached("reflect")
    yield* first.kill
    for (const _ of ["second", "third"]) {
      const next = yield* mortal()
      expect((yield* store.find(ada, turn.id)).status).toBe("running")
      yield* next.kill
    }
    yield* release
    const last = yield* process()
    yield* last.turns.idle
    const { status, error } = yield* store.find(ada, turn.id)
    expect([status, error?.code]).toEqual(["failed", "internal_error"])
    expect(bodies(yield* saidBy(turn.id)).at(-1)).toMatchObject({
      type: "turn.failed",
      code: "internal_error",
    })
  }))

it("counts no start after an orderly shutdown, before the kills or between them", () =>
  Effect.gen(function* () {
    yield* registered
    const store = yield* TurnStore
    const model = yield* ModelScript
    yield* model.stallsAt("reflect")
    const first = yield* process()
    const turn = yield* first.turns.start(ada, hello)
    yield* model.reached("reflect")
    yield* first.end
    for (let kills = 0; kills < 3; kills++) {
      for (let ends = 0; ends < 3; ends++) yield* (yield* process()).end
      expect((yield* store.find(ada, turn.id)).status).toBe("running")
      yield* (yield* mortal()).kill
    }
    const last = yield* process()
    yield* last.turns.idle
    expect((yield* store.find(ada, turn.id)).status).toBe("failed")
  }))

it("counts resumptions anew once a step is finished", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const reflect = yield* model.stallsAt("reflect")
    const first = yield* mortal()
    const turn = yield* first.turns.start(ada, hello)
    yield* model.reached("reflect")
    yield* first.kill
    yield* (yield* mortal()).kill
    const third = yield* mortal()
    const synthesise = yield* model.stallsAt("synthesise")
    yield* reflect
    yield* model.reached("synthesise")
    yield* third.kill
    yield* (yield* mortal()).kill
    yield* synthesise
    const last = yield* process()
    yield* last.turns.idle
    expect((yield* (yield* TurnStore).find(ada, turn.id)).status).toBe("completed")
  }))

it("lets running turns finish within the grace when it is told to stop", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const release = yield* model.stallsAt("reflect")
    const { turns, end } = yield* process(rules)
    const turn = yield* turns.start(ada, hello)
    yield* model.reached("reflect")
    const ending = yield* Effect.forkChild(end)
    yield* TestClock.adjust("5 seconds")
    yield* release
    yield* Fiber.join(ending)
    expect((yield* (yield* TurnStore).find(ada, turn.id)).status).toBe("completed")
  }))

it("shows an hour of replay after the end, and then an empty stream", () =>
  Effect.gen(function* () {
    yield* registered
    const { turns } = yield* process()
    const turn = yield* turns.start(ada, hello)
    yield* turns.idle
    yield* TestClock.adjust(REPLAY_MS - 1)
    expect((yield* saidBy(turn.id)).length).toBeGreaterThan(0)
    yield* TestClock.adjust(1)
    expect(yield* saidBy(turn.id)).toEqual([])
  }))

it("keeps no watcher of a turn that has ended, nor one that left", () =>
  Effect.gen(function* () {
    yield* registered
    const model = yield* ModelScript
    const release = yield* model.stallsAt("classify")
    const { turns } = yield* process()
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
  }))
