import { Clock, Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { TurnEventStore } from "#db/turn-events"
import { TurnStore } from "#db/turns"
import { isTerminal, TERMINAL_EVENT_ID, type TurnEvent, type TurnEventBody } from "#domain/events"
import type { TurnId } from "#domain/ids"
import { epochOf } from "#domain/time"

/** How long a finished turn's events can be read again. */
export const REPLAY_MS = 3_600_000

/** Who watches a turn. Both are called synchronously and must not throw. */
export interface Watcher {
  readonly next: (event: TurnEvent) => void
  readonly end: () => void
}

/** An event before it has its id; `turn.started` gets its `seq` with it. */
export type NewTurnEvent =
  | Exclude<TurnEventBody, { type: "turn.started" }>
  | Omit<Extract<TurnEventBody, { type: "turn.started" }>, "seq">

interface Live {
  lastId: number | null
  readonly watchers: Set<Watcher>
}

/**
 * What turns say, on disk first and to their watchers right after. Ids rise by one per turn; none
 * that a client has seen is ever given out again. The terminal event carries the largest safe integer.
 */
export class TurnEvents extends Context.Service<
  TurnEvents,
  {
    /**
     * Writes an event, together with whatever else must be true at the same moment, and then shows
     * it. An `also` that answers false withdraws both; answers whether they stand.
     */
    readonly append: (
      turn: TurnId,
      body: NewTurnEvent,
      also?: (tx: Transaction) => boolean,
    ) => Effect.Effect<boolean>
    /**
     * Shows every event after an id, then each as it is written, then the end. An hour after the
     * turn's end, and of a turn that is none, there is nothing to show but the end. Answers how to
     * stop watching.
     */
    readonly follow: (turn: TurnId, after: number, watcher: Watcher) => Effect.Effect<() => void>
    /** Whether a turn has said something of a type. */
    readonly has: (turn: TurnId, type: TurnEvent["type"]) => Effect.Effect<boolean>
    /** Ends what is shown of a turn that is deleted, at once. */
    readonly close: (turn: TurnId) => void
    /** How many watchers there are. */
    readonly watchers: Effect.Effect<number>
  }
>()("actors/TurnEvents") {
  static readonly layer = Layer.effect(
    TurnEvents,
    Effect.gen(function* () {
      const { write } = yield* Database
      const log = yield* TurnEventStore
      const turns = yield* TurnStore
      const live = new Map<TurnId, Live>()

      const open = (turn: TurnId): Live => {
        const known = live.get(turn)
        if (known) return known
        const fresh: Live = { lastId: null, watchers: new Set() }
        live.set(turn, fresh)
        return fresh
      }

      const close = (turn: TurnId) => {
        const { watchers } = open(turn)
        live.delete(turn)
        for (const watcher of watchers) watcher.end()
      }

      const show = (turn: TurnId, event: TurnEvent) => {
        for (const watcher of open(turn).watchers) watcher.next(event)
        if (isTerminal(event)) close(turn)
      }

      // The id is drawn inside the transaction: commits and ids then have the same order.
      const append = (
        turn: TurnId,
        body: NewTurnEvent,
        also: (tx: Transaction) => boolean = () => true,
      ) =>
        write((tx) => {
          if (!also(tx)) return false
          const state = open(turn)
          state.lastId ??= log.lastId(tx, turn)
          const id = isTerminal(body) ? TERMINAL_EVENT_ID : ++state.lastId
          const data = JSON.stringify(body.type === "turn.started" ? { ...body, seq: id } : body)
          const event: TurnEvent = { id, type: body.type, data }
          log.append(tx, turn, event)
          tx.afterCommit(() => show(turn, event))
          return true
        })

      const follow = Effect.fnUntraced(function* (turn: TurnId, after: number, watcher: Watcher) {
        const endedAt = yield* turns.endedAt(turn)
        if (endedAt !== null) {
          const age = (yield* Clock.currentTimeMillis) - (epochOf(endedAt ?? "") ?? 0)
          if (age < REPLAY_MS)
            for (const event of yield* log.since(turn, after)) watcher.next(event)
          watcher.end()
          return () => {}
        }
        for (const event of yield* log.since(turn, after)) watcher.next(event)
        const { watchers } = open(turn)
        watchers.add(watcher)
        return () => void watchers.delete(watcher)
      })

      return TurnEvents.of({
        append,
        follow,
        close,
        has: log.has,
        watchers: Effect.sync(() => {
          let count = 0
          for (const { watchers } of live.values()) count += watchers.size
          return count
        }),
      })
    }),
  )
}
