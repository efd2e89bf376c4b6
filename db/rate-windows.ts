import type { Database as Sqlite } from "bun:sqlite"
import { eq, lte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { rateWindows } from "#db/schema/rate-window"
import type { UserId } from "#domain/ids"
import type { Tally } from "#domain/sliding-window"

/** What one user did within one span. */
export interface StoredWindow {
  readonly user_id: UserId
  readonly span_ms: number
  readonly tallies: ReadonlyArray<Tally>
  /** From then on it says nothing any more, in epoch milliseconds. */
  readonly empty_at: number
}

/** How many requests each user has sent lately, for the next process to go on counting. */
export class RateWindowStore extends Context.Service<
  RateWindowStore,
  {
    readonly find: (user: UserId) => Effect.Effect<ReadonlyArray<StoredWindow>>
    /** Replaces windows. Those of users who are gone are not written. */
    readonly save: (windows: ReadonlyArray<StoredWindow>) => Effect.Effect<void>
    /** Drops what is empty by now. */
    readonly forget: (now: number) => Effect.Effect<void>
  }
>()("db/RateWindowStore") {
  static readonly layer = Layer.effect(
    RateWindowStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const keep = yield* read((_, sqlite) => prepareKeep(sqlite))
      return RateWindowStore.of({
        find: (user) =>
          read((db) => db.select().from(rateWindows).where(eq(rateWindows.user_id, user)).all()),
        save: (windows) =>
          write(() => {
            for (const { user_id, span_ms, tallies, empty_at } of windows)
              keep.run(span_ms, JSON.stringify(tallies), empty_at, user_id)
          }),
        forget: (now) =>
          write(
            ({ db }) => void db.delete(rateWindows).where(lte(rateWindows.empty_at, now)).run(),
          ),
      })
    }),
  )
}

const prepareKeep = (sqlite: Sqlite) =>
  sqlite.query<void, [number, string, number, UserId]>(
    `INSERT OR REPLACE INTO rate_windows (user_id, span_ms, tallies, empty_at)
     SELECT id, ?, ?, ? FROM users WHERE id = ?`,
  )
