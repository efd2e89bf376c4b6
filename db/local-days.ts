import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

/** Where in the world a person's days begin, as far as their devices tell. */
export class LocalDayStore extends Context.Service<
  LocalDayStore,
  {
    /** Minutes east of UTC on the person's latest day or night that has an offset; 0 when none has. */
    readonly lastOffset: (user: UserId) => Effect.Effect<number>
  }
>()("db/LocalDayStore") {
  static readonly layer = Layer.effect(
    LocalDayStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const last = yield* read((_, sqlite) => prepare(sqlite))
      return LocalDayStore.of({
        lastOffset: (user) => Effect.sync(() => last.get(user, user)?.tz_offset_min ?? 0),
      })
    }),
  )
}

const latest = (table: string) =>
  `SELECT * FROM (SELECT date, tz_offset_min FROM ${table}
    WHERE user_id = ? AND tz_offset_min IS NOT NULL ORDER BY date DESC LIMIT 1)`

const prepare = (sqlite: Sqlite) =>
  sqlite.query<{ tz_offset_min: number }, [string, string]>(
    `${latest("daily_summary")} UNION ALL ${latest("sleep_sessions")} ORDER BY date DESC LIMIT 1`,
  )
