import { Context, Effect, Exit, Layer, Scope } from "effect"
import { type TurnRules, TurnSupervisor } from "#actors/turn-supervisor"
import { Database } from "#db/database"
import { InterruptedWorkStore } from "#db/interrupted-work"
import { TurnStore } from "#db/turns"
import type { TurnId } from "#domain/ids"
import { itWith } from "#test/effect"
import { ModelScript } from "#test/scripted-model"
import { ada, hello, rules, supervisor, TurnFloor } from "#test/turns"

/** `it` with a supervisor over the floor. */
export const itSupervised = itWith(Layer.provideMerge(supervisor(rules), TurnFloor))

/** `it` with the floor alone, for tests that start their supervisors themselves. */
export const itOnFloor = itWith(TurnFloor)

/** One more supervisor over the rows of a test. */
export const anotherSupervisor = (given: TurnRules = rules) =>
  Effect.map(Layer.build(supervisor(given)), (built) => Context.get(built, TurnSupervisor))

/** Waits until all that was written so far is on disk. */
export const committed = Effect.flatMap(Database, ({ write }) => write("system", function* () {}))

/** The row of a turn of Ada's. */
export const rowOf = Effect.fnUntraced(function* (turn: TurnId) {
  return yield* (yield* TurnStore).find(ada, turn)
})

/** A turn of Ada's that waits for the model at a part until `release` is run. */
export const heldAt = Effect.fnUntraced(function* (
  part: Parameters<ModelScript["Service"]["stallsAt"]>[0],
  turns: TurnSupervisor["Service"],
) {
  const model = yield* ModelScript
  const release = yield* model.stallsAt(part)
  const turn = yield* turns.start(ada, hello)
  yield* model.reached(part)
  return { turn, release }
})

/** A turn of Ada's that has ended. */
export const finishedTurn = Effect.fnUntraced(function* (turns: TurnSupervisor["Service"]) {
  const turn = yield* turns.start(ada, hello)
  yield* turns.idle
  return turn
})

const impatient: TurnRules = { ...rules, grace_ms: 0 }

/** A process: a supervisor over the rows of a test, and how it is ended. */
export const startProcess = Effect.fnUntraced(function* (given = impatient) {
  const scope = yield* Scope.make()
  const built = yield* Layer.buildWithScope(supervisor(given), scope)
  return { turns: Context.get(built, TurnSupervisor), end: Scope.close(scope, Exit.void) }
})

/** The rows of a process that is killed: it does not write what an orderly end writes. */
const killed = Layer.effect(
  InterruptedWorkStore,
  Effect.map(InterruptedWorkStore, (store) => ({ ...store, excuse: Effect.void })),
)

/** A process that ends by being killed. */
export const startMortal = Effect.fnUntraced(function* () {
  const scope = yield* Scope.make()
  const layer = supervisor(impatient).pipe(Layer.provide(killed))
  const built = yield* Layer.buildWithScope(layer, scope)
  return { turns: Context.get(built, TurnSupervisor), kill: Scope.close(scope, Exit.void) }
})
