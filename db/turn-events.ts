import { and, eq, gt, max, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { TurnEvent } from "#domain/events"
import type { TurnId } from "#domain/ids"

const insert = query((db, { turnEvents }, given: Given<TurnEvent & { turn: TurnId }>) =>
  db
    .insert(turnEvents)
    .values({ turn_id: given.turn, id: given.id, type: given.type, data: given.data }),
)

const since = query((db, { turnEvents }, given: Given<{ turn: TurnId; id: number }>) =>
  db
    .select({ id: turnEvents.id, type: turnEvents.type, data: turnEvents.data })
    .from(turnEvents)
    .where(and(eq(turnEvents.turn_id, given.turn), gt(turnEvents.id, given.id)))
    .orderBy(turnEvents.id),
)

const ofType = query((db, { turnEvents }, given: Given<{ turn: TurnId; type: string }>) =>
  db
    .select({ id: turnEvents.id })
    .from(turnEvents)
    .where(and(eq(turnEvents.turn_id, given.turn), eq(turnEvents.type, given.type)))
    .limit(1),
)

const last = query((db, { turnEvents }, given: Given<{ turn: TurnId }>) =>
  db
    .select({ id: max(turnEvents.id) })
    .from(turnEvents)
    .where(eq(turnEvents.turn_id, given.turn)),
)

const removeEnded = query((db, { turnEvents, turns }, given: Given<{ before: string }>) => {
  const ended = db
    .select({ at: turns.completed_at })
    .from(turns)
    .where(eq(turns.id, turnEvents.turn_id))
  return db.delete(turnEvents).where(sql`${ended} < ${given.before}`)
})

/** The event log of every turn: an event is stored before a client sees it. */
export class TurnEventStore extends Context.Service<
  TurnEventStore,
  {
    /** Writes one frame, inside the caller's transaction. */
    readonly append: (tx: Transaction, turn: TurnId, event: TurnEvent) => Change<void>
    /** The frames after an id, in order. */
    readonly since: (turn: TurnId, id: number) => Effect.Effect<ReadonlyArray<TurnEvent>>
    /** The last event id of a turn; 0 when it has no events. */
    readonly lastId: (tx: Transaction, turn: TurnId) => Change<number>
    /** Whether a turn has an event of a type. */
    readonly has: (turn: TurnId, type: TurnEvent["type"]) => Effect.Effect<boolean>
    /** Drops the logs of turns that ended before a time. */
    readonly forget: (endedBefore: string) => Effect.Effect<void>
  }
>()("db/TurnEventStore") {
  static readonly layer = Layer.effect(
    TurnEventStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return TurnEventStore.of({
        *append(tx, turn, event) {
          yield* tx.rows(insert, { turn, ...event })
        },
        since: (turn, id) => rows(since, { turn, id }) as Effect.Effect<ReadonlyArray<TurnEvent>>,
        *lastId(tx, turn) {
          const [found] = yield* tx.rows(last, { turn })
          return found?.id ?? 0
        },
        has: (turn, type) => Effect.map(rows(ofType, { turn, type }), (found) => found.length > 0),
        forget: (before) =>
          Effect.asVoid(write("system", (tx) => tx.rows(removeEnded, { before }))),
      })
    }),
  )
}
