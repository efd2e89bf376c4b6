import { expect, test } from "bun:test"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { MAX_DEATHS } from "#db/interrupted-work"
import { FAILURES } from "#domain/file-import"
import type { TurnId } from "#domain/ids"
import { ModelScript } from "#test/scripted-model"
import { itOnFloor, rowOf, startMortal, startProcess } from "#test/supervision"
import { ada, bob, hello } from "#test/turns"

const statuses = (turns: ReadonlyArray<TurnId>) =>
  Effect.forEach(turns, (id) => Effect.map(rowOf(id), ({ status }) => status))

/** Turns of Ada's that all wait for the model at a step, in a process that is killed then. */
const killedTogether = Effect.fnUntraced(function* (count: number) {
  const model = yield* ModelScript
  const first = yield* startMortal()
  const release = yield* model.stallsAt("reflect")
  const ids: Array<TurnId> = []
  for (let turn = 0; turn < count; turn++) ids.push((yield* first.turns.start(ada, hello)).id)
  yield* model.reached("reflect", count)
  yield* first.kill
  return { ids, release, asked: () => model.asked.reflect }
})

itOnFloor("a process that dies while many turns run counts against none of them", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const { ids, release, asked } = yield* killedTogether(6)
    // Each of these deaths is of another turn: who was alone last comes after the others.
    for (let kills = 0; kills < 6; kills++) {
      const before = asked()
      const next = yield* startMortal()
      yield* TestClock.adjust("1 second")
      yield* model.reached("reflect", before + 1)
      yield* next.kill
      expect(asked()).toBe(before + 1)
    }
    expect(new Set(yield* statuses(ids))).toEqual(new Set(["running"]))
    yield* release
    const last = yield* startProcess()
    yield* TestClock.adjust("3 seconds")
    yield* last.turns.idle
    expect(new Set(yield* statuses(ids))).toEqual(new Set(["completed"]))
  }),
)

itOnFloor("after a crash turns go on one at a time until each has passed its step", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const { ids, release, asked } = yield* killedTogether(3)
    const before = asked()
    const synthesise = yield* model.stallsAt("synthesise")
    const next = yield* startProcess()
    yield* TestClock.adjust("1 second")
    yield* model.reached("reflect", before + 1)
    yield* release
    // All of them reach the step behind: one that has passed its own runs on beside the others.
    yield* model.reached("synthesise", 1)
    yield* TestClock.adjust("10 seconds")
    yield* model.reached("synthesise", 2)
    yield* TestClock.adjust("10 seconds")
    yield* model.reached("synthesise", 3)
    yield* synthesise
    yield* next.turns.idle
    expect(yield* statuses(ids)).toEqual(["completed", "completed", "completed"])
  }),
)

itOnFloor("a process that is killed moments after its start, however often, gives up no turn", () =>
  Effect.gen(function* () {
    const model = yield* ModelScript
    const { ids, release, asked } = yield* killedTogether(1)
    const killedAfter = Effect.fnUntraced(function* (
      lived: "900 millis" | "1 second" | "2900 millis",
    ) {
      const next = yield* startMortal()
      yield* TestClock.adjust(lived)
      if (lived === "1 second") yield* model.reached("reflect", 2)
      yield* next.kill
    })
    for (let kills = 0; kills < 5; kills++) yield* killedAfter("900 millis")
    expect(asked()).toBe(1)
    yield* killedAfter("1 second")
    for (let kills = 0; kills < 5; kills++) yield* killedAfter("2900 millis")
    expect([asked(), (yield* rowOf(ids[0]!)).status]).toEqual([2, "running"])
    yield* release
    const last = yield* startProcess()
    yield* TestClock.adjust("3 seconds")
    yield* last.turns.idle
    expect((yield* rowOf(ids[0]!)).status).toBe("completed")
  }),
)

itOnFloor(
  "a turn asked meanwhile begins within five seconds, and what ran beside it is not blamed",
  () =>
    Effect.gen(function* () {
      const model = yield* ModelScript
      const { ids, release, asked } = yield* killedTogether(1)
      for (let kills = 0; kills < 4; kills++) {
        const next = yield* startMortal()
        yield* TestClock.adjust("1 second")
        const before = asked()
        yield* model.reached("reflect", before)
        const { id } = yield* next.turns.start(bob, hello)
        yield* TestClock.adjust("5 seconds")
        yield* model.reached("reflect", before + 1)
        yield* next.kill
        ids.push(id)
      }
      expect((yield* rowOf(ids[0]!)).status).toBe("running")
      yield* release
      const last = yield* startProcess()
      yield* TestClock.adjust("10 seconds")
      yield* last.turns.idle
      expect((yield* rowOf(ids[0]!)).status).toBe("completed")
    }),
)

test("an import is given up after as many ends of the process as its reason names", () => {
  const named = ["", "once", "twice", "three times"][MAX_DEATHS]!
  expect(FAILURES.interrupted).toContain(`the service ended ${named} while it read this file`)
})
