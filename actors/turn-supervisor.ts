import {
  Context,
  Effect,
  Exit,
  Fiber,
  FiberMap,
  Layer,
  Option,
  PartitionedSemaphore,
  Scope,
} from "effect"
import { Quarantine } from "#actors/quarantine"
import { cancelTurn, giveUpTurn, runTurn } from "#actors/turn"
import { TurnEvents } from "#actors/turn-events"
import { TurnLimiter } from "#actors/turn-limiter"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { TurnStore } from "#db/turns"
import type { ConcurrencyLimitExceeded, TurnNotFound } from "#domain/errors"
import type { TurnId, UserId } from "#domain/ids"
import type { AcceptedTurn, StartTurn, Turn } from "#domain/turn"
import type { PipelineServices } from "#pipeline/pipeline"

/** The limits of running turns: number at once, timeout of each, and grace at a shutdown. */
export interface TurnRules {
  readonly parallelism: number
  readonly timeout_ms: number
  readonly grace_ms: number
}

type TurnServices = TurnStore | TurnEvents | PipelineServices

/**
 * Owns every running turn. A turn that crashes takes no other with it. Permits are shared fairly
 * between users, so that one person's twenty turns never delay another's one. Turns in flight at a
 * shutdown or crash are resumed at the next start, after a crash in quarantine.
 */
export class TurnSupervisor extends Context.Service<
  TurnSupervisor,
  {
    /** Takes a slot, writes the row, starts the actor. Refuses when the user has no slot left. */
    readonly start: (
      user: UserId,
      request: StartTurn,
      removes_nothing?: boolean,
    ) => Effect.Effect<AcceptedTurn, ConcurrencyLimitExceeded>
    /**
     * Makes a change that deletes turns, and interrupts those in flight with its commit, before any of
     * them can write again. Returns the deleted turns once their fibers have ended.
     */
    readonly discard: (
      owner: UserId,
      change: (tx: Transaction) => Change<ReadonlyArray<TurnId>>,
    ) => Effect.Effect<ReadonlyArray<TurnId>>
    /**
     * Fails a turn in flight with the code `cancelled`, and interrupts it with that commit. Returns the turn
     * once its fiber has ended: one that had ended before is returned as it is.
     */
    readonly cancel: (user: UserId, id: TurnId) => Effect.Effect<Turn, TurnNotFound>
    /** Waits until a turn is neither queued nor running. */
    readonly ended: (id: TurnId) => Effect.Effect<void>
    /** Waits until no turn is queued or running. */
    readonly idle: Effect.Effect<void>
  }
>()("actors/TurnSupervisor") {
  static readonly layer = ({ parallelism, timeout_ms, grace_ms }: TurnRules) =>
    Layer.effect(
      TurnSupervisor,
      Effect.gen(function* () {
        const { write } = yield* Database
        const store = yield* TurnStore
        const events = yield* TurnEvents
        const limiter = yield* TurnLimiter
        const quarantine = yield* Quarantine
        const actors = yield* FiberMap.make<TurnId>()
        const permits = yield* PartitionedSemaphore.make<UserId>({ permits: parallelism })
        const services = yield* Effect.context<Exclude<TurnServices, Scope.Scope>>()

        const idle = FiberMap.awaitEmpty(actors).pipe(Effect.ignoreCause)
        yield* Effect.addFinalizer(() =>
          idle.pipe(Effect.timeoutOrElse({ duration: grace_ms, orElse: () => Effect.void })),
        )

        const run = (
          turn: AcceptedTurn,
          slot: Scope.Closeable,
          work: Effect.Effect<void, never, TurnServices> = quarantine.run(turn.id, (passed) =>
            runTurn(turn, timeout_ms, passed).pipe(
              PartitionedSemaphore.withPermit(permits, turn.user_id),
            ),
          ),
        ) =>
          FiberMap.run(
            actors,
            turn.id,
            work.pipe(
              Effect.onExit((exit) => Scope.close(slot, exit)),
              Effect.provideContext(services),
            ),
          )

        // What has ended a process before comes last: the others are done by then.
        const left = (yield* store.inFlight).toSorted(
          (a, b) => quarantine.deathsOf(a.id) - quarantine.deathsOf(b.id),
        )
        for (const turn of left) {
          const slot = yield* Scope.make()
          yield* limiter.resume(turn.user_id).pipe(Scope.provide(slot))
          yield* quarantine.isGivenUp(turn.id) ? run(turn, slot, giveUpTurn(turn)) : run(turn, slot)
        }

        const start = Effect.fnUntraced(function* (
          user: UserId,
          request: StartTurn,
          removes_nothing?: boolean,
        ) {
          const slot = yield* Scope.make()
          const turn = yield* limiter.hold(user).pipe(
            Scope.provide(slot),
            Effect.andThen(store.insert(user, request, removes_nothing)),
            Effect.onError((cause) => Scope.close(slot, Exit.failCause(cause))),
          )
          yield* run(turn, slot)
          return turn
        }, Effect.uninterruptible)

        /** Interrupts turns as they are given to it, and waits for the end of those it has. */
        const interruption = () => {
          const interrupted: Array<Fiber.Fiber<unknown, unknown>> = []
          const interrupt = (turn: TurnId) => {
            const actor = FiberMap.getUnsafe(actors, turn)
            if (Option.isNone(actor)) return
            actor.value.interruptUnsafe()
            interrupted.push(actor.value)
          }
          return { interrupt, ended: Effect.suspend(() => Fiber.awaitAll(interrupted)) }
        }

        const discard = Effect.fnUntraced(function* (
          owner: UserId,
          change: (tx: Transaction) => Change<ReadonlyArray<TurnId>>,
        ) {
          const { interrupt, ended } = interruption()
          const close = (turn: TurnId) => {
            interrupt(turn)
            events.close(turn)
          }
          const turns = yield* write(owner, function* (tx) {
            const turns = yield* change(tx)
            tx.afterCommit(() => turns.forEach(close))
            return turns
          })
          yield* ended
          return turns
        })

        const cancel = Effect.fnUntraced(function* (user: UserId, id: TurnId) {
          const { interrupt, ended } = interruption()
          const { created_at } = yield* store.find(user, id)
          const turn = { id, user_id: user, created_at }
          yield* Effect.provideContext(
            cancelTurn(turn, () => interrupt(id)),
            services,
          )
          yield* ended
          return yield* store.find(user, id)
        })

        const ended = (id: TurnId) =>
          Effect.suspend(() => {
            const actor = FiberMap.getUnsafe(actors, id)
            return Option.isNone(actor) ? Effect.void : Effect.asVoid(Fiber.await(actor.value))
          })

        return TurnSupervisor.of({ start, discard, cancel, ended, idle })
      }),
    )
}
