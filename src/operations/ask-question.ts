import { type Cause, Effect, Queue } from "effect"
import { TurnEvents } from "#actors/turn-events"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { TurnStore } from "#db/turns"
import type { TurnEventBody } from "#domain/events"
import type { TurnId } from "#domain/ids"
import type { StartTurn } from "#domain/turn"
import { type Asker, startTurn } from "#operations/start-turn"

/** Hands over each event of a turn in its order, until its end or until the scope closes. */
const eachEvent = Effect.fnUntraced(function* <E, R>(
  turn: TurnId,
  onEvent: (event: TurnEventBody) => Effect.Effect<void, E, R>,
) {
  const waiting = yield* Queue.make<TurnEventBody, Cause.Done>()
  yield* Effect.acquireRelease(
    TurnEvents.use((events) =>
      events.follow(turn, 0, {
        next: ({ data }) => void Queue.offerUnsafe(waiting, JSON.parse(data)),
        end: () => void Queue.endUnsafe(waiting),
      }),
    ),
    (stop) => Effect.sync(stop),
  )
  yield* Queue.take(waiting).pipe(
    Effect.flatMap(onEvent),
    Effect.forever,
    Effect.catchTag("Done", () => Effect.void),
  )
})

/**
 * Asks a question as a turn, hands over its events as they come, and answers the turn once it has ended. Interrupted,
 * it cancels the turn.
 */
export const askQuestion = <E, R>(
  asker: Asker,
  request: StartTurn,
  onEvent: (event: TurnEventBody) => Effect.Effect<void, E, R>,
) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const started = yield* startTurn(asker, request)
      const cancel = TurnSupervisor.use((supervisor) =>
        supervisor.cancel(asker.user_id, started.id),
      )
      yield* restore(Effect.scoped(eachEvent(started.id, onEvent))).pipe(
        Effect.onInterrupt(() => Effect.ignore(cancel)),
      )
      return yield* TurnStore.use((store) => store.find(asker.user_id, started.id))
    }),
  )
