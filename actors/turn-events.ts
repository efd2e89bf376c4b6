import { Clock, Context, Effect, Layer, References } from "effect"
import type { Change, Transaction } from "#db/change"
import { Database } from "#db/database"
import { TurnEventStore } from "#db/turn-events"
import { TurnStore } from "#db/turns"
import { isTerminal, TERMINAL_EVENT_ID, type TurnEvent, type TurnEventBody } from "#domain/events"
import type { TurnId } from "#domain/ids"
import { epochOf } from "#domain/time"
import type { AcceptedTurn } from "#domain/turn"

/** How long a finished turn's events can be read again. */
export const REPLAY_MS = 3_600_000

/**
 * A subscriber to the events of a turn. Both functions are called synchronously and must not throw.
 */
export interface Watcher {
  readonly next: (event: TurnEvent) => void
  readonly end: () => void
}

/** An event before it has its id; `turn.started` gets its `seq` with it. */
export type NewTurnEvent =
  | Exclude<TurnEventBody, { type: "turn.started" }>
  | Omit<Extract<TurnEventBody, { type: "turn.started" }>, "seq">

/** A turn, and whose it is. */
export type OwnedTurn = Pick<AcceptedTurn, "id" | "user_id">

const nobody: ReadonlySet<Watcher> = new Set()

/**
 * The event log of turns: written to disk first, shown to watchers after the commit. Ids rise by one
 * within a turn; an id that a client has seen is never reused. The terminal event carries the largest
 * safe integer.
 */
export class TurnEvents extends Context.Service<
  TurnEvents,
  {
    /**
     * Writes an event, with the change `also` in the same transaction, and shows it after the commit.
     * When `also` returns false, or the turn has ended, nothing is written. Returns whether the event was.
     */
    readonly append: (
      turn: OwnedTurn,
      body: NewTurnEvent,
      also?: (tx: Transaction) => Change<boolean>,
    ) => Effect.Effect<boolean>
    /** The same without waiting: it is on disk before whatever is written later. */
    readonly enqueue: (turn: OwnedTurn, body: NewTurnEvent) => Effect.Effect<void>
    /**
     * Shows every event after an id, then each new one, then the end. An hour after the end of a turn,
     * or when there is no such turn, only the end is shown. Returns a function that stops watching.
     */
    readonly follow: (turn: TurnId, after: number, watcher: Watcher) => Effect.Effect<() => void>
    /** Whether a turn has an event of a type. */
    readonly has: (turn: TurnId, type: TurnEvent["type"]) => Effect.Effect<boolean>
    /** Ends every stream of a deleted turn at once. */
    readonly close: (turn: TurnId) => void
    /** How many watchers there are. */
    readonly watchers: Effect.Effect<number>
  }
>()("actors/TurnEvents") {
  static readonly layer = Layer.effect(
    TurnEvents,
    Effect.gen(function* () {
      const { write, enqueue } = yield* Database
      const log = yield* TurnEventStore
      const turns = yield* TurnStore
      const watched = new Map<TurnId, Set<Watcher>>()

      const watchersOf = (turn: TurnId): ReadonlySet<Watcher> => watched.get(turn) ?? nobody

      const close = (turn: TurnId) => {
        const watchers = watchersOf(turn)
        watched.delete(turn)
        for (const watcher of watchers) watcher.end()
      }

      const show = (turn: TurnId, event: TurnEvent) => {
        for (const watcher of watchersOf(turn)) watcher.next(event)
        if (isTerminal(event)) close(turn)
      }

      const watch = (turn: TurnId, watcher: Watcher) => {
        const watchers = watched.get(turn) ?? new Set()
        watched.set(turn, watchers.add(watcher))
        return () => {
          watchers.delete(watcher)
          if (watchers.size === 0 && watched.get(turn) === watchers) watched.delete(turn)
        }
      }

      // The id is taken inside the transaction, so that ids rise in the order of commits.
      const appending = (
        turn: TurnId,
        body: NewTurnEvent,
        also?: (tx: Transaction) => Change<boolean>,
      ) =>
        function* (tx: Transaction): Change<boolean> {
          if (also && !(yield* also(tx))) return false
          const last = isTerminal(body) ? 0 : yield* log.lastId(tx, turn)
          // It was cancelled while this event waited for the commit.
          if (last === TERMINAL_EVENT_ID) return false
          const id = isTerminal(body) ? TERMINAL_EVENT_ID : last + 1
          const data = JSON.stringify(body.type === "turn.started" ? { ...body, seq: id } : body)
          const event: TurnEvent = { id, type: body.type, data }
          yield* log.append(tx, turn, event)
          tx.afterCommit(() => show(turn, event))
          return true
        }

      const follow = Effect.fnUntraced(
        function* (turn: TurnId, after: number, watcher: Watcher) {
          const endedAt = yield* turns.endedAt(turn)
          const age = (yield* Clock.currentTimeMillis) - (epochOf(endedAt ?? "") ?? 0)
          if (endedAt === null || age < REPLAY_MS)
            for (const event of yield* log.since(turn, after)) watcher.next(event)
          if (endedAt === null) return watch(turn, watcher)
          watcher.end()
          return () => {}
        },
        // Yielding between reading and watching would lose the events committed in between.
        Effect.provideService(References.PreventSchedulerYield, true),
      )

      return TurnEvents.of({
        append: ({ id, user_id }, body, also) => write(user_id, appending(id, body, also)),
        enqueue: ({ id, user_id }, body) => enqueue(user_id, appending(id, body)),
        follow,
        close,
        has: log.has,
        watchers: Effect.sync(() => {
          let count = 0
          for (const watchers of watched.values()) count += watchers.size
          return count
        }),
      })
    }),
  )
}
