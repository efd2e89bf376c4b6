import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { SYNC_KINDS } from "#domain/data-sync"
import type { DayRows } from "#domain/day-rows"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** The typed rows of one day as their serialised copies, which are what clients see. */
const prepare = (sqlite: Sqlite) =>
  sqlite.query<unknown, [user: string, date: string]>(
    `WITH of_day AS (
       SELECT user_id, updated_at, id FROM daily_summary
         WHERE user_id = ?1 AND date = ?2 AND deleted = 0
       UNION ALL SELECT user_id, updated_at, id FROM activities
         WHERE user_id = ?1 AND date = ?2 AND deleted = 0
       UNION ALL SELECT user_id, updated_at, id FROM sleep_sessions
         WHERE user_id = ?1 AND date = ?2 AND deleted = 0
       UNION ALL SELECT user_id, updated_at, id FROM biomarkers
         WHERE user_id = ?1 AND test_date = ?2
     )
     SELECT kind, row FROM of_day JOIN sync_rows USING (user_id, updated_at, id)
     ORDER BY updated_at, id`,
  )

/** Days with all that was recorded on them. */
export class DayRowStore extends Context.Service<
  DayRowStore,
  {
    /** Every row of a person's day but those their vendor took back. */
    readonly find: (user: UserId, date: LocalDate) => Effect.Effect<DayRows>
  }
>()("db/DayRowStore") {
  static readonly layer = Layer.effect(
    DayRowStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const rows = yield* read((_, sqlite) => prepare(sqlite))
      return DayRowStore.of({
        find: (user, date) =>
          Effect.sync(() => {
            const found = rows.values(user, date) as Array<[kind: number, row: string]>
            const kinds = SYNC_KINDS.map((name, kind) => [
              name,
              found.filter(([of]) => of === kind).map(([, row]) => JSON.parse(row)),
            ])
            return { date, ...Object.fromEntries(kinds) } as DayRows
          }),
      })
    }),
  )
}
