import { expect } from "bun:test"
import { Effect } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStepStore } from "#db/turn-steps"
import { TurnNotFound } from "#domain/errors"
import { TERMINAL_EVENT_ID } from "#domain/events"
import { ModelScript } from "#test/scripted-model"
import {
  anotherSupervisor,
  committed,
  finishedTurn,
  heldAt,
  itOnFloor,
  itSupervised,
  rowOf,
} from "#test/supervision"
import { ada, bob, bodies, hello, rules, saidBy } from "#test/turns"

const cancelled = { code: "cancelled", message: "The turn was cancelled." }

itSupervised(
  "ends a running turn as failed, its stream with it, and nothing of it is written after",
  () =>
    Effect.gen(function* () {
      const turns = yield* TurnSupervisor
      const model = yield* ModelScript
      const release = yield* model.stallsAt("reflect")
      const turn = yield* turns.start(ada, hello)
      const healthy = yield* turns.start(ada, hello)
      yield* model.reached("reflect", 2)
      yield* committed
      const steps = (yield* (yield* TurnStepStore).finished(turn.id)).length

      expect(yield* turns.cancel(ada, turn.id)).toMatchObject({
        id: turn.id,
        status: "failed",
        completed_at: expect.any(String),
        result: null,
        error: cancelled,
      })
      const said = yield* saidBy(turn.id)
      expect(bodies(said).at(-1)).toEqual({ type: "turn.failed", ...cancelled })
      expect(said.at(-1)!.id).toBe(TERMINAL_EVENT_ID)

      yield* release
      yield* turns.idle
      expect(yield* saidBy(turn.id)).toEqual(said)
      expect((yield* (yield* TurnStepStore).finished(turn.id)).length).toBe(steps)
      expect((yield* rowOf(healthy.id)).status).toBe("completed")
    }),
)

itOnFloor("never starts a turn that is cancelled while it waits for its turn", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const release = yield* model.stallsAt("judge")
    const turns = yield* anotherSupervisor({ ...rules, parallelism: 1 })
    yield* turns.start(ada, hello)
    const waiting = yield* turns.start(ada, hello)
    expect((yield* turns.cancel(ada, waiting.id)).error).toEqual(cancelled)
    yield* release
    yield* turns.idle
    expect(model.asked.judge).toBe(1)
    expect(bodies(yield* saidBy(waiting.id))).toEqual([{ type: "turn.failed", ...cancelled }])
  }),
)

itOnFloor("is final: the next process does not take the turn up again", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const first = yield* anotherSupervisor()
    const { turn } = yield* heldAt("judge", first)
    yield* first.cancel(ada, turn.id)
    const next = yield* anotherSupervisor()
    yield* next.idle
    expect(model.asked.judge).toBe(1)
    expect((yield* rowOf(turn.id)).error).toEqual(cancelled)
  }),
)

itSupervised("frees the slot of the turn", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const release = yield* (yield* ModelScript).stallsAt("judge")
    const { id } = yield* turns.start(ada, hello)
    for (let more = 1; more < 20; more++) yield* turns.start(ada, hello)
    yield* turns.cancel(ada, id)
    expect((yield* turns.start(ada, hello)).status).toBe("queued")
    yield* release
  }),
)

itSupervised("leaves a turn that has ended as it is, and another person's unknown", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const { id } = yield* finishedTurn(turns)
    const said = yield* saidBy(id)
    expect(yield* turns.cancel(ada, id)).toMatchObject({ status: "completed", error: null })
    expect(yield* saidBy(id)).toEqual(said)
    expect(yield* Effect.flip(turns.cancel(bob, id))).toBeInstanceOf(TurnNotFound)
  }),
)

itSupervised("lets no event and no step follow that waited for the same commit", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const { turn } = yield* heldAt("judge", turns)
    const events = yield* TurnEvents
    const late = events.append(turn, { type: "synthesis_delta", text: "late" })
    const [, written] = yield* Effect.all(
      [turns.cancel(ada, turn.id), Effect.andThen(Effect.yieldNow, late)],
      {
        concurrency: "unbounded",
      },
    )
    const said = yield* saidBy(turn.id)
    expect(said.at(-1)!.id).toBe(TERMINAL_EVENT_ID)
    expect(written).toBe(false)
    expect(yield* events.append(turn, { type: "synthesis_delta", text: "later" })).toBe(false)
    expect(yield* saidBy(turn.id)).toEqual(said)
  }),
)
