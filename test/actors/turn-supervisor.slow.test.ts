import { expect } from "bun:test"
import { eq } from "drizzle-orm"
import { Context, Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { type Change, query, type Transaction } from "#db/change"
import { TurnStore } from "#db/turns"
import { TurnNotFound } from "#domain/errors"
import { TERMINAL_EVENT_ID } from "#domain/events"
import type { TurnId } from "#domain/ids"
import { itWith, whileTimePasses } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import {
  anotherSupervisor,
  finishedTurn,
  heldAt,
  itOnFloor,
  itSupervised,
  rowOf,
} from "#test/supervision"
import { ada, bob, bodies, endings, hello, rules, saidBy, supervisor, TurnFloor } from "#test/turns"

/** A disk that has no room for a turn's beginning and end, twice each. */
const FullDisk = Layer.effect(
  TurnStore,
  Effect.map(TurnStore, (store) => {
    const failing =
      <Args extends ReadonlyArray<unknown>, A>(change: (...args: Args) => A, times = 2) =>
      (...args: Args): A => {
        if (times-- > 0) throw new Error("database or disk is full")
        return change(...args)
      }
    return { ...store, begin: failing(store.begin), complete: failing(store.complete) }
  }),
)
const itOnFullDisk = itWith(
  supervisor(rules).pipe(Layer.provideMerge(FullDisk), Layer.provideMerge(TurnFloor)),
)

/** Deletes the row of a turn, or of every turn. */
const deletion = (turn?: TurnId) =>
  function* (tx: Transaction): Change<ReadonlyArray<TurnId>> {
    const remove = query((db, { turns }) =>
      db
        .delete(turns)
        .where(turn && eq(turns.id, turn))
        .returning({ id: turns.id }),
    )
    return (yield* tx.rows(remove)).map(({ id }) => id)
  }

itSupervised("drives a turn through the ten steps, in their order, to its answer", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const turn = yield* finishedTurn(turns)

    const said = bodies(yield* saidBy(turn.id))
    expect(said.map(({ type }) => type)).toEqual([
      "turn.started",
      ...Array(4).fill("phase"),
      "agent_start",
      "agent_end",
      "phase",
      "agent_start",
      "agent_end",
      ...Array(3).fill("phase"),
      "synthesis_delta",
      "phase",
      "phase",
      "turn.completed",
    ])
    expect(said.flatMap((body) => (body.type === "phase" ? [body.phase] : []))).toEqual([
      "classify_vagueness",
      "route",
      "rephrase_per_agent",
      "run_supporting_agents",
      "run_main_agent",
      "reflection",
      "validation_gates",
      "synthesis",
      "memory_extraction",
      "finalize",
    ])
    const row = yield* rowOf(turn.id)
    expect(row).toMatchObject({
      status: "completed",
      error: null,
      result: { answer: "All is well." },
    })
    expect(said.at(-1)).toEqual({ type: "turn.completed", turn_id: turn.id, result: row.result! })
  }),
)

itSupervised("numbers the events from one, without a gap, and the last with the sentinel", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const turn = yield* finishedTurn(turns)
    const ids = (yield* saidBy(turn.id)).map(({ id }) => id)
    expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).map((_, index) => index + 1))
    expect(ids.at(-1)).toBe(TERMINAL_EVENT_ID)
    expect((yield* saidBy(turn.id, 7)).map(({ id }) => id)).toEqual(ids.slice(7))
  }),
)

itSupervised("adds up what every step has cost", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const turn = yield* finishedTurn(turns)
    const { result } = yield* rowOf(turn.id)
    expect(result?.cost_usd).toBeCloseTo(0.05, 10)
  }),
)

itSupervised("fails a turn whose model is not available, and says which step it was", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const model = yield* ModelScript
    model.isDownAt("judge", 1)
    const turn = yield* finishedTurn(turns)
    const error = {
      code: "upstream_unavailable",
      message: "The model is not available.",
      step: "classify_vagueness",
    }
    expect(model.asked.judge).toBe(1)
    expect(yield* rowOf(turn.id)).toMatchObject({ status: "failed", error })
    expect(bodies(yield* saidBy(turn.id)).at(-1)).toEqual({ type: "turn.failed", ...error })
  }),
)

itSupervised("answers with what was found where nobody judges whether it is enough", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    ;(yield* ModelScript).isDownAt("reflect", 1)
    const turn = yield* finishedTurn(turns)
    expect(yield* rowOf(turn.id)).toMatchObject({ status: "completed", error: null })
  }),
)

itSupervised("ends a turn that crashes with internal_error, and only that one", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const model = yield* ModelScript
    const release = yield* model.stallsAt("reflect")
    const healthy = yield* turns.start(ada, hello)
    yield* model.reached("reflect")
    model.breaksAt("judge")
    const doomed = yield* turns.start(ada, hello)
    expect(bodies(yield* saidBy(doomed.id)).at(-1)).toEqual({
      type: "turn.failed",
      code: "internal_error",
      message: "The turn could not be finished.",
    })
    yield* release
    yield* turns.idle
    expect((yield* rowOf(doomed.id)).status).toBe("failed")
    expect((yield* rowOf(healthy.id)).status).toBe("completed")
  }),
)

itSupervised("never fails a turn for its memory extraction", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const model = yield* ModelScript
    // The store takes no entry without a text.
    model.remembers({
      agent: "orchestrator",
      kind: "goal",
      text: null as never,
      confidence: 1,
      meta: null,
    })
    const turn = yield* finishedTurn(turns)
    expect((yield* rowOf(turn.id)).status).toBe("completed")
  }),
)

itSupervised("lets each agent work once, however often the rephrasing names it", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const model = yield* ModelScript
    model.repeatsItself(2)
    const turn = yield* finishedTurn(turns)
    expect((yield* rowOf(turn.id)).status).toBe("completed")
    expect(model.asked.work).toBe(2)
  }),
)

itSupervised("ends a turn of which a part gives up by itself with internal_error", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const model = yield* ModelScript
    model.givesUpAt("judge")
    const turn = yield* finishedTurn(turns)
    expect((yield* rowOf(turn.id)).error?.code).toBe("internal_error")
  }),
)

itOnFullDisk("ends a turn as soon as the disk takes it", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const turn = yield* turns.start(ada, hello)
    yield* whileTimePasses(turns.idle)
    const { status, result } = yield* rowOf(turn.id)
    expect({ status, answer: result?.answer }).toEqual({
      status: "completed",
      answer: "All is well.",
    })
  }),
)

itSupervised(
  "fails a turn that runs longer than one may with code timeout, and says at which step",
  () =>
    Effect.gen(function* () {
      const turns = yield* TurnSupervisor
      const { turn } = yield* heldAt("work", turns)
      yield* TestClock.adjust(rules.timeout_ms)
      yield* turns.idle
      expect((yield* rowOf(turn.id)).error).toMatchObject({
        code: "timeout",
        step: "run_supporting_agents",
      })
    }),
)

itSupervised("refuses the 21st turn in flight of a user, and takes it once one has ended", () =>
  Effect.gen(function* () {
    const turns = yield* TurnSupervisor
    const release = yield* (yield* ModelScript).stallsAt("judge")
    for (let turn = 0; turn < 20; turn++) yield* turns.start(ada, hello)
    expect(yield* Effect.flip(turns.start(ada, hello))).toMatchObject({ limit: 20, in_flight: 20 })
    yield* turns.start(bob, hello)
    yield* release
    yield* turns.idle
    expect((yield* turns.start(ada, hello)).status).toBe("queued")
  }),
)

itOnFloor("goes round the users when there are more turns than may run at once", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const release = yield* model.stallsAt("judge")
    const turns = yield* anotherSupervisor({ ...rules, parallelism: 1 })
    const first = yield* turns.start(ada, hello)
    const second = yield* turns.start(ada, hello)
    const third = yield* turns.start(ada, hello)
    const other = yield* turns.start(bob, hello)
    const ended = yield* endings([first, second, third, other].map(({ id }) => id))
    yield* release
    yield* turns.idle
    expect(ended.indexOf(other.id)).toBeLessThan(ended.indexOf(third.id))
  }),
)

itSupervised(
  "interrupts a turn for good with the commit that deletes it, and nothing of it is written after",
  () =>
    Effect.gen(function* () {
      const turns = yield* TurnSupervisor
      const model = yield* ModelScript
      const release = yield* model.stallsAt("reflect")
      const doomed = yield* turns.start(ada, hello)
      const healthy = yield* turns.start(ada, hello)
      yield* model.reached("reflect", 2)
      expect(yield* turns.discard(ada, deletion(doomed.id))).toEqual([doomed.id])
      yield* release
      yield* turns.idle
      const store = yield* TurnStore
      expect(yield* Effect.flip(store.find(ada, doomed.id))).toBeInstanceOf(TurnNotFound)
      expect((yield* rowOf(healthy.id)).status).toBe("completed")
      expect(yield* saidBy(doomed.id)).toEqual([])
    }),
)

itOnFloor("runs nothing of a turn that is deleted in the commit that accepted it", () =>
  Effect.gen(function* () {
    const logged: Array<unknown> = []
    const log = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
    const layer = Layer.provide(supervisor(rules), log)
    const turns = Context.get(yield* Layer.build(layer), TurnSupervisor)
    const [turn, deleted] = yield* Effect.all(
      [turns.start(ada, hello), turns.discard(ada, deletion())],
      {
        concurrency: "unbounded",
      },
    )
    expect(deleted).toEqual([turn.id])
    yield* turns.idle
    expect(logged).toEqual([])
    expect(yield* saidBy(turn.id)).toEqual([])
  }),
)

itOnFloor("never starts a turn that is deleted while it waits for its turn", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const release = yield* model.stallsAt("judge")
    const turns = yield* anotherSupervisor({ ...rules, parallelism: 1 })
    yield* turns.start(ada, hello)
    const waiting = yield* turns.start(ada, hello)
    yield* turns.discard(ada, deletion(waiting.id))
    yield* release
    yield* turns.idle
    expect(model.asked.judge).toBe(1)
  }),
)
