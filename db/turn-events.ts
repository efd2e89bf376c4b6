import type { Database as Sqlite } from "bun:sqlite"
import { sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { TERMINAL_EVENT_ID, type TurnEvent } from "#domain/events"
import type { TurnId } from "#domain/ids"

/** The event log of every turn: a frame stands here before a client sees it. */
export class TurnEventStore extends Context.Service<
  TurnEventStore,
  {
    /** Writes one frame, inside the caller's transaction. */
    readonly append: (tx: Transaction, turn: TurnId, event: TurnEvent) => void
    /** The frames after an id, in order. */
    readonly since: (turn: TurnId, id: number) => Effect.Effect<ReadonlyArray<TurnEvent>>
    /** The last id given out so far, the terminal one apart; 0 when there is none. */
    readonly lastId: (tx: Transaction, turn: TurnId) => number
    /** Whether a turn has an event of a type. */
    readonly has: (turn: TurnId, type: TurnEvent["type"]) => Effect.Effect<boolean>
    /** Drops the logs of turns that ended before a time. */
    readonly forget: (endedBefore: string) => Effect.Effect<void>
  }
>()("db/TurnEventStore") {
  static readonly layer = Layer.effect(
    TurnEventStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const statements = yield* read((_, sqlite) => prepare(sqlite))
      return TurnEventStore.of({
        append: (_, turn, { id, type, data }) => void statements.append.run(turn, id, type, data),
        since: (turn, id) => Effect.sync(() => statements.since.all(turn, id)),
        lastId: (_, turn) => statements.last.get(turn, TERMINAL_EVENT_ID)!.id,
        has: (turn, type) => Effect.sync(() => statements.has.get(turn, type) !== null),
        forget: (endedBefore) =>
          Effect.asVoid(
            write(({ db }) =>
              db.run(sql`DELETE FROM turn_events
                WHERE (SELECT completed_at FROM turns WHERE id = turn_id) < ${endedBefore}`),
            ),
          ),
      })
    }),
  )
}

const prepare = (sqlite: Sqlite) => ({
  append: sqlite.query<void, [string, number, string, string]>(
    "INSERT INTO turn_events (turn_id, id, type, data) VALUES (?, ?, ?, ?)",
  ),
  since: sqlite.query<TurnEvent, [string, number]>(
    "SELECT id, type, data FROM turn_events WHERE turn_id = ? AND id > ? ORDER BY id",
  ),
  has: sqlite.query<{ id: number }, [string, string]>(
    "SELECT id FROM turn_events WHERE turn_id = ? AND type = ? LIMIT 1",
  ),
  last: sqlite.query<{ id: number }, [string, number]>(
    "SELECT coalesce(max(id), 0) AS id FROM turn_events WHERE turn_id = ? AND id < ?",
  ),
})
